import path from 'node:path';
import { desc } from 'drizzle-orm';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { get } from '../../scripts/trial-server.ts';
import { sessions } from '../../server/database/schema/people.ts';
import { loadPortal } from '../../server/pages/portal.ts';
import { openPortal, type Portal } from '../sign-in/portal.ts';
import { countedOn } from '../support/counted-visits.ts';
import { startCas } from '../support/counterparts/cas.ts';
import { oidcClient, startOidc } from '../support/counterparts/oidc.ts';
import type { Counterpart, Fault } from '../support/counterparts/server.ts';
import { startWeChat } from '../support/counterparts/wechat.ts';
import { axe, go, hydrated, member, signIn, visits, wear } from '../support/site.ts';

const target = '/service-hall/details/transcript-print?from=诊断&n=1#materials';
const insideWeChat = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 MicroMessenger/8.0';
const timeoutMs = 600;

const build = path.join(import.meta.dirname, '../../portal/build');
let portal: Portal;
const counterparts = {} as Record<'cas' | 'oidc' | 'wechat', Counterpart>;

interface Way {
  readonly kind: keyof typeof counterparts;
  /** Where its ticket or code is spent. */
  readonly faultAt: RegExp;
  readonly userAgent?: string;
  /** Says who one is, if the counterpart asks. */
  pass(page: Page): Promise<void>;
}

const submit = async (page: Page, fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[type=submit], form button').first().click();
};

const ways: readonly Way[] = [
  {
    kind: 'cas',
    faultAt: /serviceValidate/,
    pass: (page) => submit(page, { username: 'alice', password: 'pw1' }),
  },
  {
    kind: 'oidc',
    faultAt: /^\/token$/,
    pass: (page) => submit(page, { login: 'alice', password: 'pw1' }),
  },
  { kind: 'wechat', faultAt: /^\/sns/, userAgent: insideWeChat, pass: async () => {} },
];

beforeAll(async () => {
  const pages = await loadPortal(build);
  if (!pages) throw new Error('The portal has not been built.');
  portal = await openPortal(pages);
  const person = { password: 'pw1', userNo: member.account };
  const [cas, oidc, wechat] = await Promise.all([
    startCas({ alice: { password: 'pw1', attributes: { userNo: member.account } } }),
    startOidc({
      accounts: { alice: person },
      redirects: [`${portal.origin()}/auth-login`],
      logouts: [`${portal.origin()}/login`],
    }),
    startWeChat(),
  ]);
  Object.assign(counterparts, { cas, oidc, wechat });
  const common = { match: 'no', timeoutMs };
  await portal.offer('cas', { ...common, base: cas.base, attribute: 'userNo' }, { id: 'cas' });
  const client = { clientId: oidcClient.id, issuer: oidc.issuer, claim: 'userNo' };
  await portal.offer('oidc', { ...common, ...client }, { id: 'oidc', secret: oidcClient.secret });
  const { appid, secret, origin } = wechat;
  const places = { authorizeBase: origin, apiBase: origin, timeoutMs };
  await portal.offer('wechat', { ...places, appid }, { id: 'wechat', secret });
  await portal.offer('cas', { ...common, base: cas.base, attribute: 'userNo' }, { id: 'only-cas', key: 'jiangcheng' });
  await portal.admin('sign-in  set  jiangcheng  password  enabled=false');
});
afterAll(() => Promise.all([portal?.close(), ...Object.values(counterparts).map((one) => one.stop())]));
afterEach(() => {
  for (const one of Object.values(counterparts)) one.fault = null;
});

/** Opens the sign-in page, takes this way, and says who one is. */
async function take(page: Page, { kind, pass }: Way): Promise<void> {
  await go(page, `${portal.origin()}/login?redirect=${encodeURIComponent(target)}`);
  const before = page.url();
  await page.locator(`a[href*="method=${kind}"]`).first().click();
  // To the counterpart, or back from it already: it does not ask whoever has signed in there.
  await page.waitForURL(({ href }) => href !== before);
  if (!page.url().startsWith(portal.origin())) await pass(page);
}

const isTarget = ({ pathname }: URL) => pathname.startsWith('/service-hall/details/');
const isRefused = (address: URL) => address.pathname === '/login' && address.searchParams.has('failed');

/** The path, query and hash that a page is at, as people read them. */
const addressOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return decodeURIComponent(pathname + search + hash);
};

/** Waits for the target; whom WeChat names for the first time signs in once more, to be bound. */
async function arrive(page: Page): Promise<void> {
  const asksToBind = ({ searchParams }: URL) => searchParams.has('bind');
  await page.waitForURL((address) => isTarget(address) || asksToBind(address));
  if (!asksToBind(new URL(page.url()))) return;
  await hydrated(page);
  await page.getByText('登录后可以绑定您的微信').waitFor();
  await signIn(page);
  await page.getByRole('button', { name: '绑定', exact: true }).click();
  await page.waitForURL(isTarget);
}

