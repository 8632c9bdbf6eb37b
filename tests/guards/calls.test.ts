import { areas } from '@yimen/contract';
import type { Endpoint } from '@yimen/contract/endpoint';
import { isMenuPage } from '@yimen/contract/paths';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { routeTable } from '../../portal/shell/routes/table.ts';
import { listSources } from '../../scripts/sources.ts';
import { callOfModule, callsBehind } from '../../server/site/behind-menus.ts';

/** Every call by the name of its export. */
const calls = new Map(
  Object.values(areas).flatMap((area) =>
    Object.entries(area).flatMap(([name, value]): [string, Endpoint][] =>
      typeof value === 'object' && value !== null && 'access' in value ? [[name, value as Endpoint]] : [],
    ),
  ),
);

/** Names that a module imports from the contract as values, not only as types. */
function takenBy({ path, text }: { path: string; text: string }): string[] {
  const { module } = parseSync(path, text);
  return module.staticImports
    .filter(({ moduleRequest }) => moduleRequest.value.startsWith('@yimen/contract/'))
    .flatMap(({ entries }) =>
      entries.flatMap(({ importName, localName, isType }) => {
        if (isType) return [];
        if (importName.kind === 'Name') return importName.name ?? [];
        return [...text.matchAll(new RegExp(`\\b${localName.value}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
      }),
    );
}

test('every call is made by a page of the portal, or says who else makes it and why', () => {
  const portal = listSources().filter(({ path }) => path.startsWith('portal/') && !/\.test\.tsx?$/.test(path));
  const taken = new Set(portal.flatMap(takenBy));
  expect(calls.size).toBeGreaterThan(80);
  const unused = [...calls].filter(([name]) => !taken.has(name));
  expect(unused.map(([name]) => name).sort(), 'what no page calls').toEqual(
    [...calls].flatMap(([name, { calledBy }]) => (calledBy ? [name] : [])).sort(),
  );
  for (const [name, { calledBy = '' }] of unused) expect(calledBy.length, name).toBeGreaterThan(30);
});

describe('menu entries for members', () => {
  const behind = Object.values(callsBehind).flatMap((each: readonly Endpoint[]) => each.map(({ name }) => name));

  /** Calls open to guests without a menu entry, by reason. */
  const open: Readonly<Record<string, readonly string[]>> = {
    'the visit itself': ['getUserInfo', 'logout', 'renewToken', 'switchSpecialStyle', 'addFontVisit'],
    'what stands around every page': ['topNavigation', 'bottomLinks', 'bottomMedia', 'intelligence', 'nowTerm'],
    'what a phone has cached, which may be things of any kind': ['checkCached'],
    'the home page, of which its modules say what is shown': [
      'homeConfig',
      'content',
      'showType',
      'bannerList',
      'carList',
      'toolList',
      'hotWords',
      'homeStatistic',
      'hallLive',
      'handledList',
      'threeListConfig',
      'responsibilityField',
      'responsibilityList',
      'restTimes',
      'schoolCalendar',
    ],
    'the names by which things are sorted': ['getAllType', 'getHomeDept', 'getLabelType', 'newsColumns', 'newsConfig'],
    'pages outside of the menu: a guide, an article, a notice, a topic, what is found, where offices are': [
      'getAppGuide',
      'getOffices',
      'getAppQr',
      'hitApp',
      'newsInfo',
      'newsCustom',
      'noticeInfo',
      'noticeShow',
      'noticeTypes',
      'noticeUrl',
      'noticeConfig',
      'specialInfo',
      'search',
      'searchResults',
      'askAssistant',
      'sendFeedback',
    ],
  };

  test('have their calls in one table, and every other call of guests says why it is open', () => {
    const guests = [...calls.values()].filter(({ access }) => access === 'guest').map(({ name }) => name);
    const named = [...new Set(behind), ...Object.values(open).flat()];
    expect(named.toSorted(), 'each once').toEqual([...new Set(named)].sort());
    expect(named.toSorted()).toEqual(guests.toSorted());
  });

  test('have a module of the home behind them that loads what they are there for', () => {
    const modules = listSources().filter(({ path }) =>
      /^portal\/features\/.*\/modules\/.*(?<!\.test)\.tsx?$/.test(path),
    );
    const loading = modules.flatMap(({ path, text }) => {
      const [, sign] = /^ {2}sign: '([\w-]+)'/m.exec(text) ?? [];
      const isOpen = !takenBy({ path, text }).some((name) => behind.includes(name));
      return !sign || isOpen || text.includes('memberOnly: true') ? [] : sign;
    });
    expect(loading).toContain('rank');
    expect(loading.filter((sign) => !Object.hasOwn(callOfModule, sign))).toEqual([]);
  });

  test('are pages of the menu in the contract, each that a page asks for', () => {
    const guarded = routeTable.filter(({ guards }) =>
      guards.some((guard) => guard === 'desktop-menu' || guard === 'phone-menu'),
    );
    const entries = guarded.flatMap((page) => page.menus ?? [page.path]);
    expect(entries.length).toBeGreaterThan(10);
    expect(entries.filter((path) => !isMenuPage(path))).toEqual([]);
  });
});
