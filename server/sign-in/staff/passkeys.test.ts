import { addPasskey, beginPasskey, passkeyMs, removePasskey } from '@yimen/contract/access/passkeys';
import { proveSecondFactor } from '@yimen/contract/access/second-factor';
import { staffSession } from '@yimen/contract/access/staff';
import { codes } from '@yimen/contract/envelope';
import { signInCodes as code } from '@yimen/contract/sign-in/codes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { passkeys as passkeyTable, staffSessions } from '../../database/schema/staff.ts';
import { SoftwarePasskey } from '../../testing/authenticator.ts';
import { commandsOn } from '../../testing/commands.ts';
import { type MakeOptions, passkeysOn } from '../../testing/passkeys.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { totpCode } from './totp.ts';

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
const {
  add,
  added,
  ask,
  begin,
  listOf,
  prove,
  setTotp,
  stateOf,
  enter: enterFor,
  events,
  forget,
} = passkeysOn(() => world);
const enter = (as = account) => enterFor(as);
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('adding a passkey', () => {
  test('takes what an authenticator made, proves the second factor, and gives recovery codes with the first', async () => {
    const cookie = await enter();
    const { passkey, recoveryCodes } = await added(cookie);
    expect(recoveryCodes).toHaveLength(10);
    expect(await stateOf(cookie)).toEqual({
      asked: false,
      set: true,
      app: false,
      passkeyHosts: ['localhost'],
      proven: true,
    });
    const minute = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(await listOf(cookie)).toEqual([
      { id: passkey.id, name: '办公室电脑', host: 'localhost', here: true, addedAt: minute, usedAt: null },
    ]);
    later(1000);
    expect((await added(cookie, { name: '手机' })).recoveryCodes).toEqual([]);
    expect((await listOf(cookie)).map(({ name }) => name)).toEqual(['办公室电脑', '手机']);
    expect((await events()).filter(([action]) => action === 'add-passkey')).toEqual([
      ['add-passkey', 'localhost'],
      ['add-passkey', 'localhost'],
    ]);
  });

  test('is asked for at the host, of a person whose name there tells nothing, and not twice', async () => {
    const cookie = await enter();
    const first = await begin(cookie);
    expect(first).toMatchObject({
      rp: { id: 'localhost', name: '明德大学' },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'required', residentKey: 'preferred' },
      pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
      timeout: 300_000,
      excludeCredentials: [],
    });
    expect(Buffer.from(first.user.id, 'base64url').toString()).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    const { passkey } = await added(cookie);
    const second = await begin(cookie);
    expect(second.excludeCredentials).toEqual([{ type: 'public-key', id: passkey.id, transports: ['internal'] }]);
    expect(second.user.id, 'the same person').toBe(passkey.userHandle);
    expect(second.challenge).not.toBe(first.challenge);
    expect((await begin(await enter(colleague))).user.id).not.toBe(passkey.userHandle);
  });

  test.each<MakeOptions>([
    { algorithm: 'ES256' },
    { algorithm: 'EdDSA' },
    { algorithm: 'RS256' },
    { attestation: 'self' },
  ])('takes %j, which then proves', async (options) => {
    const { passkey } = await added(await enter(), options);
    const cookie = await enter();
    expect((await prove(cookie, passkey.sign(await ask(cookie)))).msg).toBe('');
  });

  test.each<[string, MakeOptions]>([
    ['of another kind of key', { algorithm: 'ES384' }],
    ['from another origin', { origin: 'http://localhost:8080' }],
    ['from a sibling host', { origin: 'http://evil.localhost' }],
    ['in a frame of another site', { crossOrigin: true }],
    ['for another host', { host: elsewhere, origin: 'http://localhost' }],
    ['without a look at who it is', { verified: false }],
    ['with a certificate', { attestation: 'certificate' }],
  ])('refuses one %s', async (_, options) => {
    const cookie = await enter();
    const { passkey: _passkey, made } = SoftwarePasskey.make(await begin(cookie), options);
    const answer = await world.call(addPasskey, { name: '手机', ...made }, { cookie });
    expect(answer).toMatchObject({ success: false, code: code.passkeyRefused });
    expect(await stateOf(cookie)).toMatchObject({ set: false, proven: false });
  });

  test('takes a challenge once, for five minutes, and in its own session', async () => {
    const [cookie, other] = [await enter(), await enter()];
    const { made } = SoftwarePasskey.make(await begin(cookie));
    const send = (from: string) => world.call(addPasskey, { name: '手机', ...made }, { cookie: from });
    await begin(other);
    expect((await send(other)).code).toBe(code.passkeyLate);
    later(passkeyMs + 1);
    expect((await send(cookie)).code).toBe(code.passkeyLate);
    const { made: again } = SoftwarePasskey.make(await begin(cookie));
    const both = await Promise.all(['一', '二'].map((name) => world.call(addPasskey, { name, ...again }, { cookie })));
    expect(both.map((answer) => answer.code).sort()).toEqual([200, code.passkeyLate]);
  });

  test('is spent by an answer that is wrong', async () => {
    const cookie = await enter();
    const asked = await begin(cookie);
    const send = async (options: MakeOptions) =>
      (await world.call(addPasskey, { name: '手机', ...SoftwarePasskey.make(asked, options).made }, { cookie })).code;
    expect(await send({ verified: false })).toBe(code.passkeyRefused);
    expect(await send({})).toBe(code.passkeyLate);
  });

  test('needs a challenge that was made to add one', async () => {
    const cookie = await enter();
    await added(cookie);
    const { made } = SoftwarePasskey.make({ ...(await begin(cookie)), ...(await ask(cookie)) });
    expect((await world.call(addPasskey, { name: '手机', ...made }, { cookie })).code).toBe(code.passkeyLate);
  });

  test('refuses an id that is there already, whoever’s it is', async () => {
    const id = Buffer.from('the same');
    await added(await enter(), { id });
    expect((await add(await enter(colleague), { id })).answer.code).toBe(code.passkeyTaken);
    expect(await stateOf(await enter(colleague))).toMatchObject({ set: false });
  });

  test('needs a fresh proof of what is set already, and ends the other staff sessions', async () => {
    const first = await enter();
    const secret = await setTotp(first);
    const cookie = await enter();
    expect((await world.call(beginPasskey, {}, { cookie })).code).toBe(codes.secondFactorDue);
    later(30_000);
    await world.call(proveSecondFactor, { code: totpCode(secret, new Date()) }, { cookie });
    const { made } = SoftwarePasskey.make(await begin(cookie));
    await world.db.update(staffSessions).set({ provenAt: new Date(Date.now() - 600_001) });
    expect((await world.call(addPasskey, { name: '手机', ...made }, { cookie })).code).toBe(codes.secondFactorDue);
    await world.db.update(staffSessions).set({ provenAt: new Date() });
    expect((await added(cookie)).recoveryCodes, 'those of the app stay').toEqual([]);
    expect((await world.call(staffSession, {}, { cookie: first })).code).toBe(codes.expired);
  });

  test('from two sessions at once adds the first of one', async () => {
    const cookies = [await enter(), await enter()];
    const asked = await Promise.all(cookies.map((cookie) => begin(cookie)));
    const answers = await Promise.all(
      asked.map((options, at) =>
        world.call(addPasskey, { name: '手机', ...SoftwarePasskey.make(options).made }, { cookie: cookies[at] }),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await world.db.select().from(passkeyTable)).toHaveLength(1);
  });

  test('ends at twenty', async () => {
    const cookie = await enter();
    await added(cookie);
    const [one] = await world.db.select().from(passkeyTable);
    const more = Array.from({ length: 19 }, (_, at) => ({ ...one, id: `more-${at}` }) as NonNullable<typeof one>);
    await world.db.insert(passkeyTable).values(more);
    expect((await world.call(beginPasskey, {}, { cookie })).code).toBe(code.tooManyPasskeys);
  });
});

