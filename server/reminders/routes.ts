import * as contract from '@yimen/contract/person/reminders';
import { implement } from '../http/implement.ts';
import { expired } from '../http/refusal.ts';
import type { MemberVisit } from '../http/visit.ts';
import { findPersonRow } from '../sign-in/session/sessions.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { channelKinds, isChannel } from './channels.ts';
import { choiceOf, saveSettings, settingsOf } from './settings.ts';
import { openChannels } from './store.ts';

const names = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

export const implementations = [
  implement(contract.reminderConfig, (_, visit) => readConfig(visit)),

  implement(contract.saveReminderConfig, async ({ choices, ...rest }, visit) => {
    await saveSettings(visit.db, visit.institution, visit.person, choices, rest);
    return readConfig(visit);
  }),
];

async function readConfig(visit: MemberVisit) {
  const here = scopedOf(visit);
  const person = await findPersonRow(here, visit.person.id);
  if (!person) throw expired();
  const open = await openChannels(here);
  const shown = await Promise.all(
    open.map(async ({ kind }) => {
      if (!isChannel(kind)) return [];
      const reaches = (await channelKinds[kind].reached(here, [person])).get(person.id) ?? null;
      return [{ id: kind, name: contract.reminderChannels[kind], reaches }];
    }),
  );
  const settings = settingsOf(person);
  return {
    kinds: names(contract.reminderKinds).map((id) => ({ id, name: contract.reminderKinds[id] })),
    channels: shown.flat(),
    choices: names(contract.reminderKinds).flatMap((kind) =>
      names(contract.reminderChannels).map((channel) => ({ kind, channel, choice: choiceOf(settings, channel, kind) })),
    ),
    quiet: settings.quiet,
    digestHour: settings.digestHour,
  };
}
