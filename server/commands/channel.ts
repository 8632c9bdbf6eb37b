import { BlockList } from 'node:net';
import { reminderChannels } from '@yimen/contract/person/reminders';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { people } from '../database/schema/people.ts';
import { channels } from '../database/schema/reminders.ts';
import { minuteText } from '../lib/time.ts';
import { AdminError, readFields } from '../parts/fields.ts';
import { ChannelFailure } from '../reminders/channel.ts';
import { channelKinds, isChannel } from '../reminders/channels.ts';
import { portalOf } from '../reminders/job.ts';
import { countWaiting, findChannel } from '../reminders/store.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { type Action, runAmong } from './connections.ts';
import { choiceText, isAgreedTo, need, readSecret } from './words.ts';

function kindNamed(kind: string) {
  if (!isChannel(kind)) throw new AdminError(`没有渠道 ${kind}：可用的有 ${choiceText(Object.keys(channelKinds))}。`);
  return kind;
}

async function requireChannel(here: Scoped, kind: string) {
  const row = await findChannel(here, kindNamed(kind));
  if (!row) throw new AdminError(`${here.institution} 没有设置渠道 ${kind}：请先用 channel set。`);
  return row;
}

const actions: Readonly<Record<string, Action>> = {
  async list(key, _words, { db, print }) {
    const here = scoped(db, { id: key });
    const waiting = await countWaiting(here);
    const rows = await here.rows(channels, { orderBy: [asc(channels.kind)] });
    for (const row of rows) {
      const { kind, enabled, settings, failure, failedAt } = row;
      const { count = 0, since = null } = waiting.get(kind) ?? {};
      const lacking = isChannel(kind) ? channelKinds[kind].lacks(row) : '这个版本没有这个渠道';
      const facts = [
        enabled ? '启用' : '停用',
        lacking,
        `待发 ${count} 条${since ? `，最早的定于 ${minuteText(since)}` : ''}`,
        `最近失败 ${failure && failedAt ? `${minuteText(failedAt)} ${failure}` : '无'}`,
      ];
      print([kind, ...facts.filter(Boolean)].join('  '));
      print(`    ${JSON.stringify(settings)}`);
    }
    if (rows.length === 0) print(`${key} 没有设置渠道，大家只在门户里看消息。`);
  },

  async set(key, words, { db, print }) {
    const kind = kindNamed(need(words, '渠道')[0] ?? '');
    const here = scoped(db, { id: key });
    const known = await findChannel(here, kind);
    const { enabled, ...given } = Object.fromEntries(readFields(words.slice(1)));
    const ownField = Object.keys(channelKinds[kind].makeSecret?.().settings ?? {}).find((field) => field in given);
    if (ownField) throw new AdminError(`${ownField} 由系统生成，不能设置。`);
    if (enabled !== undefined && !['true', 'false'].includes(enabled))
      throw new AdminError(`enabled 写的是“${enabled}”：请写 true 或 false。`);
    const made = known?.secret ? undefined : channelKinds[kind].makeSecret?.();
    const secret = made?.secret ?? known?.secret ?? null;
    const settings = v.safeParse(channelKinds[kind].settings, { ...known?.settings, ...given, ...made?.settings });
    if (!settings.success) {
      const wrong = settings.issues.map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join('：'));
      throw new AdminError(`渠道 ${kind} 有问题：${wrong.join('；')}。`);
    }
    const row = { kind, enabled: enabled === undefined ? (known?.enabled ?? true) : enabled === 'true' };
    const set = { ...row, settings: settings.output, secret };
    if (known) await here.update(channels, set, eq(channels.kind, kind));
    else await here.insert(channels, [set]);
    const lacking = channelKinds[kind].lacks({
      ...set,
      institution: key,
      failure: null,
      failedAt: null,
    });
    print(`渠道 ${kind} 已${row.enabled ? '启用' : '停用'}${lacking ? `，${lacking}` : ''}。`);
  },

  async secret(key, words, at) {
    const [kind = ''] = need(words, '渠道');
    const here = scoped(at.db, { id: key });
    await requireChannel(here, kind);
    if (channelKinds[kindNamed(kind)].makeSecret) throw new AdminError(`渠道 ${kind} 的密钥由系统生成，不能设置。`);
    await here.update(channels, { secret: await readSecret(at) }, eq(channels.kind, kind));
    at.print(`渠道 ${kind} 的密钥已设置。`);
  },

  async test(key, words, { db, print, about, port, ownNetworks = new BlockList() }) {
    const [kind = '', account = ''] = need(words, '渠道', '人员');
    const here = scoped(db, { id: key });
    const row = await requireChannel(here, kind);
    const person = await here.first(people, eq(people.id, account));
    if (!person) throw new AdminError(`${key} 没有编号为 ${account} 的人。`);
    about({ part: 'people', key: person.id, detail: '' });
    const name = kindNamed(kind);
    const portal = await portalOf(here, port);
    const address = (await channelKinds[name].reached(here, [person])).get(person.id);
    if (!portal || !address) throw new AdminError(`${reminderChannels[name]}发不到 ${account}：资料里没有可用的地址。`);
    const now = new Date();
    const message = {
      id: 'test',
      title: '提醒的测试',
      text: '收到它，说明提醒能发出去。',
      source: '管理员',
      sentAt: now,
    };
    const reminder = { id: now.toISOString(), kinds: ['messages'], messages: [message] } as const;
    try {
      const isSent = await channelKinds[name].open(here, row, portal, ownNetworks).send(person, reminder);
      if (!isSent) throw new AdminError(`对方不接受 ${address}。`);
    } catch (error) {
      throw error instanceof ChannelFailure ? new AdminError(`渠道 ${kind} 有问题：${error.words}。`) : error;
    }
    print(`已发到 ${address}。`);
  },

  async remove(key, words, at, flags) {
    const [kind = ''] = need(words, '渠道');
    const here = scoped(at.db, { id: key });
    await requireChannel(here, kind);
    const count = (await countWaiting(here)).get(kind)?.count ?? 0;
    const told = `将删除渠道 ${kind} 和它的密钥，待发的 ${count} 条提醒不再发出；大家的选择留着。不能放回。`;
    if (!isAgreedTo({ verb: '删除', what: `渠道 ${kind} `, exact: kind, told }, flags, at)) return;
    await here.delete(channels, eq(channels.kind, kind));
    await channelKinds[kindNamed(kind)].forget?.(here);
    at.print(`已删除渠道 ${kind}。`);
  },
};

/** Commands for the ways in which an institution reminds people outside the page. */
export const runChannel = runAmong('channel', actions);
