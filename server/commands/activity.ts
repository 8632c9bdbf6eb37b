import { type SQL, sql } from 'drizzle-orm';
import { pushSystems } from '../database/schema/sources.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import type { Part, Row } from './tables.ts';

/**
 * Parts that hold what people did and what was counted of it. A file that replaces an institution leaves them as they
 * are, but for what belongs to people and things that the file adds.
 */
const parts: readonly string[] = [
  'collections',
  'recentUses',
  'noticeReads',
  'sourceReads',
  'topicSteps',
  'signInBindings',
  'avatars',
  'scheduleEntries',
  'scheduleExceptions',
  'calendarFeeds',
  'feedback',
  'appHits',
  'visits',
  'pushedItems',
];

/** The same of columns, in parts that are otherwise the institution's. */
const columns: Readonly<Record<string, readonly string[]>> = {
  apps: ['hitsTotal'],
  articles: ['views'],
  messages: ['read'],
  people: ['avatar', 'lastLogin', 'preferences'],
};

/** Parts of which some rows were delivered by other systems, which deliver each once: by the beginning of their ids. */
const delivered: readonly string[] = ['tasks', 'notices'];

export const isActivity = ({ name }: Part) => parts.includes(name);
export const isActivityColumn = ({ name }: Part, column: string) => columns[name]?.includes(column) ?? false;
export const isDelivered = ({ name }: Part, row: Row) => delivered.includes(name) && String(row.id).startsWith('push.');

/** The condition for the rows that a system delivered which is still there; null for parts to which none delivers. */
export function deliveredRows(here: Scoped, { name, columns: { id } }: Part): SQL | null {
  if (!delivered.includes(name)) return null;
  const own = sql`${id} like 'push.' || ${pushSystems.id} || '.%'`;
  return sql`exists (select 1 from ${pushSystems} where ${here.of(pushSystems, own)})`;
}
