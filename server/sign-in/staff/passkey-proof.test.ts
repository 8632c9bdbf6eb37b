import { askPasskey, beginPasskey, passkeyMs, passkeys } from '@yimen/contract/access/passkeys';
import { proveSecondFactor } from '@yimen/contract/access/second-factor';
import { codes } from '@yimen/contract/envelope';
import { signInCodes as code } from '@yimen/contract/sign-in/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SoftwarePasskey } from '../../testing/authenticator.ts';
import { commandsOn } from '../../testing/commands.ts';
import { passkeysOn } from '../../testing/passkeys.ts';
import { openWorld, type World } from '../../testing/world.ts';

const [account, colleague] = ['20090157', '20120088'];
const elsewhere = 'mingde.localhost';
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  vi.useRealTimers();
  await world.close();
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await forget();
});

const { run } = commandsOn(() => world);
const { added, ask, begin, listOf, prove, stateOf, enter: enterFor, events, forget } = passkeysOn(() => world);
const enter = (as = account) => enterFor(as);
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('proving by a passkey', () => {
  test('takes its signature in place of a code, and keeps when it was used', async () => {
    const { passkey } = await added(await enter());
    const cookie = await enter();
    expect(await stateOf(cookie)).toMatchObject({ set: true, proven: false });
    const asked = await ask(cookie);
    expect(asked).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [{ id: passkey.id, transports: ['internal'] }],
    });
    expect((await prove(cookie, passkey.sign(asked))).success).toBe(true);
    expect(await stateOf(cookie)).toMatchObject({ proven: true });
    expect((await listOf(cookie))[0]?.usedAt).not.toBeNull();
  });

  test('is fresh for ten minutes, as a code is', async () => {
    await run('set  institution  mingde  secondFactor=true');
    try {
      const { passkey } = await added(await enter());
      const cookie = await enter();
      expect((await world.call(passkeys, {}, { cookie })).code).toBe(codes.secondFactorDue);
      await prove(cookie, passkey.sign(await ask(cookie)));
      later(600_001);
      expect((await world.call(beginPasskey, {}, { cookie })).code).toBe(codes.secondFactorDue);
      expect(await listOf(cookie)).toHaveLength(1);
      await prove(cookie, passkey.sign(await ask(cookie)));
      expect((await world.call(beginPasskey, {}, { cookie })).success).toBe(true);
    } finally {
      await run('set  institution  mingde  secondFactor=false');
    }
  });

  test('takes a signature once, of two requests at once too', async () => {
    const { passkey } = await added(await enter());
    const [cookie, other] = [await enter(), await enter()];
    const signed = passkey.sign(await ask(cookie));
    expect((await prove(other, signed)).code, 'in another session').toBe(code.passkeyLate);
    const answers = await Promise.all([prove(cookie, signed), prove(cookie, signed)]);
    expect(answers.map((answer) => answer.code).sort()).toEqual([200, code.passkeyLate]);
    expect((await prove(cookie, signed)).code).toBe(code.passkeyLate);
  });

  test('takes none after five minutes', async () => {
    const { passkey } = await added(await enter());
    const cookie = await enter();
    const signed = passkey.sign(await ask(cookie));
    later(passkeyMs + 1);
    expect((await prove(cookie, signed)).code).toBe(code.passkeyLate);
    expect(await stateOf(cookie)).toMatchObject({ proven: false });
  });

  test.each<[string, Parameters<SoftwarePasskey['sign']>[1]]>([
    ['from another origin', { origin: 'https://localhost' }],
    ['from a sibling host', { origin: 'http://evil.localhost' }],
    ['in a frame of another site', { crossOrigin: true }],
    ['for another host', { host: elsewhere, origin: 'http://localhost' }],
    ['without a look at who it is', { verified: false }],
  ])('refuses one %s, which is counted and recorded', async (_, conduct) => {
    const { passkey } = await added(await enter());
    const cookie = await enter();
    const answer = await prove(cookie, passkey.sign(await ask(cookie), conduct));
    expect(answer).toMatchObject({ code: code.passkeyRefused, msg: '通行密钥没有通过验证，请重试，或改用其他方式' });
    expect(await stateOf(cookie)).toMatchObject({ proven: false });
    const counted = conduct?.crossOrigin ? [] : [['staff-refused', String(code.passkeyRefused)]];
    expect((await events()).filter(([action]) => action === 'staff-refused')).toEqual(counted);
  });

  test('refuses a signature of another key, and what was changed after it', async () => {
    const { passkey } = await added(await enter());
    const cookie = await enter();
    const stranger = SoftwarePasskey.make({ ...(await begin(await enter(colleague))) }).passkey;
    const forged = { ...stranger.sign(await ask(cookie)), id: passkey.id, userHandle: passkey.userHandle };
    expect((await prove(cookie, forged)).code).toBe(code.passkeyRefused);
    const asked = await ask(cookie);
    const { authenticatorData } = passkey.sign(asked, { counter: 9 });
    expect((await prove(cookie, { ...passkey.sign(asked, { counter: 5 }), authenticatorData })).code).toBe(
      code.passkeyRefused,
    );
    expect((await prove(cookie, passkey.sign(await ask(cookie)))).success, 'the right one is not spoilt').toBe(true);
  });

  test('refuses somebody else’s, and a user handle of somebody else', async () => {
    const { passkey } = await added(await enter());
    const { passkey: theirs } = await added(await enter(colleague));
    const cookie = await enter();
    expect((await prove(cookie, theirs.sign(await ask(cookie)))).code).toBe(code.passkeyRefused);
    const { userHandle } = theirs;
    expect((await prove(cookie, { ...passkey.sign(await ask(cookie)), userHandle })).code).toBe(code.passkeyRefused);
    const { userHandle: _, ...silent } = passkey.sign(await ask(cookie));
    expect((await prove(cookie, silent)).success, 'authenticators need not name it').toBe(true);
  });

  test('refuses one whose counter does not grow, and records that it may have been copied', async () => {
    const { passkey } = await added(await enter());
    const cookie = await enter();
    const proven = async (counter: number) => (await prove(cookie, passkey.sign(await ask(cookie), { counter }))).code;
    expect(await proven(7)).toBe(200);
    for (const counter of [7, 6, 0]) expect(await proven(counter), `${counter}`).toBe(code.passkeyRefused);
    expect(await events()).toContainEqual(['passkey-counter', 'localhost']);
    expect(await proven(8)).toBe(200);
  });

  test('takes one whose authenticator does not count', async () => {
    const { passkey } = await added(await enter());
    const cookie = await enter();
    for (let uses = 0; uses < 2; uses += 1)
      expect((await prove(cookie, passkey.sign(await ask(cookie), { counter: 0 }))).success).toBe(true);
    expect((await events()).filter(([action]) => action === 'passkey-counter')).toEqual([]);
  });

  test('has to wait after failures, with those of codes together', async () => {
    const { passkey, recoveryCodes } = await added(await enter());
    const cookie = await enter();
    for (let tries = 0; tries < 3; tries += 1)
      await prove(cookie, passkey.sign(await ask(cookie), { verified: false }));
    for (let tries = 0; tries < 2; tries += 1) await world.call(proveSecondFactor, { code: '000000' }, { cookie });
    const answer = await prove(cookie, passkey.sign(await ask(cookie)));
    expect(answer).toMatchObject({ code: code.locked, msg: '尝试次数过多，请 30 秒后再试' });
    later(30_001);
    expect((await world.call(proveSecondFactor, { code: recoveryCodes[0] ?? '' }, { cookie })).success).toBe(true);
  });
});

