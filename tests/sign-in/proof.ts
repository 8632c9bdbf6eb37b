import { logout } from '@yimen/contract/sign-in/auth';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Counterparts, startCounterparts } from './counterparts.ts';
import { account, membersOf, type Opened } from './opened-portal.ts';
import { Browser } from './portal.ts';
import { type Cell, cells, type Outcome, type Way, waysOf } from './ways.ts';

const target = '/service-hall?query=a&page=2#list';
const minute = 60_000;

/** What is answered in each cell, unless a way says otherwise. */
const usual: Readonly<Record<Cell, number>> = {
  fresh: 200,
  used: 2013,
  expired: 2014,
  late: 2012,
  'clock behind': 200,
  'clock ahead': 200,
  down: 2015,
  hanging: 2015,
  nonsense: 2016,
  'another browser': 2011,
  'twelve at once': 200,
};

/** Every way in, and all that may happen to it: what is held opens one session once, or ends in a coded refusal. */
export function proofSuite(opened: Opened, wanted: readonly Cell[] = cells): void {
  let counterparts: Counterparts;
  const ways = waysOf(opened, () => counterparts);
  const { whoIs } = membersOf(opened);
  beforeAll(async () => {
    counterparts = await startCounterparts(opened.portal);
  });
  afterAll(() => counterparts?.stop());
  afterEach(() => {
    vi.useRealTimers();
    counterparts.heal();
  });

  /** Lets our clock, and that of whoever shares this process, show another time. */
  const showing = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

  const go: Readonly<Record<Cell, (way: Way, browser: Browser) => Promise<Outcome>>> = {
    async fresh(way, browser) {
      const answer = await way.spend(await way.begin(browser, target), browser);
      expect(await whoIs(answer.data?.token ?? '')).toBe(account);
      if (way.name !== 'password') expect(answer.data?.target).toBe(target);
      return answer;
    },
    async used(way, browser) {
      const held = await way.begin(browser, target);
      const { data } = await way.spend(held, browser);
      const again = await way.spend(held, browser);
      // Who tries once more does not lose what the first time has opened.
      expect(await whoIs(data?.token ?? '')).toBe(account);
      return again;
    },
    expired: (way, browser) => after(way, browser, (way.goodFor ?? 0) + 1000),
    late: (way, browser) => after(way, browser, 10 * minute + 1000),
    'clock behind': (way, browser) => off(way, browser, -10 * minute),
    'clock ahead': (way, browser) => off(way, browser, 10 * minute),
    down: (way, browser) => ill(way, browser, 'reset'),
    hanging: (way, browser) => ill(way, browser, 'hang'),
    nonsense: (way, browser) => ill(way, browser, 'nonsense'),
    async 'another browser'(way, browser) {
      const held = await way.begin(browser, target);
      const answer = await way.spend(held, new Browser());
      expect((await way.spend(held, browser)).code).toBe(200);
      return answer;
    },
    async 'twelve at once'(way, browser) {
      const held = await way.begin(browser, target);
      const answers = await Promise.all(Array.from({ length: 12 }, () => way.spend(held, browser)));
      const [first, ...others] = answers.toSorted((a, b) => a.code - b.code);
      expect(others.map(({ code }) => code)).toEqual(Array.from({ length: 11 }, () => 2013));
      if (!first) throw new Error('Nobody answered.');
      return first;
    },
  };

  async function after(way: Way, browser: Browser, ms: number): Promise<Outcome> {
    const held = await way.begin(browser, target);
    showing(ms);
    return way.spend(held, browser);
  }

  async function off(way: Way, browser: Browser, ms: number): Promise<Outcome> {
    if (way.clock) way.clock(ms);
    else showing(-ms);
    return way.spend(await way.begin(browser, target), browser);
  }

  async function ill(way: Way, browser: Browser, fault: 'reset' | 'hang' | 'nonsense'): Promise<Outcome> {
    const held = await way.begin(browser, target);
    way.fall?.(fault);
    return way.spend(held, browser);
  }

  describe.each(ways)('$name', (way) => {
    const own = wanted.filter((cell) => way.without?.[cell] === undefined);
    test.each(own.map((cell) => [cell, way.codes?.[cell] ?? usual[cell]] as const))('%s: %i', async (cell, code) => {
      expect((await go[cell](way, new Browser())).code).toBe(code);
    });
  });

  describe('signing out', () => {
    const wayOf = (name: string) => ways.find((way) => way.name === name) as Way;
    const leave = async (name: string, service: string) => {
      const browser = new Browser();
      const way = wayOf(name);
      const { data } = await way.spend(await way.begin(browser, target), browser);
      const left = await browser.call(opened.portal.origin(), logout, { service }, data?.token ?? '');
      expect(await whoIs(data?.token ?? '')).toBeUndefined();
      return left.data.redirect;
    };

    test.each(['CAS 3', 'OAuth2', 'signed API sign-on'])(
      '%s leads where the settings say, and back to the portal, whatever address is asked for',
      async (name) => {
        const places = {
          'CAS 3': `${counterparts.cas.base}/logout`,
          OAuth2: `${counterparts.oauth2.origin}/leave`,
          'signed API sign-on': 'https://sso.example.edu/out',
        };
        const home = `${opened.portal.origin()}/login`;
        const expected = { '/news?a=1': `${home}?redirect=${encodeURIComponent('/news?a=1')}&stay=` };
        for (const foreign of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
          Object.assign(expected, { [foreign]: home });
        }
        for (const [service, back] of Object.entries(expected)) {
          const url = new URL((await leave(name, service)) ?? '');
          expect(url.origin + url.pathname).toBe(places[name as keyof typeof places]);
          expect(url.searchParams.get('service')).toBe(back);
        }
      },
    );

    test.each(['password', 'QR code', 'WeChat', 'WeCom'])('%s leads nowhere', async (name) => {
      expect(await leave(name, 'https://evil.example/')).toBeNull();
    });
  });
}