/** Expects the sign-in page with a code, words and a request to tell support; and the way back to the target. */
async function expectRefusal(page: Page, code: number): Promise<void> {
  await page.waitForURL(isRefused);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('failed')).toBe(String(code));
  const alert = page.getByRole('alert').filter({ hasText: `错误 ${code}` });
  await alert.waitFor();
  expect(await alert.textContent()).toMatch(/请.*请求编号 [\w-]{6,}/);
}

/** Where a counterpart led back to, with the ticket. */
function noteLandings(page: Page): string[] {
  const landings: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && /-login\?(?!bind=)|sign-in\/wechat\?/.test(request.url()))
      landings.push(request.url());
  });
  return landings;
}

/** Their pages are not ours to judge. */
const theirs = /127\.0\.0\.1|jQuery/;

describe('a visit that goes by a CAS server', () => {
  const visit = visits();
  const [way] = ways;
  if (!way) throw new Error('There is no way.');

  test.each([
    { from: 'the sign-in page', first: null, before: [] },
    { from: 'a page that counted it', first: '/home', before: ['1'] },
  ])('and begins on $from is counted once', async ({ first, before }) => {
    const { page } = await visit({ baseURL: portal.origin(), expected: theirs });
    const counted = countedOn(page);
    if (first) await go(page, first);
    await expect.poll(() => counted, { timeout: 30_000 }).toEqual(before);
    await take(page, way);
    await arrive(page);
    await expect.poll(() => counted, { timeout: 30_000 }).toEqual(['1']);
    // The next page is of the same visit.
    await go(page, '/home');
    expect(await page.evaluate(() => sessionStorage.getItem('ym-visit'))).toBe('1');
    expect(counted).toEqual(['1']);
  });
});

describe('signing out from a menu', () => {
  const visit = visits();

  test('tells the CAS server the current path, and comes back to a page that waits and leads there again', async () => {
    const [way] = ways;
    if (!way) throw new Error('There is no way.');
    const { page } = await visit({ baseURL: portal.origin(), expected: theirs });
    await take(page, way);
    await arrive(page);
    await hydrated(page);
    const asked = page.waitForRequest((request) => /\/cas\/logout\?/.test(request.url()));
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(member.name) })
      .click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    const service = new URL((await asked).url()).searchParams.get('service') ?? '';
    expect(decodeURIComponent(new URL(service).searchParams.get('redirect') ?? '')).toBe(target);
    await page.waitForURL((address) => address.pathname === '/login' && address.searchParams.has('stay'));
    await go(page, page.url());
    await page.locator('a[href*="method=cas"]').first().click();
    await way.pass(page);
    await arrive(page);
    expect(addressOf(page)).toBe(target);
  });
});

describe.each(ways)('$kind', (way) => {
  const visit = visits();
  const open = () => visit({ baseURL: portal.origin(), expected: theirs, userAgent: way.userAgent });

  test('leads to the exact place; what it brought is good for nothing afterwards', async () => {
    const { page } = await open();
    const landings = noteLandings(page);
    await take(page, way);
    await arrive(page);
    expect(addressOf(page)).toBe(target);
    await page.getByRole('banner').getByText(member.name).first().waitFor();
    expect(landings.length).toBeLessThanOrEqual(2);
    const [landing = ''] = landings;

    // The same address once more, as from the history: whoever is signed in goes on.
    await page.goto(landing);
    await page.waitForURL(
      (address) => !address.pathname.endsWith('-login') && !address.pathname.startsWith('/sign-in'),
    );
    await page.goBack();
    await page.getByRole('main').waitFor();
    expect(await page.content()).toContain(member.name);

    // And as a link that was passed on to somebody else.
    const { page: other } = await open();
    await other.goto(landing);
    await expectRefusal(other, 2011);
  });

  test('signs in twice at once, in two tabs', async () => {
    const { page } = await open();
    const other = await page.context().newPage();
    await Promise.all([take(page, way), take(other, way)]);
    await Promise.all([arrive(page), arrive(other)]);
    expect(addressOf(page)).toBe(target);
    expect(addressOf(other)).toBe(target);
  });

  test.each<[string, Fault, number]>([
    ['down', 'error', 2015],
    ['hanging', 'hang', 2015],
    ['answering nonsense', 'nonsense', 2016],
  ])('%s ends in a code, and the next try leads to the place', async (_, fault, code) => {
    const { page } = await open();
    const counterpart = counterparts[way.kind];
    Object.assign(counterpart, { fault, faultAt: way.faultAt });
    await take(page, way);
    await expectRefusal(page, code);
    counterpart.fault = null;
    await hydrated(page);
    await page.locator(`a[href*="method=${way.kind}"]`).first().click();
    await arrive(page);
    expect(addressOf(page)).toBe(target);
  });

  test('says that cookies have to be allowed where they are refused', async () => {
    const { page } = await open();
    // What begins a sign-in sets the one cookie that it needs.
    await page.route('**/sign-in/start?**', async (route) => {
      const { host, pathname, search } = new URL(route.request().url());
      const { status, headers } = await get(portal.port, host.split(':')[0] ?? '', pathname + search);
      await route.fulfill({ status, headers: { location: headers.location ?? '' } });
    });
    await take(page, way);
    await expectRefusal(page, 2011);
    expect(await page.getByRole('alert').first().textContent()).toContain('Cookie');
  });
});

