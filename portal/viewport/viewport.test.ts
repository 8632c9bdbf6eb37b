import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { PageSite } from '../routes/match.ts';
import { applyViewport } from './apply.ts';
import { bootScript } from './boot-script.ts';
import { desktopZoom, mobileRootFont, mobileUnit, placementOf } from './formulas.ts';
import { platformOf } from './platform.ts';
import { siteRedirect } from './redirect.ts';

const widths = [320, 375, 600, 601, 768, 900, 901, 1024, 1280, 1366, 1440, 1536, 1537, 1920];

test('the zoom follows the specification', () => {
  expect(desktopZoom(901)).toBeCloseTo(0.7467, 4);
  expect(desktopZoom(1280)).toBeCloseTo(0.7467, 4);
  expect(desktopZoom(1440)).toBeCloseTo(0.84, 4);
  expect(desktopZoom(1536)).toBeCloseTo(0.896, 4);
  expect(desktopZoom(1537)).toBe(1);
});

test('the phone root font is 100 × width / 375, times the reader’s factor', () => {
  expect(mobileRootFont(375)).toBe(100);
  expect(mobileRootFont(900)).toBe(240);
  expect(mobileRootFont(375, 1.25)).toBe(125);
});

test('from 600 wide the design pixel stays 1.2 px', () => {
  for (const width of [600, 768, 900]) expect(mobileUnit(width) * mobileRootFont(width)).toBeCloseTo(1.2, 6);
  expect(mobileUnit(375) * mobileRootFont(375)).toBeCloseTo(1, 6);
});

test('900 is a phone, 901 a desktop', () => {
  expect(placementOf(900)).toBe('mobile');
  expect(placementOf(901)).toBe('desktop');
});

function fakeRoot(site: PageSite) {
  const values = new Map<string, number>();
  return {
    values,
    dataset: { site, desktopHome: '/service-hall' },
    style: {
      setProperty: (name: string, value: string | number) => values.set(name, Number.parseFloat(String(value))),
      removeProperty: (name: string) => values.delete(name),
    },
  };
}

/** Runs the head's script as a browser of this width would, and answers what it set and where it went. */
function boot(
  width: number,
  site: PageSite,
  fontSize = 16,
  userAgent = '',
  referrer = '',
  visit?: string,
  sessionStorage: Record<string, string | undefined> = { 'ym-visit': visit },
) {
  const root = fakeRoot(site);
  let went: string | undefined;
  runInNewContext(bootScript, {
    document: { documentElement: root, referrer },
    sessionStorage,
    innerWidth: width,
    navigator: { userAgent },
    getComputedStyle: () => ({ fontSize: `${fontSize}px` }),
    location: {
      ...{ origin: 'https://portal.example', pathname: '/news', search: '?page=2', hash: '#x' },
      replace: (target: string) => (went = target),
    },
  });
  return { values: root.values, went, inShell: 'shell' in root.dataset, visit: sessionStorage['ym-visit'] };
}

test.each(widths)('the script in the head sets what applyViewport sets at %i', (width) => {
  const root = fakeRoot('any');
  applyViewport(root as unknown as HTMLElement, width, 1.25);
  const script = boot(width, 'any', 20);
  expect([...script.values.keys()].sort()).toEqual([...root.values.keys()].sort());
  for (const [name, value] of root.values) expect(script.values.get(name)).toBeCloseTo(value, 9);
  expect(script.went).toBeUndefined();
});

test.each(widths)('the script in the head redirects as siteRedirect does at %i', (width) => {
  for (const site of ['desktop', 'mobile', 'any'] as const) {
    expect(boot(width, site).went).toBe(siteRedirect(placementOf(width), site, '/service-hall'));
  }
});

test.each([
  'MicroMessenger/8.0',
  'wxwork/4.1 MicroMessenger/7.0',
  'com.chaoxing.mobile/ChaoXingStudy_3',
  'AlipayClient/10.3',
  'DingTalk/7.6',
  'Weibo (iPhone)',
  'QQ/9.0',
  'WeLink/7',
  'HuaWei-AnyOffice/1',
  'Chrome/140 Mobile',
  'MQQBrowser/14',
])('the script in the head knows %s as a shell if platformOf does', (userAgent) => {
  expect(boot(375, 'mobile', 16, userAgent).inShell).toBe(platformOf(userAgent) !== undefined);
});

test('a visit whose first page is moved to the other site is marked, so that it is counted there', () => {
  const marked = (site: PageSite, referrer: string, visit?: string) => boot(375, site, 16, '', referrer, visit).visit;
  expect(marked('desktop', '')).toBe('moved');
  expect(marked('desktop', 'https://search.example/')).toBe('moved');
  expect(marked('mobile', '')).toBeUndefined();
  expect(marked('desktop', 'https://portal.example/logout')).toBeUndefined();
  expect(marked('desktop', '', '1')).toBe('1');
});

test('a page of the desk that a narrow window asked for is the one a wide window goes to, once', () => {
  const storage = {};
  const open = (width: number, site: PageSite) => boot(width, site, 16, '', '', undefined, storage).went;
  expect(open(375, 'desktop')).toBe('/mobile/home');
  expect(open(375, 'mobile')).toBeUndefined();
  expect(open(1440, 'mobile')).toBe('/news?page=2#x');
  expect(open(1440, 'mobile')).toBe('/service-hall');
});
