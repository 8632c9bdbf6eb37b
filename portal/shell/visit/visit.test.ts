import { noticeShow } from '@yimen/contract/notices/notices';
import { getUserInfo } from '@yimen/contract/sign-in/auth';
import type { MenuItem } from '@yimen/contract/site';
import { expect, test, vi } from 'vitest';
import type { ApiClient } from '../../lib/api/client.ts';
import { ApiError } from '../../lib/api/errors.ts';
import { appearanceOf, withStored } from './appearance.ts';
import { loadSite } from './load-site.ts';
import { customEntry, menuLink, phoneLink } from './menus.ts';
import { deviceOf, readVisit } from './read-visit.ts';
import { pageTitle } from './title.ts';

function entry(changes: Partial<MenuItem>): MenuItem {
  const kind = { isDefault: 1, isFrame: 0, isLogin: 0 } as const;
  return { name: '', link: '', path: '/home', icon: '', pageNavigationId: 'nav', ...kind, ...changes };
}

test('a default entry leads to its page, if this version has it', () => {
  expect(menuLink(entry({ path: '/service-hall' }))).toEqual({ href: '/service-hall', external: false });
  expect(menuLink(entry({ path: '/no-such-page' }))).toBeUndefined();
});

test('a custom entry leads to its own address', () => {
  const custom = entry({ isDefault: 0, path: '/outside-chain', link: 'https://library.example/' });
  expect(menuLink(custom)).toEqual({ href: 'https://library.example/', external: true });
});

test.each([
  [0, '/outside-chain'],
  [1, '/iframe'],
] as const)(
  'a custom entry for members leads a guest, who lacks its address, to its page (isFrame=%i)',
  (isFrame, path) => {
    const custom = entry({ isDefault: 0, isLogin: 1, isFrame, path });
    expect(menuLink(custom)).toEqual({ href: `${path}?pageNavigationId=nav`, external: false });
    expect(menuLink({ ...custom, isLogin: 0 })?.href).not.toContain('pageNavigationId');
    expect(menuLink({ ...custom, link: '/search' })).toEqual({ href: '/search', external: false });
  },
);

test('a custom entry of the phone leads to its address, a framed one in the same window, and never to a desk page', () => {
  const custom = entry({ isDefault: 0, path: '', link: 'https://library.example/' });
  const framed = { ...custom, isFrame: 1 as const };
  expect(phoneLink(custom)).toEqual({ href: 'https://library.example/', newWindow: true });
  expect(phoneLink(framed)).toEqual({ href: 'https://library.example/', newWindow: false });
  const forMembers = { ...framed, isLogin: 1 as const };
  expect(phoneLink(forMembers)?.href).toBe('https://library.example/');
  expect(phoneLink({ ...forMembers, link: '' })?.href).toBe('/mobile-login?redirect=%2Fmobile%2Fhome');
  expect(phoneLink(entry({ path: '/mobile/news' }))).toEqual({ href: '/mobile/news', newWindow: false });
  expect(phoneLink(entry({ path: '/service-hall' }))).toBeUndefined();
  expect(phoneLink({ ...custom, link: 'javascript:alert(1)' })).toBeUndefined();
});

test('a phone finds the custom entries of either menu, a desk those of its own', () => {
  const ofDesk = entry({ isDefault: 0, pageNavigationId: 'desk' });
  const ofPhone = entry({ isDefault: 0, pageNavigationId: 'phone' });
  const menus = { desktop: [ofDesk], mobile: [ofPhone] };
  const found = (device: 'desktop' | 'mobile', id: string) => customEntry(menus, device, `?pageNavigationId=${id}`);
  expect([found('mobile', 'phone'), found('mobile', 'desk')]).toEqual([ofPhone, ofDesk]);
  expect([found('desktop', 'phone'), found('desktop', 'desk')]).toEqual([undefined, ofDesk]);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'mobile'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'mobile'],
  [
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/132.0.0.0 Safari/537.36 ArkWeb/6.0 Mobile',
    'mobile',
  ],
  ['Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/132.0.0.0 Safari/537.36 ArkWeb/6.0', 'desktop'],
  ['Mozilla/5.0 (Linux; Android 16; Tablet) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'desktop'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'desktop'],
  [null, 'desktop'],
])('%s is drawn for %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test('a title names the page before the institution', () => {
  const root = { id: 'root', loaderData: { site: { title: '明德大学一站式服务大厅' } } };
  expect(pageTitle([root], '登录')).toBe('登录 - 明德大学一站式服务大厅');
  expect(pageTitle([undefined], '登录')).toBe('登录 - 一站式在线服务');
});