describe('a shared computer', () => {
  const visit = visits();

  test('has the counterpart ask again by a quiet choice, also after signing out', async () => {
    const { page } = await visit({ baseURL: portal.origin(), expected: theirs });
    const [cas] = ways;
    if (!cas) throw new Error('CAS is gone through.');
    await take(page, cas);
    await arrive(page);
    await page.context().clearCookies({ domain: new URL(portal.origin()).hostname });
    await go(page, '/login?redirect=/home');
    await page.getByRole('link', { name: '换一个账号登录' }).first().click();
    await page.locator('[name="username"]').waitFor();
  });
});

describe('a browser that takes no cookie from a script', () => {
  const visit = visits();

  test('is told so, and leaves no session behind', async () => {
    const { page } = await visit({ baseURL: portal.origin(), expected: theirs });
    await page.addInitScript(() => {
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
    });
    await go(page, '/login');
    await signIn(page);
    await page.getByText('需要允许 Cookie').waitFor();
    const mine = await portal.db.select().from(sessions).orderBy(desc(sessions.startedAt)).limit(1);
    expect(mine.map(({ person, endedAt }) => [person, endedAt !== null])).toEqual([[member.account, true]]);
  });
});

describe('a ticket that has expired', () => {
  const visit = visits();

  test.each([
    ['cas', (asked: URL) => `${asked.searchParams.get('service')}&ticket=ST-1-long-gone`],
    [
      'oidc',
      ({ origin, searchParams }: URL) =>
        `${portal.origin()}/auth-login?code=long-gone&state=${searchParams.get('state')}&iss=${encodeURIComponent(origin)}`,
    ],
  ] as const)('of %s ends in a code', async (kind, addressOf) => {
    const { page } = await visit({ baseURL: portal.origin(), expected: theirs });
    await go(page, `/login?redirect=${encodeURIComponent(target)}`);
    const asked = page.waitForRequest((request) => request.url().startsWith(counterparts[kind].origin));
    await page.locator(`a[href*="method=${kind}"]`).first().click();
    await page.goto(addressOf(new URL((await asked).url())));
    await expectRefusal(page, 2014);
    expect(new URL(page.url()).searchParams.get('redirect')).toContain('/service-hall/details/');
  });
});

describe('a ticket that nobody gave', () => {
  const visit = visits();

  test.each([
    ['/cas-login?ticket=ST-1-unknown', 2011],
    ['/auth-login?code=x&state=unknown', 2011],
    [`/wechat-login?appid=wx&openid=o&state=${'0'.repeat(40)}`, 2011],
    ['/api-login?code=key.MQ.c2lnbmF0dXJl&millis=1795132800000', 2010],
  ])('%s ends in a code', async (address, code) => {
    const { page } = await visit({ baseURL: portal.origin() });
    await page.goto(address);
    await expectRefusal(page, code);
  });

  test('is asked about without JavaScript by a button', async () => {
    const { page } = await visit({ baseURL: portal.origin(), javaScriptEnabled: false });
    await page.goto('/auth-login?code=x&state=unknown');
    await page.getByRole('button', { name: '继续登录' }).click();
    await expectRefusal(page, 2011);
  });
});

describe('an institution with one way in', () => {
  const visit = visits();

  test('goes there by itself, and stops at the third time with a code and a request', async () => {
    const { page } = await visit({ baseURL: portal.origin('jiangcheng'), expected: theirs });
    const wanted = `/login?redirect=${encodeURIComponent('/home')}`;
    for (const _ of ['once', 'twice']) {
      await page.goto(wanted);
      await page.waitForURL(/127\.0\.0\.1/);
    }
    await page.goto(wanted);
    await page.waitForURL(/\/error\?code=2090&request=[\w-]{6,}/);
    expect(await page.getByRole('main').innerText()).toContain('已停止反复跳转');
    await page.goto('/login');
    await page.getByRole('link', { name: '统一认证' }).waitFor();
  });

  test.each([
    ['right after signing out', '&stay='],
    ['before a guest can read why', '&for=collect'],
  ])('does not go there %s', async (_when, query) => {
    const { page } = await visit({ baseURL: portal.origin('jiangcheng'), expected: theirs });
    await go(page, `/login?redirect=%2Fservice-hall${query}`);
    await page.getByRole('link', { name: '统一认证' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  test('passes axe in every look with what went wrong', async () => {
    const { page } = await visit({ baseURL: portal.origin(), expected: theirs });
    await go(page, '/login?failed=2017&request=0123456789&redirect=/home');
    for (const look of ['light', 'dark', 'care'] as const) {
      await wear(page, look);
      expect.soft(await axe(page), look).toEqual([]);
    }
  });
});