describe('a passkey is for one host', () => {
  test('and another host of the institution tells where it is, and takes codes', async () => {
    const { passkey, recoveryCodes } = await added(await enter());
    const cookie = await enter();
    const answer = await world.call(askPasskey, {}, { cookie, host: elsewhere });
    expect(answer).toMatchObject({
      code: code.noPasskeyHere,
      msg: '您的通行密钥只能在 localhost 使用，在这里请改用其他方式',
    });
    const none = await world.call(askPasskey, {}, { cookie: await enter(colleague) });
    expect(none).toMatchObject({ code: code.noPasskeyHere, msg: '您在这个网址没有通行密钥，请改用其他方式' });
    const signed = passkey.sign(await ask(cookie), { host: elsewhere, origin: `http://${elsewhere}` });
    expect((await prove(cookie, signed, elsewhere)).code).toBe(code.passkeyRefused);
    const proven = await world.call(proveSecondFactor, { code: recoveryCodes[0] ?? '' }, { cookie, host: elsewhere });
    expect(proven.success).toBe(true);
    later(1000);
    const { passkey: there } = await added(cookie, { at: elsewhere });
    expect((await listOf(cookie)).map(({ host, here }) => [host, here])).toEqual([
      ['localhost', true],
      [elsewhere, false],
    ]);
    expect((await stateOf(cookie)).passkeyHosts).toEqual(['localhost', elsewhere]);
    const asked = await ask(cookie, elsewhere);
    expect(asked.allowCredentials.map(({ id }) => id)).toEqual([there.id]);
    expect((await prove(cookie, there.sign(asked), elsewhere)).success).toBe(true);
  });

  test('and over plain http browsers have none', async () => {
    await run('host  add  mingde  portal.example.edu');
    const cookie = await enter();
    for (const call of [beginPasskey, askPasskey])
      expect((await world.call(call, {}, { cookie, host: 'portal.example.edu' })).code).toBe(code.noPasskeysAtAddress);
  });
});
