import type { ReminderChannel, ReminderChoice, ReminderKind } from '@yimen/contract/person/reminders';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { people } from '../database/schema/people.ts';
import { inTransaction } from '../database/transaction.ts';
import { addDays, hourMs, minuteText, parseMinute } from '../lib/time.ts';
import { accountSecurity, scheduleReminder } from '../messages/tell.ts';
import { type Preferences, preferencesOf, savePreferences } from '../tenancy/preferences.ts';
import { scoped } from '../tenancy/scoped.ts';

export type ReminderSettings = NonNullable<Preferences['reminders']>;

/** Of which kind a message is. */
export function kindOf({ source }: { readonly source: string }): ReminderKind {
  if (source === accountSecurity) return 'security';
  return source === scheduleReminder ? 'schedule' : 'messages';
}

export const settingsOf = (person: Pick<typeof people.$inferSelect, 'preferences'>): ReminderSettings =>
  preferencesOf(person).reminders ?? { choices: {}, quiet: null, digestHour: 8 };

/** What is sent where nobody has chosen: nobody is mailed for more than their account’s security. */
const unchosen: Readonly<Record<ReminderChannel, Partial<Record<ReminderKind, ReminderChoice>>>> = {
  mail: { security: 'now' },
  // Who subscribes a device wants to be told there.
  push: { security: 'now', schedule: 'now', messages: 'now' },
};

export const choiceOf = ({ choices }: ReminderSettings, channel: ReminderChannel, kind: ReminderKind): ReminderChoice =>
  choices[channel]?.[kind] ?? unchosen[channel][kind] ?? 'off';

export interface Choice {
  readonly channel: ReminderChannel;
  readonly kind: ReminderKind;
  readonly choice: ReminderChoice;
}

/** Saves choices, and what else is given; the others stay, also when two devices save at once. */
export function saveSettings(
  db: Database,
  institution: { readonly id: string },
  person: Pick<typeof people.$inferSelect, 'id'>,
  chosen: readonly Choice[],
  rest: Partial<Omit<ReminderSettings, 'choices'>> = {},
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    const own = here.of(people, eq(people.id, person.id));
    const [row] = await tx.select().from(people).where(own).for('update');
    if (!row) return;
    const settings = structuredClone(settingsOf(row));
    for (const { channel, kind, choice } of chosen)
      settings.choices[channel] = { ...settings.choices[channel], [kind]: choice };
    await savePreferences(here, person, { reminders: { ...settings, ...rest } });
  });
}

/** When the quiet hours end that it is now; null outside of them. */
export function endOfQuiet(quiet: ReminderSettings['quiet'], now: Date): Date | null {
  if (!quiet || quiet.from === quiet.to) return null;
  const { from, to } = quiet;
  const [day = '', time = ''] = minuteText(now).split(' ');
  const isOverMidnight = from > to;
  const isQuiet = isOverMidnight ? time >= from || time < to : time >= from && time < to;
  if (!isQuiet) return null;
  return parseMinute(`${isOverMidnight && time >= from ? addDays(day, 1) : day} ${to}`);
}

/** When the next digest comes. */
export function nextDigest({ digestHour }: Pick<ReminderSettings, 'digestHour'>, now: Date): Date {
  const [day = ''] = minuteText(now).split(' ');
  const at = (on: string) => new Date(parseMinute(`${on} 00:00`).getTime() + digestHour * hourMs);
  const today = at(day);
  return today > now ? today : at(addDays(day, 1));
}
