import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:https';
import { type AddressInfo, BlockList } from 'node:net';
import { buffer } from 'node:stream/consumers';
import tls from 'node:tls';
import { codes } from '@yimen/contract/envelope';
import { reminderConfig, subscribePush, unsubscribePush } from '@yimen/contract/person/reminders';
import { logout } from '@yimen/contract/sign-in/auth';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from '../database/schema/person.ts';
import { channels, pushSubscriptions } from '../database/schema/reminders.ts';
import { inTransaction } from '../database/transaction.ts';
import { minuteMs } from '../lib/time.ts';
import { accountSecurity, tellPeople } from '../messages/tell.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { selfSigned } from '../testing/tls.ts';
import { openWorld, type World } from '../testing/world.ts';
import { encryptPush } from './encrypt.ts';
import { sendRemindersJob } from './job.ts';

test('a message is encrypted as RFC 8291 has it in its example', () => {
  const subscription = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const key = Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  expect(
    encryptPush('When I grow up, I want to be a watermelon', subscription, { key, salt }).toString('base64url'),
  ).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

const person = '2024310086';
const ownNetworks = new BlockList();
ownNetworks.addAddress('127.0.0.1');
ownNetworks.addAddress('::1', 'ipv6');
let world: World;
const { run, failed } = commandsOn(() => world);
const here = () => scoped(world.db, { id: 'mingde' });

/** A browser, with a push service that hands on what it gets and answers as it is told. */
const browser = createECDH('prime256v1');
browser.generateKeys();
const auth = randomBytes(16);
const received: { headers: NodeJS.Dict<string | string[]>; body: Buffer }[] = [];
let status = 201;
let endpoint = '';
let close = () => {};
const trusted = tls.getCACertificates('default');
beforeAll(async () => {
  world = await openWorld();
  const certificate = await selfSigned();
  tls.setDefaultCACertificates([...trusted, certificate.cert]);
  const service = createServer(certificate, async (request, response) => {
    received.push({ headers: request.headers, body: await buffer(request) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => service.listen(0, 'localhost', resolve));
  endpoint = `https://localhost:${(service.address() as AddressInfo).port}/push/1`;
  close = () => void service.close();
});
afterAll(async () => {
  tls.setDefaultCACertificates(trusted);
  close();
  await world.close();
});
beforeEach(async () => {
  received.splice(0);
  status = 201;
  await world.db.delete(messages);
  await world.db.delete(channels);
  await world.db.delete(pushSubscriptions);
  await run('channel  set  mingde  push  contact=mailto:it@mingde.example  services=localhost');
});

const subscription = () => ({
  endpoint,
  p256dh: browser.getPublicKey('base64url'),
  auth: auth.toString('base64url'),
});
const tell = (id: string) =>
  tellPeople(here(), [person], { id, title: '新设备登录', text: '秘密', source: accountSecurity, sentAt: new Date() });
async function send(now = new Date()): Promise<void> {
  const job = sendRemindersJob(ownNetworks, 4000);
  const ready = await job.prepare?.({ db: world.db, data: null, now });
  await inTransaction(world.db, (tx) => job.run({ db: tx, data: null, now, ready }));
}

/** What the browser reads of a message. */
function decrypted(body: Buffer): unknown {
  const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs]);
  const derive = (from: Buffer, salted: Buffer, words: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', from, salted, words, length));
  const input = derive(browser.computeSecret(theirs), auth, info, 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
  const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]).toString();
  return JSON.parse(text.slice(0, -1));
}

test('a device is pushed what only its browser can read, signed with the key that the browser was given', async () => {
  const as = { token: await world.signIn(person) };
  expect((await world.call(subscribePush, subscription(), as)).success).toBe(true);
  const { push, channels: open } = (await world.call(reminderConfig, {}, as)).data;
  expect([push?.isSubscribed, open]).toEqual([true, [{ id: 'push', name: '浏览器推送', reaches: '1 台设备' }]]);
  await tell('a');
  await send();
  const [{ headers, body } = { headers: {}, body: Buffer.of() }] = received;
  expect(decrypted(body)).toEqual({
    title: '新设备登录',
    body: '明德大学',
    href: expect.stringContaining('notice=message.portal.'),
  });
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: expect.stringMatching(/^[\w-]{32}$/) });
  const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(String(headers.authorization)) ?? [];
  expect(key).toBe(push?.key);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const verified = await jwtVerify(token, createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }));
  expect(verified.payload).toMatchObject({ aud: new URL(endpoint).origin, sub: 'mailto:it@mingde.example' });
});

test('the key is the portal’s own, and what was subscribed to goes with it', async () => {
  expect(await failed('channel  set  mingde  push  publicKey=AAAA')).toContain('由系统生成');
  expect(await failed('channel  secret  mingde  push', 'mine')).toContain('由系统生成');
  const as = { token: await world.signIn(person) };
  await world.call(subscribePush, subscription(), as);
  await run('channel  remove  mingde  push  --yes');
  expect(await here().count(pushSubscriptions)).toBe(0);
});

test('who signs out, or ends it, is pushed nothing more', async () => {
  const as = { token: await world.signIn(person) };
  await world.call(subscribePush, subscription(), as);
  await world.call(logout, { service: '/' }, as);
  await tell('a');
  const again = { token: await world.signIn(person) };
  await world.call(subscribePush, subscription(), again);
  await world.call(unsubscribePush, {}, again);
  await send();
  expect(received).toEqual([]);
});

test('a subscription that the push service does not know any more is forgotten; other trouble is tried again', async () => {
  const as = { token: await world.signIn(person) };
  await world.call(subscribePush, subscription(), as);
  await tell('a');
  status = 503;
  await send();
  expect(await run('channel  list  mingde')).toContain('推送服务拒绝了（503）');
  status = 410;
  await send(new Date(Date.now() + 2 * minuteMs));
  expect(received).toHaveLength(2);
  expect(await here().count(pushSubscriptions)).toBe(0);
});

test('only push services that the operator lets it write to are taken, and only keys that are some', async () => {
  const as = { token: await world.signIn(person) };
  const tried = async (given: object) => (await world.call(subscribePush, { ...subscription(), ...given }, as)).code;
  expect(await tried({ endpoint: 'https://10.0.0.1/x' })).toBe(codes.pushRefused);
  expect(await tried({ endpoint: endpoint.replace('https:', 'http:') })).toBe(400);
  expect(await tried({ p256dh: 'A'.repeat(87) })).toBe(codes.pushRefused);
});