describe('removing a passkey', () => {
  test('takes it from its person at once, with what it was asked to sign', async () => {
    const cookie = await enter();
    const { passkey } = await added(cookie);
    const { passkey: other } = await added(cookie, { name: '手机' });
    const third = await enter();
    const signed = passkey.sign(await ask(cookie));
    expect((await world.call(removePasskey, { id: passkey.id }, { cookie })).success).toBe(true);
    expect((await prove(cookie, signed)).code).toBe(code.passkeyRefused);
    expect((await listOf(cookie)).map(({ id }) => id)).toEqual([other.id]);
    expect((await world.call(staffSession, {}, { cookie: third })).code, 'other sessions end').toBe(codes.expired);
    expect(await events()).toContainEqual(['remove-passkey', 'localhost']);
    expect((await world.call(removePasskey, { id: passkey.id }, { cookie })).code).toBe(codes.notFound);
  });

  test('needs a fresh proof, and one’s own', async () => {
    const { passkey } = await added(await enter());
    const cookie = await enter();
    expect((await world.call(removePasskey, { id: passkey.id }, { cookie })).code).toBe(codes.secondFactorDue);
    const colleagues = await enter(colleague);
    await added(colleagues);
    expect((await world.call(removePasskey, { id: passkey.id }, { cookie: colleagues })).code).toBe(codes.notFound);
  });

  test('leaves nothing of the second factor where it was the last, and codes are good for nothing', async () => {
    const cookie = await enter();
    const { passkey, recoveryCodes } = await added(cookie);
    expect((await world.call(removePasskey, { id: passkey.id }, { cookie })).success).toBe(true);
    expect(await stateOf(cookie)).toMatchObject({ set: false, passkeyHosts: [] });
    const answer = await world.call(proveSecondFactor, { code: recoveryCodes[0] ?? '' }, { cookie });
    expect(answer.code).toBe(code.noFactor);
  });

  test('of the last second factor is refused where the institution asks for one; an app is another', async () => {
    await run('set  institution  mingde  secondFactor=true');
    try {
      const cookie = await enter();
      const { passkey } = await added(cookie);
      const removed = async () => (await world.call(removePasskey, { id: passkey.id }, { cookie })).code;
      expect(await removed()).toBe(code.lastFactor);
      await setTotp(cookie);
      expect(await listOf(cookie), 'an app that is set leaves passkeys').toHaveLength(1);
      expect(await removed()).toBe(200);
      expect(await stateOf(cookie)).toMatchObject({ set: true, app: true, passkeyHosts: [] });
    } finally {
      await run('set  institution  mingde  secondFactor=false');
    }
  });

  test('is what a reset does to all', async () => {
    await added(await enter());
    expect(await run(`second-factor  reset  mingde  ${account}  --yes`)).toContain('的二次验证已重置');
    const [left] = await world.db.select().from(passkeyTable).where(eq(passkeyTable.person, account));
    expect(left).toBeUndefined();
    expect(await stateOf(await enter())).toMatchObject({ set: false, passkeyHosts: [] });
  });
});
