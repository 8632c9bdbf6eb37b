import { personInfo } from '@yimen/contract/person/data';
import { getUserInfo, login } from '@yimen/contract/sign-in/auth';
import { chooseIdentity, confirmSession, listIdentities, listSessions } from '@yimen/contract/sign-in/session';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Identity } from '../../server/database/records.ts';
import { people, sessions } from '../../server/database/schema/people.ts';
import { messages } from '../../server/database/schema/person.ts';
import { Browser, openPortal, type Portal } from './portal.ts';

const account = '2024310086';
const password = 'Yimen-2026';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const signIn = async (by: Browser) => (await by.call(portal.origin(), login, { account, password })).data;

describe('identities of one person', () => {
  const student = { userType: 'STUDENT', no: account, department: 'college-information', campus: '' } as const;
  const identities: Identity[] = [
    { ...student, label: '本科生', title: '软件工程 2403 班', isDefault: true },
    { ...student, label: '订单班学员', title: '首批学员', isDefault: false },
    { ...student, label: '交换生', title: '春季学期', isDefault: false, until: '2026-07-31' },
  ];
  const browser = new Browser();
  const listed = async (token: string) =>
    (await browser.call(portal.origin(), listIdentities, {}, token)).data.list.map(
      ({ label, id, active, ended }) => ({ label, id, active, ended }) as const,
    );
  const choose = (id: string, token: string, ask?: boolean) =>
    browser.call(portal.origin(), chooseIdentity, { id, ask }, token);

  beforeEach(() => portal.db.update(people).set({ identities, preferences: {} }).where(eq(people.id, account)));

  test('have ids of their own though they share a number, and the one that was chosen is active alone', async () => {
    const { token } = await signIn(browser);
    const before = await listed(token);
    expect(new Set(before.map(({ id }) => id)).size).toBe(3);
    expect(before.filter(({ active }) => active).map(({ label }) => label)).toEqual(['本科生']);
    const second = before.find(({ label }) => label === '订单班学员')?.id ?? '';
    const chosen = (await choose(second, token)).data.token;
    expect((await listed(chosen)).filter(({ active }) => active).map(({ label }) => label)).toEqual(['订单班学员']);
    expect((await browser.call(portal.origin(), getUserInfo, {}, chosen)).data.title).toBe('首批学员');
  });

  test('are kept from one sign-in to the next, until the person wants to be asked', async () => {
    const first = await signIn(browser);
    expect(first.chooseIdentity).toBe(true);
    const [main, second] = (await listed(first.token)).map(({ id }) => id);
    await choose(second ?? '', first.token);
    const next = await signIn(new Browser());
    expect(next.chooseIdentity).toBe(false);
    const own = await browser.call(portal.origin(), getUserInfo, {}, next.token);
    expect(own.data).toMatchObject({ title: '首批学员', identity: '订单班学员', identities: 2 });
    expect((await browser.call(portal.origin(), personInfo, {}, next.token)).data.title).toBe('首批学员');
    expect((await browser.call(portal.origin(), listIdentities, {}, next.token)).data.asks).toBe(false);

    const { token } = (await choose(main ?? '', next.token, true)).data;
    expect((await browser.call(portal.origin(), listIdentities, {}, token)).data.asks).toBe(true);
    const last = await signIn(new Browser());
    expect(last.chooseIdentity).toBe(true);
    expect((await browser.call(portal.origin(), getUserInfo, {}, last.token)).data.identity).toBe('本科生');
  });

  test('are shown when they have ended, and cannot be chosen', async () => {
    const { token, chooseIdentity: asks } = await signIn(browser);
    expect(asks).toBe(true);
    const [former] = (await listed(token)).filter(({ ended }) => ended);
    expect(former?.label).toBe('交换生');
    expect((await choose(former?.id ?? '', token)).code).toBe(2061);
  });

  test('that end while a session acts as them leave it to the person’s own', async () => {
    const { token } = await signIn(browser);
    const [, second] = await listed(token);
    const chosen = (await choose(second?.id ?? '', token)).data.token;
    expect((await signIn(new Browser())).chooseIdentity).toBe(false);
    const over = identities.map((one) => (one.label === '订单班学员' ? { ...one, until: '2026-01-31' } : one));
    await portal.db.update(people).set({ identities: over }).where(eq(people.id, account));
    expect((await browser.call(portal.origin(), getUserInfo, {}, chosen)).data.title).toBe('软件工程 2403 班');
    // Two of three are over: there is nothing to choose, and what was chosen last is not taken.
    expect((await signIn(new Browser())).chooseIdentity).toBe(false);
  });
});

