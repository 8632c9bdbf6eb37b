import { getUserInfo, login, logout } from '@yimen/contract/sign-in/auth';
import { casLogin, confirmSignIn, type SignedIn, type ToConfirm } from '@yimen/contract/sign-in/sign-in';
import { desc, eq } from 'drizzle-orm';
import { SaxesParser } from 'saxes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hosts } from '../../server/database/schema/institutions.ts';
import { accounts, people } from '../../server/database/schema/people.ts';
import { signInAttempts } from '../../server/database/schema/sign-in.ts';
import { forgetHosts } from '../../server/tenancy/resolve.ts';
import { type CasServer, startCas } from '../support/counterparts/cas.ts';
import { account, password, unasked } from './opened-portal.ts';
import { type Answer, ask, Browser, openPortal, type Portal } from './portal.ts';

const users = {
  alice: { password: 'pw1', attributes: { cn: '林<知>夏', userNo: account, group: ['staff', 'it'] } },
  nobody: { password: 'pw2', attributes: { userNo: '999' } },
  '20120088': { password: 'pw3', attributes: {} },
};

let portal: Portal;
let cas: CasServer;
let method: string;
beforeAll(async () => {
  [portal, cas] = await Promise.all([openPortal(), startCas(users)]);
  method = await portal.offer('cas', { base: cas.base, attribute: 'userNo', match: 'no', timeoutMs: 1000 });
});
afterAll(() => Promise.all([portal.close(), cas.stop()]));
afterEach(() => {
  cas.fault = null;
});

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

const back = /\/cas-login\?/;

/** Begins at the portal, signs in there, and returns the address that CAS leads back to. */
async function toTicket(who: keyof typeof users = 'alice', { id = method, redirect = '' } = {}): Promise<string> {
  const query = redirect && `&redirect=${encodeURIComponent(redirect)}`;
  const page = await browser.open(`${portal.origin()}/sign-in/start?method=${id}${query}`, back);
  if (!page.response) return page.url;
  return browser.submit(page, { username: who, password: users[who].password });
}

/** What the page at such an address does: it takes the ticket out of the address and calls once. */
function arrive(address: string, { by = browser, began = true, token = '' } = {}) {
  const url = new URL(address);
  const ticket = url.searchParams.get('ticket') ?? '';
  url.searchParams.delete('ticket');
  return by.call(url.origin, casLogin, { ticket, service: url.href, began }, token);
}

const spend = (address: string, by = browser) => unasked(arrive(address, { by, began: false }));

/** Who is asked about. */
function handleOf({ data }: Answer<SignedIn | ToConfirm>): ToConfirm['confirm'] {
  if (!data || !('confirm' in data)) throw new Error('Nobody is asked about.');
  return data.confirm;
}

const whoIs = async (token: string) => (await browser.call(portal.origin(), getUserInfo, {}, token)).data?.id;

describe('a CAS server that knows somebody already', () => {
  test('asks again where it was the wrong person', async () => {
    expect((await spend(await toTicket('nobody'))).code).toBe(2017);
    const start = `${portal.origin()}/sign-in/start?method=${method}`;
    expect((await browser.open(start, back)).response, 'its own session goes on').toBeNull();
    const asked = await browser.open(`${start}&again=`, back);
    const address = await browser.submit(asked, { username: 'alice', password: users.alice.password });
    expect((await spend(address)).msg).toBe('');
  });
});

