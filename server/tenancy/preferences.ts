import type { ReminderChannel, ReminderChoice, ReminderKind } from '@yimen/contract/person/reminders';
import type { TextSize } from '@yimen/contract/person/user';
import { eq, sql } from 'drizzle-orm';
import { people } from '../database/schema/people.ts';
import type { Person } from '../http/visit.ts';
import type { Scoped } from './scoped.ts';

/** What a person has chosen; an absent field was never chosen. */
export interface Preferences {
  /** Care mode. */
  specialStyle?: 0 | 1;
  theme?: 'light' | 'dark' | 'auto';
  textSize?: TextSize;
  /** News columns in the person's order. */
  newsColumns?: string[];
  /** Types of notices that the person has muted, and whether the bell shows how many are unread. */
  notices?: { muted: string[]; badge: boolean };
  /** Which messages remind outside the page, and when. */
  reminders?: {
    choices: Partial<Record<ReminderChannel, Partial<Record<ReminderKind, ReminderChoice>>>>;
    quiet: { from: string; to: string } | null;
    digestHour: number;
  };
  /** The id of the identity in which the next session begins; null to be asked. */
  identity?: string | null;
}

/** The choices in a person's row. */
export const preferencesOf = ({ preferences }: Pick<typeof people.$inferSelect, 'preferences'>) =>
  preferences as Preferences;

/** The person's choices; none for a guest. */
export async function readPreferences(here: Scoped, person: Person | null): Promise<Preferences> {
  const row = person && (await here.first(people, eq(people.id, person.id)));
  return row ? preferencesOf(row) : {};
}

/** Saves the given choices and keeps the others, also when two tabs save at once. */
export async function savePreferences(here: Scoped, person: Pick<Person, 'id'>, changed: Preferences): Promise<void> {
  const merged = sql`${people.preferences} || ${JSON.stringify(changed)}::jsonb`;
  await here.update(people, { preferences: merged }, eq(people.id, person.id));
}