describe('a device on which the person had not signed in before', () => {
  beforeAll(() => portal.db.delete(sessions).where(eq(sessions.person, account)));
  const unfamiliar = async (token: string) =>
    (await new Browser().call(portal.origin(), listSessions, {}, token)).data.list.filter((one) => one.unfamiliar);
  const confirm = (id: string, token: string) =>
    new Browser().call(portal.origin(), confirmSession, { id }, token).then(({ data }) => data.confirmed);

  test('is asked about until they say it is theirs; the first of all and a known one are not', async () => {
    const desk = new Browser();
    const first = (await signIn(desk)).token;
    expect(await unfamiliar(first)).toEqual([]);
    const again = (await signIn(desk)).token;
    expect(await unfamiliar(again)).toEqual([]);
    await signIn(new Browser({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Firefox/130' }));
    const [strange, ...more] = await unfamiliar(again);
    expect([strange?.device, more.length]).toEqual(['Android，Firefox', 0]);
    const other = (await new Browser().call(portal.origin(), login, { account: '20120088', password })).data.token;
    expect(await confirm(strange?.id ?? '', other), 'nobody else may say so').toBe(false);
    expect(await confirm(strange?.id ?? '', again)).toBe(true);
    expect(await unfamiliar(again)).toEqual([]);
  });

  describe('is told of by a message', () => {
    const devices = {
      phone: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      desk: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    };
    const own = eq(messages.person, account);
    const told = () =>
      portal.db
        .select()
        .from(messages)
        .where(and(own, eq(messages.title, '新设备登录')));
    beforeEach(async () => {
      await portal.db.delete(sessions).where(eq(sessions.person, account));
      await portal.db.delete(messages).where(and(own, eq(messages.title, '新设备登录')));
    });

    test('which names it, its network and the place where it is ended; none for the first of all and a known one', async () => {
      const desk = new Browser({ userAgent: devices.desk });
      await signIn(desk);
      await signIn(desk);
      expect(await told()).toEqual([]);
      await signIn(new Browser({ userAgent: devices.phone }));
      const [message, ...more] = await told();
      expect(more).toEqual([]);
      expect(message).toMatchObject({ source: '账号安全', link: '/personal-center?tab=account', read: false });
      expect(message?.text).toMatch(
        /^您的账号于 \d{4}-\d\d-\d\d \d\d:\d\d 在一台没用过的设备（Android，Chrome）上登录，网络地址 127\.0\.0\.\*。/,
      );
    });

    test('once a day for devices of one name, and for each of another', async () => {
      await signIn(new Browser({ userAgent: devices.desk }));
      for (let each = 0; each < 3; each++) await signIn(new Browser({ userAgent: devices.desk }));
      expect((await told()).map(({ text }) => text.includes('（Windows，Chrome）'))).toEqual([true]);
      await signIn(new Browser({ userAgent: devices.phone }));
      await signIn(new Browser({ userAgent: 'curl/8' }));
      expect(await told()).toHaveLength(3);
      const yesterday = { id: 'new-device-yesterday' };
      await portal.db
        .update(messages)
        .set(yesterday)
        .where(and(own, like(messages.text, '%Windows%')));
      await signIn(new Browser({ userAgent: devices.desk }));
      expect(await told()).toHaveLength(4);
    });

    test('that comes with the session or not at all', async () => {
      await signIn(new Browser({ userAgent: devices.desk }));
      await portal.db.update(people).set({ disabled: true }).where(eq(people.id, account));
      const stranger = new Browser({ userAgent: devices.phone });
      await stranger.call(portal.origin(), login, { account, password }).catch(() => undefined);
      await portal.db.update(people).set({ disabled: false }).where(eq(people.id, account));
      expect(await told()).toEqual([]);
    });
  });
});
