import { BlockList } from 'node:net';
import tls from 'node:tls';
import { messageNoticeId } from '@yimen/contract/notices/messages';
import { noticeInfo } from '@yimen/contract/notices/notices';
import { reminderConfig, saveReminderConfig } from '@yimen/contract/person/reminders';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { people } from '../database/schema/people.ts';
import { messages } from '../database/schema/person.ts';
import { channels, reminders } from '../database/schema/reminders.ts';
import { inTransaction, tryInTransaction } from '../database/transaction.ts';
import { hourMs, minuteMs } from '../lib/time.ts';
import { accountSecurity, tellPeople } from '../messages/tell.ts';
import { deleteExpired } from '../retention/expired.ts';
import { resolveInstitution } from '../tenancy/resolve.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openSmtp } from '../testing/smtp.ts';
import { selfSigned } from '../testing/tls.ts';
import { openWorld, type World } from '../testing/world.ts';
import { sendRemindersJob } from './job.ts';
import { handleReminderOff } from './off.ts';

const person = '2024310086';
const ownNetworks = new BlockList();
ownNetworks.addAddress('127.0.0.1');
let world: World;
let token: string;
let smtp: Awaited<ReturnType<typeof openSmtp>>;
beforeAll(async () => {
  world = await openWorld();
  token = await world.signIn(person);
  smtp = await openSmtp();
});
afterAll(async () => {
  await smtp.close();
  await world.close();
});
const { run, failed } = commandsOn(() => world, { ownNetworks });
const here = () => scoped(world.db, { id: 'mingde' });
const as = () => ({ token });

const setMail = (port = smtp.port, more = 'tls=none') =>
  run(`channel  set  mingde  mail  host=127.0.0.1  port=${port}  from=portal@mingde.example  ${more}`);
beforeEach(async () => {
  smtp.received.splice(0);
  await world.db.delete(messages);
  await world.db.delete(channels);
  await here().update(people, { preferences: {}, email: 'lin@mail.example' }, eq(people.id, person));
  await setMail();
});

const tell = (id: string, given: { source?: string; text?: string } = {}, on = here()) =>
  tellPeople(on, [person], {
    id,
    title: `标题 ${id}`,
    text: '正文',
    source: accountSecurity,
    sentAt: new Date(),
    ...given,
  });

async function send(now = new Date(), networks = ownNetworks): Promise<void> {
  const job = sendRemindersJob(networks, 4000);
  const ready = await job.prepare?.({ db: world.db, data: null, now });
  await inTransaction(world.db, (tx) => job.run({ db: tx, data: null, now, ready }));
}
const subjects = () => smtp.received.map(({ head }) => /^Subject: (.*)$/m.exec(head)?.[1] ?? '');
const waiting = () => here().rows(reminders);

test('a message is mailed once, with its text and the address at which it is read', async () => {
  await tell('a', { text: '您的账号在<新>设备登录' });
  await send();
  await send(new Date(Date.now() + 2 * minuteMs));
  expect(smtp.received).toHaveLength(1);
  const [{ to, head, body } = { to: [], head: '', body: '' }] = smtp.received;
  expect(to).toEqual(['lin@mail.example']);
  expect(head).toMatch(/^Message-ID: <[\da-f]{40}@/m);
  const [row] = await here().rows(messages);
  const link = new RegExp(`\\?notice=${messageNoticeId(row?.id ?? '').replaceAll('.', '\\.')}`);
  expect(body).toMatch(link);
  expect(body).toContain('您的账号在<新>设备登录');
  expect(body).toContain('<p>您的账号在&lt;新&gt;设备登录</p>');
  expect(body).toContain('<html lang="zh-CN">');
});