describe('a ticket', () => {
  test('signs in the person that its attribute names, and leads to the exact deep link', async () => {
    const redirect = '/service-hall?query=成绩&page=2#list';
    const answer = await spend(await toTicket('alice', { redirect }));
    expect(answer.msg).toBe('');
    expect(answer.data.target).toBe(`/service-hall?query=${encodeURIComponent('成绩')}&page=2#list`);
    expect(await whoIs(answer.data.token)).toBe(account);
    expect(browser.redirects).toBeLessThanOrEqual(2);
  });

  test('is spent once, of twelve at once too', async () => {
    const address = await toTicket();
    const answers = await Promise.all(Array.from({ length: 12 }, () => spend(address)));
    const codes = answers.map(({ code }) => code).sort();
    expect(codes).toEqual([200, ...Array.from({ length: 11 }, () => 2013)]);
  });

  test('is good for nothing in another browser, nor in one that refuses cookies', async () => {
    const address = await toTicket();
    expect((await spend(address, new Browser())).code).toBe(2011);
    const refusing = new Browser({ refusesCookies: true });
    const page = await refusing.open(`${portal.origin()}/sign-in/start?method=${method}`);
    const own = await refusing.submit(page, { username: 'alice', password: 'pw1' }).catch(() => null);
    if (own) expect((await spend(own, refusing)).code).toBe(2011);
    expect((await spend(address)).code).toBe(200);
  });

  test('of another sign-in of the same browser is refused, and each tab keeps its own target', async () => {
    const one = await toTicket('alice', { redirect: '/home?tab=1' });
    const two = await toTicket('alice', { redirect: '/home?tab=2' });
    expect((await spend(two)).data.target).toBe('/home?tab=2');
    expect((await spend(one)).data.target).toBe('/home?tab=1');
    const [first, second] = [new URL(await toTicket()), new URL(await toTicket())];
    first.searchParams.set('ticket', second.searchParams.get('ticket') ?? '');
    expect((await spend(first.href)).code).toBe(2016);
  });

  test('that is invented, or comes late, is refused in words that say what to do', async () => {
    const url = new URL(await toTicket());
    url.searchParams.set('ticket', 'ST-1-invented');
    expect(await spend(url.href)).toMatchObject({ code: 2014, msg: '登录凭证无效或已过期，请返回登录页重新登录' });
    const late = await toTicket();
    const past = new Date(Date.now() - 1000);
    await portal.db
      .update(signInAttempts)
      .set({ expiresAt: past })
      .where(eq(signInAttempts.id, new URL(late).searchParams.get('attempt') ?? ''));
    expect((await spend(late)).code).toBe(2012);
  });

  test('of somebody whom the institution does not know ends in words that say whom to ask', async () => {
    const { code, msg } = await spend(await toTicket('nobody'));
    expect(code).toBe(2017);
    expect(msg).toContain('联系管理员');
  });

  test('names a person by the account; by the id alone who has no account', async () => {
    const id = await portal.offer('cas', { base: cas.base, match: 'account' });
    const codeNow = async () => (await spend(await toTicket('20120088', { id }))).code;
    expect(await codeNow()).toBe(200);
    const own = eq(accounts.person, '20120088');
    const [row] = await portal.db.select().from(accounts).where(own);
    await portal.db.update(accounts).set({ account: 'zhang' }).where(own);
    expect(await codeNow(), 'somebody else is called as their id is').toBe(2017);
    await portal.db.delete(accounts).where(own);
    expect(await codeNow()).toBe(200);
    if (row) await portal.db.insert(accounts).values(row);
    await portal.admin(`sign-in  remove  mingde  ${id}  --yes`);
  });

  test('of a disabled person is refused, and what was open is closed', async () => {
    const { data } = await spend(await toTicket());
    const set = (disabled: boolean) => portal.db.update(people).set({ disabled }).where(eq(people.id, account));
    await set(true);
    expect(await whoIs(data.token)).toBeUndefined();
    expect((await spend(await toTicket())).code).toBe(2003);
    await set(false);
  });
});

