import { randomBytes } from 'node:crypto';
import { login } from '@yimen/contract/sign-in/auth';
import { qrCreate, qrStatus } from '@yimen/contract/sign-in/qr-code';
import { listSessions } from '@yimen/contract/sign-in/session';
import { apiLogin } from '@yimen/contract/sign-in/sign-in';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sessions } from '../../server/database/schema/people.ts';
import { signInAttempts } from '../../server/database/schema/sign-in.ts';
import { signCredential } from '../../server/sign-in/api/credential.ts';
import { digest } from '../../server/sign-in/session/sessions.ts';
import { statementsOf } from '../../server/testing/statements.ts';
import { account, password, unasked } from './opened-portal.ts';
import { Browser, openPortal, type Portal } from './portal.ts';

const other = '20120088';
/** As long as a secret of ours is now, and as it was before the names had a prefix. */
const [secretOf, formerOf] = [32, 24].map((bytes) => () => randomBytes(bytes).toString('base64url'));
const firstDay = Date.parse('2026-11-24T12:00:00+08:00');

describe.each([
  ['plain http', false, ''],
  ['TLS', true, '__Host-'],
] as const)('over %s', (_, tls, prefix) => {
  const device = `${prefix}yimen_device`;
  let portal: Portal;
  let key: { id: string; secret: string };
  beforeAll(async () => {
    portal = await openPortal(undefined, undefined, { tls });
    await portal.offer('qr', {}, { id: 'qr' });
    await portal.offer('password', {}, { id: 'password' });
    await portal.offer('api', { loginUrl: 'https://sso.example.edu/in' }, { id: 'api' });
    const made = await portal.admin('api-key  create  mingde  api');
    const [id = '', secret = ''] = made.split('\n').map((line) => line.split('：')[1] ?? '');
    key = { id, secret };
  });
  afterAll(() => portal.close());
  afterEach(() => {
    vi.useRealTimers();
  });

  const signIn = async (browser: Browser, who = account) => {
    const { data } = await browser.call(portal.origin(), login, { account: who, password });
    return data.token;
  };
  const deviceOf = (browser: Browser) => browser.cookie(portal.origin(), device);
  const ownNames = (browser: Browser) => [...browser.cookies(portal.origin()).keys()];
  /** The digest of the device of a person's newest session. */
  const kept = async (who = account) => {
    const own = portal.db.select().from(sessions).where(eq(sessions.person, who));
    const [row] = await own.orderBy(desc(sessions.startedAt)).limit(1);
    return row?.device;
  };

  describe('the cookie of a device', () => {
    test('has its name, and is the same from one sign-in to the next', async () => {
      const browser = new Browser();
      await signIn(browser);
      expect(ownNames(browser)).toEqual([device]);
      const first = deviceOf(browser);
      expect(first).toHaveLength(43);
      await signIn(browser);
      expect(deviceOf(browser)).toBe(first);
      expect(await kept()).toBe(digest(first ?? ''));
    });

    test('is not kept when it was never given', async () => {
      const browser = new Browser();
      const planted = secretOf?.() ?? '';
      browser.plant(portal.origin(), device, planted);
      await signIn(browser);
      expect(deviceOf(browser)).not.toBe(planted);
      expect(await kept()).not.toBe(digest(planted));
    });

    test('costs no statement each when a request holds hundreds of them', async () => {
      const signInWith = (count: number) => {
        const cookie = Array.from({ length: count }, () => `${device}=${secretOf?.()}`).join('; ');
        const body = JSON.stringify({ account, password });
        const headers = { cookie, 'content-type': 'application/json' };
        return statementsOf(async () => {
          const answer = await new Browser().fetch(portal.origin() + login.path, { method: 'POST', headers, body });
          expect(await answer.json()).toMatchObject({ success: true });
        });
      };
      await signInWith(1);
      const [many, few] = [await signInWith(200), await signInWith(1)];
      // What all visitors share is read now and then.
      expect(many.length - few.length).toBeLessThan(20);
    });

    test('that is an attacker’s own makes theirs no device of whom it is planted on', async () => {
      const attacker = new Browser();
      await signIn(attacker, other);
      const own = deviceOf(attacker) ?? '';
      const victim = new Browser();
      // The prefix keeps others from setting it; without one they can.
      victim.plant(portal.origin(), 'yimen_device', own);
      const token = await signIn(victim);
      expect(deviceOf(victim)).not.toBe(own);
      expect(await kept()).not.toBe(digest(own));
      await signIn(attacker);
      const { list } = (await victim.call(portal.origin(), listSessions, {}, token)).data;
      expect(
        list.some(({ unfamiliar }) => unfamiliar),
        'the attacker’s device is a strange one',
      ).toBe(true);
    });

    test('of a former name still tells its owner for thirty days, and nobody else', async () => {
      const { db } = portal;
      const former = formerOf?.() ?? '';
      await db.delete(sessions).where(eq(sessions.person, account));
      const began = new Browser();
      await signIn(began);
      await db.update(sessions).set({ device: digest(former) });
      const isStrange = async (now: number) => {
        vi.useFakeTimers({ toFake: ['Date'], now });
        await db.update(sessions).set({ startedAt: new Date(now - 60_000), seenAt: new Date(now) });
        const browser = new Browser();
        browser.plant(portal.origin(), 'yimen_device', former);
        const token = await signIn(browser);
        const { list } = (await browser.call(portal.origin(), listSessions, {}, token)).data;
        const replaced = deviceOf(browser);
        expect(replaced).toHaveLength(43);
        await db.delete(sessions).where(eq(sessions.device, digest(replaced ?? '')));
        return list.find(({ current }) => current)?.unfamiliar;
      };
      expect(await isStrange(firstDay)).toBe(false);
      expect(await isStrange(firstDay + 31 * 86_400_000)).toBe(true);
    });
  });

  describe('the cookie of a browser that begins', () => {
    const start = (browser: Browser) => browser.fetch(`${portal.origin()}/sign-in/start?method=api&redirect=%2Fnews`);
    const begin = async (browser: Browser) => {
      const to = new URL((await start(browser)).headers.get('location') ?? '');
      return to.searchParams.get('service') ?? '';
    };
    const spend = (browser: Browser, service: string) => {
      const millis = String(Date.now());
      const code = signCredential(key.secret, { institution: 'mingde', key: key.id, account, millis });
      return unasked(browser.call(portal.origin(), apiLogin, { code, millis, service }));
    };
    const bound = (name: string) => new RegExp(`^${name}yimen_browser_[0-9a-f]{8}$`);

    test('has its name, and is the same from one beginning to the next', async () => {
      const browser = new Browser();
      const service = await begin(browser);
      const [name, ...more] = ownNames(browser);
      expect(name).toMatch(bound(prefix));
      await begin(browser);
      await browser.call(portal.origin(), qrCreate, {});
      expect([ownNames(browser), more]).toEqual([[name], []]);
      expect((await spend(browser, service)).data.target).toBe('/news');
    });

    test('binds a code as well', async () => {
      const browser = new Browser();
      const { id } = (await browser.call(portal.origin(), qrCreate, {})).data;
      expect((await browser.call(portal.origin(), qrStatus, { id })).data.status).toBe('waiting');
      expect(ownNames(browser)[0]).toMatch(bound(prefix));
      const [name, secret] = [...browser.cookies(portal.origin())][0] ?? ['', ''];
      const thief = new Browser();
      thief.plant(portal.origin(), name, secret.slice(0, 32));
      expect((await thief.call(portal.origin(), qrStatus, { id })).data.status).toBe('unknown');
    });

    test('is not kept when nothing was begun with it, and what begins then is not bound to it', async () => {
      const browser = new Browser();
      const planted = secretOf?.() ?? '';
      browser.plant(portal.origin(), `${prefix}yimen_browser_00000000`, planted);
      const service = await begin(browser);
      expect(ownNames(browser)).toHaveLength(1);
      expect([...browser.cookies(portal.origin()).values()]).not.toContain(planted);
      const thief = new Browser();
      thief.plant(portal.origin(), `${prefix}yimen_browser_00000000`, planted);
      expect((await spend(thief, service)).code).toBe(2011);
      expect((await spend(browser, service)).code).toBe(200);
    });

    test('of a former name brings back who began before, and begins nothing', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: firstDay });
      const former = formerOf?.() ?? '';
      const browser = new Browser();
      const service = await begin(browser);
      await portal.db.update(signInAttempts).set({ browser: digest(former) });
      const returning = new Browser();
      returning.plant(portal.origin(), 'yimen_browser', former);
      await start(returning);
      expect(ownNames(returning).filter((name) => bound(prefix).test(name))).toHaveLength(1);
      expect((await spend(returning, service)).code).toBe(200);
      vi.setSystemTime(firstDay + 31 * 86_400_000);
      const late = new Browser();
      late.plant(portal.origin(), 'yimen_browser', former);
      await portal.db.update(signInAttempts).set({ spentAt: null, expiresAt: new Date(Date.now() + 60_000) });
      expect((await spend(late, service)).code).toBe(2011);
    });
  });

  if (tls) {
    test('a shared computer is the device of all who signed in on it', async () => {
      const shared = new Browser();
      await signIn(shared);
      const first = deviceOf(shared);
      await signIn(shared, other);
      expect(deviceOf(shared)).toBe(first);
      expect(await kept(other)).toBe(await kept());
    });

    test('a name that a sibling site may set binds nothing that begins here', async () => {
      const attacker = new Browser();
      const { headers } = await attacker.fetch(`${portal.origin()}/sign-in/start?method=api`);
      const service = new URL(headers.get('location') ?? '').searchParams.get('service') ?? '';
      const victim = new Browser();
      for (const [name, secret] of attacker.cookies(portal.origin())) {
        victim.plant(portal.origin(), name.replace('__Host-', ''), secret);
      }
      const millis = String(Date.now());
      const code = signCredential(key.secret, { institution: 'mingde', key: key.id, account, millis });
      expect((await victim.call(portal.origin(), apiLogin, { code, millis, service })).code).toBe(2011);
    });
  }
});