test('a mailbox that takes nothing now is tried again, and keeps nobody else waiting', async () => {
  const other = '20150132';
  await here().update(people, { email: 'full@mail.example' }, eq(people.id, person));
  await here().update(people, { preferences: {}, email: 'other@mail.example' }, eq(people.id, other));
  await tell('a');
  const told = { title: '标题 b', text: '正文', source: accountSecurity, sentAt: new Date() };
  await tellPeople(here(), [other], { id: 'b', ...told });
  await send();
  expect(smtp.received.map(({ to }) => to)).toEqual([['other@mail.example']]);
  expect(await run('channel  list  mingde')).not.toContain('待发 0');
  await here().update(people, { email: 'lin@mail.example' }, eq(people.id, person));
  await send(new Date(Date.now() + 2 * minuteMs));
  expect(smtp.received.map(({ to }) => to)).toEqual([['other@mail.example'], ['lin@mail.example']]);
});

test('a message of a transaction that is undone reminds nobody', async () => {
  await tryInTransaction(world.db, (tx) => tell('a', {}, scoped(tx, { id: 'mingde' })));
  expect(await waiting()).toEqual([]);
});

test('what comes with an import from long ago, or was read meanwhile, is not told', async () => {
  const old = { id: 'old', person, title: '', text: '', source: accountSecurity, read: false };
  await here().insert(messages, [{ ...old, sentAt: new Date(Date.now() - 2 * hourMs) }]);
  expect(await waiting()).toEqual([]);
  await tell('a');
  const [{ id = '' } = {}] = await here().rows(messages, { where: eq(messages.title, '标题 a') });
  await world.call(noticeInfo, { noticeId: messageNoticeId(id) }, as());
  await send();
  expect(smtp.received).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('what waited for the digest comes in one mail at its hour', async () => {
  const choices = [{ kind: 'messages', channel: 'mail', choice: 'digest' }] as const;
  await world.call(saveReminderConfig, { choices: [...choices], quiet: null, digestHour: 8 }, as());
  await tell('a', { source: '教务处' });
  await tell('b', { source: '教务处' });
  await send();
  expect(smtp.received).toEqual([]);
  await send(new Date(Date.now() + 25 * hourMs));
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]?.body).toMatch(/标题 [ab][\s\S]*标题 [ab]/);
});

test('an address that is masked, missing or refused by its server gets nothing, and the page says so', async () => {
  await tell('a');
  await here().update(people, { email: 'l***@mail.example' }, eq(people.id, person));
  expect((await world.call(reminderConfig, {}, as())).data.channels).toEqual([
    { id: 'mail', name: '邮件', reaches: null },
  ]);
  await send();
  await here().update(people, { email: 'gone@mail.example' }, eq(people.id, person));
  await tell('b');
  await send();
  expect([smtp.received, await waiting()]).toEqual([[], []]);
  expect(await run('channel  list  mingde')).toContain('最近失败 无');
});

test('a channel that fails is tried again later, and the operator reads why', async () => {
  await setMail(1);
  await tell('a');
  await send();
  const list = await run('channel  list  mingde');
  expect(list).toMatch(/待发 1 条/);
  expect(list).toContain('连接被拒绝');
  await setMail();
  await send();
  expect(smtp.received).toHaveLength(0);
  await send(new Date(Date.now() + 2 * minuteMs));
  expect(smtp.received).toHaveLength(1);
  expect(await run('channel  list  mingde')).toContain('最近失败 无');
});

test('a private network is closed to it until the operator opens it', async () => {
  await tell('a');
  await send(new Date(), new BlockList());
  expect(smtp.received).toEqual([]);
  expect(await run('channel  list  mingde')).toContain('YIMEN_OWN_NETWORKS');
});

test('one person is mailed ten times an hour at most; the rest comes as one', async () => {
  for (let at = 0; at < 13; at += 1) await tell(`m${at}`);
  await send();
  expect(smtp.received).toHaveLength(10);
  await send(new Date(Date.now() + hourMs + minuteMs));
  expect(smtp.received).toHaveLength(11);
});

test('a channel that is switched off sends nothing, and what waited is gone', async () => {
  await tell('a');
  await run('channel  set  mingde  mail  enabled=false');
  await send();
  expect([smtp.received, await waiting()]).toEqual([[], []]);
  await tell('b');
  expect(await waiting()).toEqual([]);
  expect((await world.call(reminderConfig, {}, as())).data.channels).toEqual([]);
});

