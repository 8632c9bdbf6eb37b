import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { pushSystems } from '../database/schema/sources.ts';
import { isPortalMessage, portalMessages } from '../messages/tell.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import type { Part, Row } from './tables.ts';

/**
 * Parts that hold users' activity and its counts. A file that replaces an institution does not change their rows; it
 * adds rows only for people and things that the file adds.
 */
const activityParts: readonly string[] = [
  'collections',
  'recentUses',
  'noticeReads',
  'noticeReplies',
  'sourceReads',
  'topicSteps',
  'signInBindings',
  'avatars',
  'scheduleEntries',
  'scheduleExceptions',
  'calendarFeeds',
  'secondFactors',
  'passkeys',
  'feedback',
  'appHits',
  'visits',
  'pushedItems',
];

/** Columns of users' activity, in parts that otherwise belong to the institution's content. */
const activityColumns: Readonly<Record<string, readonly string[]>> = {
  apps: ['hitsTotal'],
  articles: ['views'],
  messages: ['read'],
  people: ['avatar', 'lastLogin', 'preferences'],
};

/** Parts with rows that other systems delivered, each only once; the beginning of the id tells the system. */
const delivered: readonly string[] = ['tasks', 'notices'];

/** With what the ids begin of rows that are in the hands of no file; undefined for parts that have none. */
const beginningOf = (part: string) =>
  part === 'messages' ? portalMessages : delivered.includes(part) ? 'push.' : undefined;

export const isActivity = ({ name }: Part) => activityParts.includes(name);
export const isActivityColumn = ({ name }: Pick<Part, 'name'>, column: string) =>
  activityColumns[name]?.includes(column) ?? false;
/** Whether another system delivered a row, or the portal wrote it itself. */
export const isDelivered = ({ name }: Part, row: Row) => {
  const beginning = beginningOf(name);
  return beginning !== undefined && String(row.id).startsWith(beginning);
};

/** A condition for the names of delivered rows, as editions have them: a part, and a key as JSON. */
export const isDeliveredName = ({ part, key }: { readonly part: SQLWrapper; readonly key: SQLWrapper }): SQL =>
  sql`${part} = any(${sql.param([...delivered])}::text[]) and ${key} like '["push.%'`;

/**
 * A condition for the rows delivered by a system that still exists, or written by the portal itself; null for parts
 * that have none.
 */
export function deliveredRows(here: Scoped, part: Part): SQL | null {
  const { id } = part.columns;
  if (id && part.name === 'messages') return isPortalMessage(id);
  if (!delivered.includes(part.name)) return null;
  const own = sql`${id} like 'push.' || ${pushSystems.id} || '.%'`;
  return sql`exists (select 1 from ${pushSystems} where ${here.of(pushSystems, own)})`;
}
