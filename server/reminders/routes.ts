import { codes } from '@yimen/contract/envelope';
import * as contract from '@yimen/contract/person/reminders';
import { inTransaction } from '../database/transaction.ts';
import { implement } from '../http/implement.ts';
import { expired, Refusal } from '../http/refusal.ts';
import type { MemberVisit } from '../http/visit.ts';
import { findPersonRow } from '../sign-in/session/sessions.ts';
import { scoped, scopedOf } from '../tenancy/scoped.ts';
import { channelKinds, isChannel } from './channels.ts';
import { isKey } from './encrypt.ts';
import { isOfService } from './push.ts';
import { choiceOf, saveSettings, settingsOf } from './settings.ts';
import { findChannel, openChannels } from './store.ts';
import { deleteSubscription, readSubscriptions, saveSubscription } from './subscriptions.ts';

export const implementations = [
  implement(contract.reminderConfig, (_, visit) => readConfig(visit)),

  implement(contract.saveReminderConfig, async ({ choices, ...rest }, visit) => {
    await saveSettings(visit.db, visit.institution, visit.person, choices, rest);
    return readConfig(visit);
  }),

  implement(contract.subscribePush, async (given, visit) => {
    const here = scopedOf(visit);
    const channel = await findChannel(here, 'push');
    if (!channel?.enabled) throw new Refusal(codes.pushRefused, '这里没有开通浏览器推送');
    if (!isOfService(channel.settings, given.endpoint) || !isKey(given.p256dh))
      throw new Refusal(codes.pushRefused, '这个浏览器的推送服务不在可用的名单里，请换一个浏览器，或改用别的提醒方式');
    await inTransaction(visit.db, (tx) =>
      saveSubscription(scoped(tx, visit.institution), { ...given, person: visit.person.id, session: visit.session.id }),
    );
    return {};
  }),

  implement(contract.unsubscribePush, async (_, visit) => {
    await deleteSubscription(scopedOf(visit), visit.session.id);
    return {};
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
  const push = open.find(({ kind }) => kind === 'push');
  const own = push && (await readSubscriptions(here, [person.id])).some(({ session }) => session === visit.session.id);
  return {
    kinds: contract.reminderKindIds.map((id) => ({ id, name: contract.reminderKinds[id] })),
    channels: shown.flat(),
    choices: contract.reminderKindIds.flatMap((kind) =>
      contract.reminderChannelIds.map((channel) => ({ kind, channel, choice: choiceOf(settings, channel, kind) })),
    ),
    push: push ? { key: String(push.settings.publicKey), isSubscribed: own === true } : null,
    quiet: settings.quiet,
    digestHour: settings.digestHour,
  };
}