test('the appearance follows its cookies, and nothing else that stands in them', () => {
  expect(appearanceOf(new Map())).toEqual({ theme: 'auto', care: null, textSize: 'standard' });
  const chosen = new Map([
    ['theme', 'dark'],
    ['care', '1'],
    ['text', 'large'],
  ]);
  expect(appearanceOf(chosen)).toEqual({ theme: 'dark', care: true, textSize: 'large' });
  expect(appearanceOf(new Map([['care', '0']]))).toEqual({ theme: 'auto', care: false, textSize: 'standard' });
  expect(appearanceOf(new Map([['theme', '"><script>']]))).toEqual({ theme: 'auto', care: null, textSize: 'standard' });
});

test('what a member keeps in the account comes before this browser’s cookies', () => {
  const here = appearanceOf(
    new Map([
      ['theme', 'dark'],
      ['care', '1'],
    ]),
  );
  expect(withStored(here, { theme: 'light', textSize: 'larger' })).toEqual({
    theme: 'light',
    care: true,
    textSize: 'larger',
  });
  expect(withStored(here, { theme: null, textSize: null })).toEqual(here);
  expect(withStored(here, null)).toEqual(here);
});

const log = vi.fn();

/** Reads a visit whose API answers every call with this envelope; keeps the calls. */
async function visitWith(cookie: string, envelope: object, status = 200) {
  const calls: Request[] = [];
  const request = new Request('https://portal.example/home', { headers: { cookie } });
  const fetchApi = async (call: Request) => {
    calls.push(call);
    return Response.json(envelope, { status });
  };
  return {
    calls,
    ...(await readVisit(request, {
      fetchApi,
      nonce: 'n',
      publicOrigin: async () => 'https://portal.example',
      framingOf: async () => ({ embedding: 'allowed', reason: '' }),
      host: 'portal.example',
      log,
    })),
  };
}

const member = { id: 'p1', userType: 'STUDENT', name: '林知夏' };

test('a member is known by the token of the cookie', async () => {
  const { visit, ended, calls } = await visitWith('token=t0ken; isTourist=0', {
    success: true,
    code: 200,
    msg: '',
    data: member,
  });
  expect(visit.user).toEqual(member);
  expect(ended).toBe(false);
  expect(calls[0]?.url).toBe(`https://portal.example${getUserInfo.path}`);
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer t0ken');
});

test('a guest costs no call and sends no token', async () => {
  for (const cookie of ['', 'token=guest; isTourist=1']) {
    const { visit, ended, calls } = await visitWith(cookie, { success: false, code: 500, msg: '', data: null });
    expect(visit.user).toBeNull();
    expect(ended).toBe(false);
    expect(calls).toEqual([]);
  }
});

test('an ended session goes on as a guest', async () => {
  const { visit, ended } = await visitWith('token=old', { success: false, code: 401, msg: '过期', data: null });
  expect(visit.user).toBeNull();
  expect(ended).toBe(true);
});

test('a visit knows when a call of it has failed, so that its page is not kept', async () => {
  const refused = { success: false, code: 500, msg: '', data: null };
  const { visit } = await visitWith('', refused, 500);
  expect(visit.isUncacheable()).toBe(false);
  await expect(visit.site()).rejects.toThrow();
  expect(visit.isUncacheable()).toBe(true);
});

test.each<[string, boolean, object]>([
  ['lacks a source', true, { list: [], failed: [{ source: '教务系统', reason: 'down', asOf: null }] }],
  ['lacks one of a part', true, [{ failed: [] }, { failed: { source: '教务系统', reason: 'slow', asOf: null } }]],
  ['has all sources', false, [{ failed: [] }, { failed: null }]],
])('a page whose answer %s is for this once: %s', async (_, uncacheable, data) => {
  const { visit } = await visitWith('', { success: true, code: 200, msg: '', data });
  await visit.api.call(noticeShow, { pageSize: 4 });
  expect(visit.isUncacheable()).toBe(uncacheable);
});

test.each([true, false])('a site is in memorial grey when its institution says %s', async (grey) => {
  const answers = { themeList: { themColor: '#0b7a75', grey, webIconTitle: {} }, getConfig: {}, globalConfig: [{}] };
  const api = { call: async ({ name }: { name: string }) => answers[name as keyof typeof answers] };
  expect(await loadSite(api as unknown as ApiClient)).toMatchObject({ grey, theme: { themColor: '#0b7a75' } });
});

test('a mistake is reported to the log of the server, a call that failed is not', async () => {
  const { visit } = await visitWith('', { success: true, code: 200, msg: '', data: null });
  visit.report(new ApiError('GET /x', { code: 400, status: 400 }), 'did not load');
  visit.report(new ApiError('GET /x', { status: 500 }), 'did not load');
  expect(log).not.toHaveBeenCalled();
  const mistake = new TypeError('a mistake');
  visit.report(mistake, 'did not load');
  expect(log).toHaveBeenCalledExactlyOnceWith(mistake, 'did not load');
});
