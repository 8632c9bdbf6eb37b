import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { PageSite } from '../routes/match.ts';
import { applyViewport } from './apply.ts';
import { bootScript } from './boot-script.ts';
import { desktopZoom, phoneRootFont, phoneUnit, placementOf } from './formulas.ts';
import { platformOf } from './platform.ts';

const widths = [320, 375, 600, 601, 768, 900, 901, 1024, 1280, 1366, 1440, 1536, 1537, 1920];

test('the zoom follows the specification', () => {
  expect(desktopZoom(901)).toBeCloseTo(0.7467, 4);
  expect(desktopZoom(1280)).toBeCloseTo(0.7467, 4);
  expect(desktopZoom(1440)).toBeCloseTo(0.84, 4);
  expect(desktopZoom(1536)).toBeCloseTo(0.896, 4);
  expect(desktopZoom(1537)).toBe(1);
});

test('the phone root font is 100 × width / 375, times the reader’s factor', () => {
  expect(phoneRootFont(375)).toBe(100);
  expect(phoneRootFont(900)).toBe(240);
  expect(phoneRootFont(375, 1.25)).toBe(125);
});

test('from 600 wide the design pixel stays 1.2 px', () => {
  for (const width of [600, 768, 900]) expect(phoneUnit(width) * phoneRootFont(width)).toBeCloseTo(1.2, 6);
  expect(phoneUnit(375) * phoneRootFont(375)).toBeCloseTo(1, 6);
});

test('900 is a phone, 901 a desktop', () => {
  expect(placementOf(900)).toBe('mobile');
  expect(placementOf(901)).toBe('desktop');
});

/** What the server writes on the root element of a page of each site, as far as the script reads it. */
const pages: Record<PageSite, Record<string, string>> = {
  desktop: { site: 'desktop', otherPlace: '/mobile/news?column=campus' },
  mobile: { site: 'mobile', otherPlace: '/news?column=campus' },
  any: { site: 'any' },
};

function fakeRoot(dataset: Record<string, string>) {
  const values = new Map<string, number>();
  return {
    values,
    dataset,
    style: {
      setProperty: (name: string, value: string | number) => values.set(name, Number.parseFloat(String(value))),
      removeProperty: (name: string) => values.delete(name),
    },
  };
}

interface Boot {
  address?: string;
  fontSize?: number;
  userAgent?: string;
  referrer?: string;
  sessionStorage?: Record<string, string>;
}

/** Runs the head's script as a browser of this width would, and answers what it set and where it went. */
function boot(width: number, dataset: Record<string, string>, given: Boot = {}) {
  const root = fakeRoot({ ...dataset });
  const sessionStorage = given.sessionStorage ?? {};
  const { origin, pathname, search, hash } = new URL(
    given.address ?? '/news?column=campus#x',
    'https://portal.example',
  );
  let went: string | undefined;
  runInNewContext(bootScript, {
    document: { documentElement: root, referrer: given.referrer ?? '' },
    sessionStorage,
    innerWidth: width,
    navigator: { userAgent: given.userAgent ?? '' },
    getComputedStyle: () => ({ fontSize: `${given.fontSize ?? 16}px` }),
    location: { origin, pathname, search, hash, replace: (target: string) => (went = target) },
  });
  return { values: root.values, went, inShell: 'shell' in root.dataset, stored: sessionStorage };
}

test.each(widths)('the script in the head sets what applyViewport sets at %i', (width) => {
  const root = fakeRoot({});
  applyViewport(root as unknown as HTMLElement, width, 1.25);
  const script = boot(width, pages.any, { fontSize: 20 });
  expect([...script.values.keys()].sort()).toEqual([...root.values.keys()].sort());
  for (const [name, value] of root.values) expect(script.values.get(name)).toBeCloseTo(value, 9);
  expect(script.went).toBeUndefined();
});

test.each(widths)('the script in the head leaves the page of the other site at %i, with its hash', (width) => {
  const other = placementOf(width) === 'desktop' ? 'mobile' : 'desktop';
  expect(boot(width, pages[other]).went).toBe(`${pages[other].otherPlace}#x`);
  expect(boot(width, pages[placementOf(width)]).went).toBeUndefined();
  expect(boot(width, pages.any).went).toBeUndefined();
});

test.each(widths)('what a guard refuses is refused at %i by the site that the window is for', (width) => {
  const search = { site: 'desktop', guard: '/login?redirect=%2Fsearch', otherPlace: '/mobile/search' };
  const went = placementOf(width) === 'desktop' ? search.guard : search.otherPlace;
  expect(boot(width, search).went).toBe(`${went}#x`);
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
  expect(boot(375, pages.mobile, { userAgent }).inShell).toBe(platformOf(userAgent) !== undefined);
});

test('a visit whose first page is moved to the other site is marked, so that it is counted there', () => {
  const marked = (site: PageSite, referrer: string, sessionStorage = {}) =>
    boot(375, pages[site], { referrer, sessionStorage }).stored['ym-visit'];
  expect(marked('desktop', '')).toBe('moved');
  expect(marked('desktop', 'https://search.example/')).toBe('moved');
  expect(marked('mobile', '')).toBeUndefined();
  expect(marked('desktop', 'https://portal.example/logout')).toBeUndefined();
  expect(marked('desktop', '', { 'ym-visit': '1' })).toBe('1');
});

test('the page that shows a left one leads back to it when the width does, and any other page to its own counterpart', () => {
  const sessionStorage = {};
  const open = (width: number, site: PageSite, address: string) =>
    boot(width, pages[site], { address, sessionStorage }).went;
  const asked = '/news?column=campus&page=2#x';
  const shown = '/mobile/news?column=campus#x';
  expect(open(375, 'desktop', asked)).toBe(shown);
  expect(open(375, 'mobile', shown)).toBeUndefined();
  expect(open(1440, 'mobile', shown)).toBe(asked);
  expect(open(375, 'desktop', asked)).toBe(shown);
  expect(open(1440, 'mobile', '/mobile/news?column=lectures')).toBe('/news?column=campus');
});