describe('a CAS server that', () => {
  test.each([
    ['hangs', 'hang', 2015],
    ['resets the connection', 'reset', 2015],
    ['is down for maintenance', 'error', 2015],
    ['answers nonsense', 'nonsense', 2016],
    ['never stops answering', 'endless', 2016],
  ] as const)('%s ends in a coded error', async (_, fault, code) => {
    const address = await toTicket();
    cas.fault = fault;
    const started = Date.now();
    const answer = await spend(address);
    expect(answer.code).toBe(code);
    expect(answer.headers.get('x-request-id')).toMatch(/^\w{20}$/);
    expect(Date.now() - started).toBeLessThan(5000);
    // What the system holds on the way counts as taken too.
    expect(cas.taken).toBeLessThan(8_000_000);
  });

  describe('wants one and the same service', () => {
    let plain: string;
    beforeAll(async () => {
      await portal.admin(`sign-in  set  mingde  ${method}  enabled=false`);
      plain = await portal.offer('cas', { base: cas.base, attribute: 'userNo', match: 'no', plainService: true });
    });
    afterAll(async () => {
      await portal.admin(`sign-in  set  mingde  ${method}  enabled=true`);
      await portal.admin(`sign-in  remove  mingde  ${plain}  --yes`);
    });
    const toPlain = (redirect = '/news') => toTicket('alice', { id: plain, redirect });
    const confirm = (handle: string, { by = browser, token = '' } = {}) =>
      by.call(portal.origin(), confirmSignIn, { handle }, token);
    const isAsked = {
      code: 200,
      data: { confirm: { name: '林知夏', handle: expect.stringMatching(/^[0-9a-f]{40}$/) } },
    };

    test('gets it, and the newest attempt counts', async () => {
      const address = await toPlain();
      expect(new URL(address).searchParams.has('attempt')).toBe(false);
      expect(await unasked(arrive(address))).toMatchObject({ code: 200, data: { target: '/news' } });
    });

    test('asks in a tab that did not begin, and signs in after the answer, once', async () => {
      const answer = await arrive(await toPlain(), { began: false });
      expect(answer).toMatchObject(isAsked);
      const { handle } = handleOf(answer);
      expect((await confirm(handle, { by: new Browser() })).code).toBe(2011);
      const confirmed = await Promise.all(Array.from({ length: 12 }, () => confirm(handle)));
      const codes = confirmed.map(({ code }) => code).sort();
      expect(codes).toEqual([200, ...Array.from({ length: 11 }, () => 2013)]);
      const { data } = confirmed.find(({ success }) => success) ?? {};
      expect(data?.target).toBe('/news');
      expect(await whoIs(data?.token ?? '')).toBe(account);
    });

    test('asks while somebody else is signed in, whose session goes on until the answer', async () => {
      const { data } = await browser.call(portal.origin(), login, { account: '20120088', password });
      const { token } = data;
      const answer = await arrive(await toPlain(), { token });
      expect(answer).toMatchObject(isAsked);
      expect(await whoIs(token)).toBe('20120088');
      expect((await confirm(handleOf(answer).handle, { token })).code).toBe(200);
      expect(await whoIs(token)).toBeUndefined();
    });

    test('asks nobody who is signed in as the same person', async () => {
      const { token } = (await browser.call(portal.origin(), login, { account, password })).data;
      expect((await unasked(arrive(await toPlain(), { token, began: false }))).code).toBe(200);
    });

    test('takes a stranger’s ticket for no answer: the handle is good ten minutes, and no attempt of another kind', async () => {
      const asked = handleOf(await arrive(await toPlain(), { began: false })).handle;
      expect((await arrive(`${portal.origin()}/cas-login?ticket=ST-1-stranger`)).code, 'it is no attempt').toBe(2013);
      const past = new Date(Date.now() - 1000);
      await portal.db.update(signInAttempts).set({ expiresAt: past }).where(eq(signInAttempts.id, asked));
      expect((await confirm(asked)).code).toBe(2012);
      const start = await browser.fetch(`${portal.origin()}/sign-in/start?method=${plain}`);
      await start.arrayBuffer();
      const [begun] = await portal.db.select().from(signInAttempts).orderBy(desc(signInAttempts.createdAt)).limit(1);
      expect((await confirm(begun?.id ?? '')).code).toBe(2011);
    });

    test('lets nobody in who was disabled before the answer', async () => {
      const { handle } = handleOf(await arrive(await toPlain(), { began: false }));
      const set = (disabled: boolean) => portal.db.update(people).set({ disabled }).where(eq(people.id, account));
      await set(true);
      const { code } = await confirm(handle);
      await set(false);
      expect(code).toBe(2003);
    });
  });
});