test('what was sent is forgotten after a day', async () => {
  await tell('a');
  await send();
  await deleteExpired(world.db, new Date(Date.now() + 23 * hourMs));
  expect(await waiting()).toHaveLength(1);
  await deleteExpired(world.db, new Date(Date.now() + 25 * hourMs));
  expect(await waiting()).toEqual([]);
});

describe('the link that ends reminders', () => {
  async function ask(address: string, init: RequestInit = {}, host = 'localhost') {
    const institution = await resolveInstitution(world.db, host);
    if (!institution) throw new Error(host);
    const url = new URL(address);
    const answer = await handleReminderOff({
      db: world.db,
      institution,
      request: new Request(`http://${host}${url.pathname}${url.search}`, init),
      place: { requestId: 'r', host, ip: '192.0.2.1', origin: `http://${host}` },
      log: pino({ level: 'silent' }),
      refused: () => {},
      count: async () => () => {},
    });
    return { status: answer?.status, text: (await answer?.text()) ?? '' };
  }
  const choice = async () =>
    (await world.call(reminderConfig, {}, as())).data.choices.find(({ kind }) => kind === 'security')?.choice;

  test('is in the head of the mail for one click without a session, which looking at it does not do', async () => {
    await tell('a');
    await send();
    const head = smtp.received[0]?.head ?? '';
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const link = /^List-Unsubscribe: <(.+)>$/m.exec(head)?.[1] ?? '';
    expect(link).not.toContain(person);
    expect((await ask(link)).text).toContain('<button>关闭提醒</button>');
    expect(await choice()).toBe('now');
    // Of another institution, changed, or not sealed: nothing.
    expect((await ask(link, { method: 'POST' }, 'jiangcheng.localhost')).status).toBe(404);
    expect((await ask(link.slice(0, -4), { method: 'POST' })).status).toBe(404);
    const own = JSON.stringify({ institution: 'mingde', person, channel: 'mail', kinds: ['security'] });
    const forged = `http://localhost/reminders/off?token=${encodeURIComponent(own)}`;
    expect((await ask(forged, { method: 'POST' })).status).toBe(404);
    expect(await choice()).toBe('now');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await ask(link, { method: 'POST', body })).text).toContain('已关闭账号安全的邮件提醒');
    expect(await choice()).toBe('off');
    await tell('b');
    await send();
    expect(subjects()).toHaveLength(1);
  });
});

describe('over TLS', () => {
  let secure: typeof smtp;
  const trusted = tls.getCACertificates('default');
  let certificate: { key: string; cert: string };
  beforeAll(async () => {
    certificate = await selfSigned();
    secure = await openSmtp({
      ...certificate,
      disabledCommands: [],
      onAuth: ({ username, password }, _session, done) =>
        password === 'right' ? done(null, { user: username }) : done(new Error('Wrong')),
    });
  });
  afterAll(async () => {
    tls.setDefaultCACertificates(trusted);
    await secure.close();
  });

  test('a server gets the password only once its certificate is trusted; a wrong one is told', async () => {
    await run('channel  remove  mingde  mail  --yes');
    await setMail(secure.port, 'user=portal');
    expect(await failed(`channel  test  mingde  mail  ${person}`)).toContain('还没有密码');
    await run('channel  secret  mingde  mail', 'wrong');
    expect(await failed(`channel  test  mingde  mail  ${person}`)).toContain('证书');
    tls.setDefaultCACertificates([...trusted, certificate.cert]);
    expect(await failed(`channel  test  mingde  mail  ${person}`)).toContain('不接受账号或密码');
    await run('channel  secret  mingde  mail', 'right');
    expect(await run(`channel  test  mingde  mail  ${person}`)).toBe('已发到 lin@mail.example。');
    expect(secure.received).toMatchObject([{ user: 'portal', isSecure: true }]);
    expect(await failed('channel  set  mingde  mail  tls=none')).toContain('有账号时请加密');
    const [{ secret } = {}] = (await world.db.execute<{ secret: string }>('select secret from channels')).rows;
    expect(secret).toMatch(/^sealed:/);
  });
});
