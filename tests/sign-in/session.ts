import { calendarFeed, renewFeed } from '@yimen/contract/schedule/entries';
import { getUserInfo, guestLogin, login } from '@yimen/contract/sign-in/auth';
import { chooseIdentity, endSessions, listIdentities, listSessions, renewToken } from '@yimen/contract/sign-in/session';
import { eq, sql } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Identity } from '../../server/database/records.ts';
import { people, sessions, signingKeys } from '../../server/database/schema/people.ts';
import { rotateKeys } from '../../server/sign-in/keys.ts';
import { withPasswordBack } from '../../server/testing/passwords.ts';
import { account, ago, membersOf, type Opened, password } from './opened-portal.ts';
import { ask, Browser } from './portal.ts';

/** What becomes of a session once it has begun, and of the guest before it. */
export function sessionSuite(opened: Opened): void {
  const { signIn, whoIs, idOf, change } = membersOf(opened);
  let browser: Browser;
  beforeEach(() => {
    browser = new Browser();
  });

  describe('a guest’s token', () => {
    const guest = async () => (await browser.call(opened.portal.origin(), guestLogin, {})).data.token;
    const renew = async (token: string) => browser.call(opened.portal.origin(), renewToken, {}, token);
    const signInBy = (token: string, given = password) =>
      browser.call(opened.portal.origin(), login, { account, password: given }, token);

    test('is good until its guest signs in, and for nothing from then on', async () => {
      const [token, another] = [await guest(), await guest()];
      expect((await signInBy(token, 'wrong')).code).toBe(2001);
      expect(await whoIs(token)).toBe('guest');
      expect((await signInBy(token)).code).toBe(200);
      expect(await whoIs(token)).toBeUndefined();
      expect((await renew(token)).code).toBe(401);
      expect(await whoIs(another)).toBe('guest');
    });

    test('ends with those it was renewed to and from', async () => {
      const token = await guest();
      const { data } = await renew(token);
      expect(decodeJwt(data.token)).toMatchObject({ userType: 'GUEST', aud: 'mingde' });
      expect((await signInBy(data.token)).code).toBe(200);
      expect([await whoIs(token), await whoIs(data.token)]).toEqual([undefined, undefined]);
    });

    test('that has ended is in nobody’s way who signs in', async () => {
      const token = await guest();
      await signInBy(token);
      expect((await signInBy(token)).code).toBe(200);
    });
  });

  describe('a sign-in that fails half-way', () => {
    const other = '20120088';
    const standing = async () => {
      const [person] = await opened.portal.db.select().from(people).where(eq(people.id, account));
      const began = await opened.portal.db.select().from(sessions).where(eq(sessions.person, account));
      return { lastLogin: person?.lastLogin, began: began.map(({ id }) => id).sort() };
    };

    test.each([
      ['its own session cannot begin', 'insert on sessions', 'member'],
      ['the session before it cannot end', 'update of ended_at on sessions', 'member'],
      ['the guest before it cannot end', 'insert on spent_credentials', 'guest'],
    ])('leaves all as it was, and the next one gets in: %s', async (_, statement, before) => {
      const former =
        before === 'member'
          ? await signIn(browser, other)
          : (await browser.call(opened.portal.origin(), guestLogin, {})).data.token;
      const { db } = opened.portal;
      const [was, who] = [await standing(), await whoIs(former)];
      await db.execute(
        sql.raw(`create function fail() returns trigger language plpgsql as $$ begin raise 'no disk left'; end $$`),
      );
      await db.execute(sql.raw(`create trigger fail before ${statement} for each row execute function fail()`));
      const newcomer = new Browser();
      const attempt = () => newcomer.call(opened.portal.origin(), login, { account, password }, former);
      const failed = await attempt();
      await db.execute(sql.raw('drop function fail() cascade'));
      expect(failed.code).toBe(500);
      expect(await standing()).toEqual(was);
      expect(await whoIs(former)).toBe(who);
      expect(newcomer.cookie(opened.portal.origin(), 'yimen_device')).toBeUndefined();
      expect((await attempt()).code).toBe(200);
      expect(await whoIs(former)).toBeUndefined();
    });
  });

  describe('renewing', () => {
    test('gives a new token for the same session; the former is good for a minute, and no longer', async () => {
      const token = await signIn();
      const answers = await Promise.all(
        [1, 2, 3].map(() => browser.call(opened.portal.origin(), renewToken, {}, token)),
      );
      const renewed = answers[0]?.data.token ?? '';
      expect(new Set(answers.map(({ data }) => decodeJwt(data.token).gen))).toEqual(new Set([1]));
      expect(decodeJwt(renewed)).toMatchObject({ jti: idOf(token), loginTime: decodeJwt(token).loginTime });
      expect(await whoIs(token)).toBe(account);
      await change(token, { renewedAt: ago(61_000) });
      expect(await whoIs(token)).toBeUndefined();
      expect(await whoIs(renewed)).toBe(account);
      expect((await browser.call(opened.portal.origin(), renewToken, {}, token)).code).toBe(401);
    });

    test('does not outlast thirty days, nor a time without any activity', async () => {
      const token = await signIn();
      await change(token, { startedAt: ago(30 * 86_400_000 + 1000) });
      expect((await browser.call(opened.portal.origin(), renewToken, {}, token)).code).toBe(401);
      const idle = await signIn();
      await change(idle, { seenAt: ago(6 * 86_400_000) });
      expect((await browser.call(opened.portal.origin(), renewToken, {}, idle)).code).toBe(401);
      const lasting = await signIn();
      const { exp = 0, iat = 0 } = decodeJwt(lasting);
      expect(exp - iat).toBe(30 * 86_400);
    });
  });

  const signInCode = (who: string) => new Browser().call(opened.portal.origin(), login, { account: who, password });

  describe('where I am signed in', () => {
    test('shows device, place and method, and ends one session or all others', async () => {
      const here = await signIn();
      const phone = await signIn(new Browser({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Firefox/130' }));
      const third = await signIn(new Browser());
      const listed = async () => (await browser.call(opened.portal.origin(), listSessions, {}, here)).data.list;
      const list = await listed();
      expect(list.find(({ current }) => current)?.id).toBe(idOf(here));
      expect(list.find(({ id }) => id === idOf(phone))).toMatchObject({
        device: 'Android，Firefox',
        address: '127.0.0.*',
        method: '账号登录',
      });
      expect((await browser.call(opened.portal.origin(), endSessions, { which: idOf(phone) }, here)).data.ended).toBe(
        1,
      );
      expect(await whoIs(phone)).toBeUndefined();
      const foreign = await signIn(new Browser(), '20120088');
      expect((await browser.call(opened.portal.origin(), endSessions, { which: idOf(foreign) }, here)).data.ended).toBe(
        0,
      );
      expect(await whoIs(foreign)).toBe('20120088');
      await browser.call(opened.portal.origin(), endSessions, { which: 'others' }, here);
      expect(await whoIs(third)).toBeUndefined();
      expect((await listed()).map(({ id }) => id)).toEqual([idOf(here)]);
    });

    test('a new password ends all of them, and takes back the calendar’s address', async () => {
      const token = await signIn();
      const feed = await browser.call(opened.portal.origin(), renewFeed, {}, token);
      const statusOf = async () => (await ask(feed.data.address ?? '')).status;
      expect(await statusOf()).toBe(200);
      await withPasswordBack(opened.portal, '2024310086', () => opened.portal.admin('password  mingde  2024310086'));
      expect(await whoIs(token)).toBeUndefined();
      expect(await statusOf()).toBe(404);
      const later = await signIn();
      expect((await browser.call(opened.portal.origin(), calendarFeed, {}, later)).data.address).toBeNull();
    });

    test('none comes back when its person was disabled and is enabled again, nor does the calendar’s address', async () => {
      const who = '2025210417';
      const token = await signIn(browser, who);
      const stranger = await signIn();
      const feed = await browser.call(opened.portal.origin(), renewFeed, {}, token);
      const statusOf = async () => (await ask(feed.data.address ?? '')).status;
      expect(await statusOf()).toBe(200);
      await opened.portal.admin(`user  mingde  ${who}  disabled=true`);
      expect(await whoIs(token)).toBeUndefined();
      expect(await statusOf()).toBe(404);
      await opened.portal.admin(`user  mingde  ${who}  disabled=false`);
      expect(await whoIs(token)).toBeUndefined();
      expect(await statusOf()).toBe(404);
      expect(await whoIs(await signIn(browser, who))).toBe(who);
      expect(await whoIs(stranger)).toBe(account);
    });

    test('none begins while its person is being disabled', async () => {
      const who = '2025210417';
      const { db } = opened.portal;
      const set = (disabled: boolean) => db.update(people).set({ disabled }).where(eq(people.id, who));
      const began = await Promise.all([signInCode(who), set(true), signInCode(who)]);
      await set(false);
      for (const { data } of [began[0], began[2]]) expect(await whoIs(data?.token ?? '')).toBeUndefined();
    });
  });

  describe('a person of several identities', () => {
    const staff: Identity = {
      userType: 'STAFF',
      no: '90001',
      department: 'academic-affairs',
      title: '助管',
      label: '学生助管',
      campus: '东校区',
      isDefault: false,
    };
    beforeAll(async () => {
      const [row] = await opened.portal.db.select().from(people).where(eq(people.id, account));
      const identities = [...(row?.identities ?? []), staff];
      await opened.portal.db.update(people).set({ identities }).where(eq(people.id, account));
    });

    test('is asked to choose, and acts as chosen from then on', async () => {
      const first = await browser.call(opened.portal.origin(), login, { account, password });
      expect(first.data.chooseIdentity).toBe(true);
      const { token } = first.data;
      const listed = await browser.call(opened.portal.origin(), listIdentities, {}, token);
      expect(listed.data.list.map(({ id, active }) => [id, active])).toEqual([
        ['STUDENT-2024310086', true],
        ['STAFF-90001', false],
      ]);
      const chosen = await browser.call(opened.portal.origin(), chooseIdentity, { id: 'STAFF-90001' }, token);
      const info = await browser.call(opened.portal.origin(), getUserInfo, {}, chosen.data.token);
      expect(info.data).toMatchObject({ id: account, userType: 'STAFF', no: '90001', title: '助管' });
      expect(decodeJwt(chosen.data.token).userType).toBe('STAFF');
      expect((await browser.call(opened.portal.origin(), chooseIdentity, { id: 'ADMIN-1' }, token)).code).toBe(2061);
    });
  });

  describe('signing keys', () => {
    test('are rotated by command and by age; what they signed stays good', async () => {
      const before = await signIn();
      await opened.portal.admin('keys  rotate  mingde');
      const after = await signIn();
      const kid = (token: string) => decodeProtectedHeader(token).kid;
      expect(kid(after)).not.toBe(kid(before));
      expect(await whoIs(before)).toBe(account);
      await opened.portal.db
        .update(signingKeys)
        .set({ retiredAt: ago(40 * 86_400_000) })
        .where(eq(signingKeys.kid, kid(before) ?? ''));
      await rotateKeys(opened.portal.db, { id: 'mingde' });
      expect(await whoIs(before)).toBeUndefined();
      expect(await whoIs(after)).toBe(account);
    });
  });
}