describe('signing out', () => {
  test('leads to the CAS server, back to the portal, and the session is over on both sides', async () => {
    const { data } = await spend(await toTicket());
    const left = await browser.call(portal.origin(), logout, { service: '/news?x=1' }, data.token);
    expect(left.data.redirect).toBe(
      `${cas.base}/logout?service=${encodeURIComponent(`${portal.origin()}/login?redirect=${encodeURIComponent('/news?x=1')}&stay=`)}`,
    );
    expect(await whoIs(data.token)).toBeUndefined();
    await browser.open(left.data.redirect ?? '', /\/login\?redirect/);
    expect((await browser.open(`${portal.origin()}/sign-in/start?method=${method}`, back)).response?.status).toBe(200);
  });

  test('at the CAS server ends the session here, and nobody else’s', async () => {
    const { data } = await spend(await toTicket());
    const other = new Browser();
    const mine = browser;
    browser = other;
    const { data: others } = await spend(await toTicket());
    browser = mine;
    await browser.open(`${cas.base}/logout`);
    expect(await whoIs(data.token)).toBeUndefined();
    expect(await whoIs(others.token)).toBe(account);
  });

  test('at the CAS server also ends a session whose person has just signed in again over it', async () => {
    const { data } = await spend(await toTicket());
    const again = await browser.call(portal.origin(), login, { account, password }, data.token);
    expect(await whoIs(data.token)).toBe(account);
    await browser.open(`${cas.base}/logout`);
    expect([await whoIs(data.token), await whoIs(again.data.token)]).toEqual([undefined, account]);
  });

  test.each([
    ['no body', ''],
    ['no XML', 'logoutRequest=nonsense'],
    ['entities', `logoutRequest=${encodeURIComponent('<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>')}`],
    ['nothing but opening tags', `logoutRequest=${'<a>'.repeat(5000)}`],
  ])('is not mistaken for: %s', async (_, body) => {
    const response = await fetch(`${portal.origin()}/cas-login`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(200);
  });

  test('is read no further than any such request is long, and not at all where there is no CAS server', async () => {
    const post = (key: string | undefined, body: string) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return ask(`${portal.origin(key)}/cas-login`, { method: 'POST', body, headers });
    };
    expect((await post(undefined, `logoutRequest=${'<a>'.repeat(21_000)}`)).status).toBe(413);
    const parsed = vi.spyOn(SaxesParser.prototype, 'write');
    expect((await post('yunzhou', 'logoutRequest=<a/>')).status).toBe(404);
    expect(parsed).not.toHaveBeenCalled();
    expect((await post(undefined, 'logoutRequest=<a/>')).status).toBe(200);
    expect(parsed).toHaveBeenCalled();
    parsed.mockRestore();
  });
});

describe('where it begins', () => {
  test.each([
    ['https://evil.example/', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/login?redirect=/x', null],
    ['/logout', null],
    ['javascript:alert(1)', null],
    ['/a/..//evil.example', null],
    ['/\t/evil.example', null],
    ['/news/1#top', '/news/1#top'],
  ])('the target %j becomes %j', async (redirect, target) => {
    expect((await spend(await toTicket('alice', { redirect }))).data.target).toBe(target);
  });

  test('a header cannot lead the ticket elsewhere', async () => {
    const send = (headers: Record<string, string>) =>
      ask(`${portal.origin()}/sign-in/start?method=${method}`, { headers });
    const honest = new URL((await send({})).headers.get('location') ?? '').searchParams.get('service');
    const forged = await send({ 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' });
    const service = new URL(forged.headers.get('location') ?? '').searchParams.get('service');
    expect(new URL(service ?? '').origin).toBe(new URL(honest ?? '').origin);
    expect((await send({ host: 'evil.example' })).status).toBe(421);
  });

  test('a registered address counts, whatever port the request came to', async () => {
    await portal.admin('host  add  mingde  https://portal.mingde.example:8443');
    forgetHosts(portal.db);
    const start = `${portal.origin()}/sign-in/start?method=${method}`;
    const response = await ask(start, { headers: { host: 'portal.mingde.example:666' } });
    const service = new URL(response.headers.get('location') ?? '').searchParams.get('service') ?? '';
    expect(service).toMatch(/^https:\/\/portal\.mingde\.example:8443\/cas-login\?attempt=[0-9a-f]{40}$/);
    await portal.db.delete(hosts).where(eq(hosts.host, 'portal.mingde.example'));
  });

  test("another institution's method is not there", async () => {
    const { url } = await browser.open(`${portal.origin('yunzhou')}/sign-in/start?method=${method}`, /\/login\?/);
    const query = new URL(url).searchParams;
    expect(query.get('failed')).toBe('2010');
    expect(query.get('request')).toMatch(/^\w{20}$/);
    const ticket = await toTicket();
    const foreign = new URL(ticket);
    foreign.hostname = 'yunzhou.localhost';
    expect((await spend(foreign.href)).code).toBe(2011);
  });
});
