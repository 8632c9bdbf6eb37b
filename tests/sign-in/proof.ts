import { logout } from '@yimen/contract/sign-in/auth';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Counterparts, startCounterparts } from './counterparts.ts';
import { type Cell, cells, methodsOf, type Outcome, type TestedMethod } from './methods.ts';
import { account, membersOf, type Opened } from './opened-portal.ts';
import { Browser } from './portal.ts';

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
  const methods = methodsOf(opened, () => counterparts);
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

  const go: Readonly<Record<Cell, (way: TestedMethod, browser: Browser) => Promise<Outcome>>> = {
    async fresh(method, browser) {
      const answer = await method.spend(await method.begin(browser, target), browser);
      expect(await whoIs(answer.data?.token ?? '')).toBe(account);
      if (method.name !== 'password') expect(answer.data?.target).toBe(target);
      return answer;
    },
    async used(method, browser) {
      const held = await method.begin(browser, target);
      const { data } = await method.spend(held, browser);
      const again = await method.spend(held, browser);
      // Who tries once more does not lose what the first time has opened.
      expect(await whoIs(data?.token ?? '')).toBe(account);
      return again;
    },
    expired: (method, browser) => after(method, browser, (method.goodFor ?? 0) + 1000),
    late: (method, browser) => after(method, browser, 10 * minute + 1000),
    'clock behind': (method, browser) => off(method, browser, -10 * minute),
    'clock ahead': (method, browser) => off(method, browser, 10 * minute),
    down: (method, browser) => ill(method, browser, 'reset'),
    hanging: (method, browser) => ill(method, browser, 'hang'),
    nonsense: (method, browser) => ill(method, browser, 'nonsense'),
    async 'another browser'(method, browser) {
      const held = await method.begin(browser, target);
      const answer = await method.spend(held, new Browser());
      expect((await method.spend(held, browser)).code).toBe(200);
      return answer;
    },
    async 'twelve at once'(method, browser) {
      const held = await method.begin(browser, target);
      const answers = await Promise.all(Array.from({ length: 12 }, () => method.spend(held, browser)));
      const [first, ...others] = answers.toSorted((a, b) => a.code - b.code);
      expect(others.map(({ code }) => code)).toEqual(Array.from({ length: 11 }, () => 2013));
      if (!first) throw new Error('Nobody answered.');
      return first;
    },
  };

  async function after(method: TestedMethod, browser: Browser, ms: number): Promise<Outcome> {
    const held = await method.begin(browser, target);
    showing(ms);
    return method.spend(held, browser);
  }

  async function off(method: TestedMethod, browser: Browser, ms: number): Promise<Outcome> {
    if (method.clock) method.clock(ms);
    else showing(-ms);
    return method.spend(await method.begin(browser, target), browser);
  }

  async function ill(method: TestedMethod, browser: Browser, fault: 'reset' | 'hang' | 'nonsense'): Promise<Outcome> {
    const held = await method.begin(browser, target);
    method.fall?.(fault);
    return method.spend(held, browser);
  }

  describe.each(methods)('$name', (method) => {
    const own = wanted.filter((cell) => method.without?.[cell] === undefined);
    test.each(own.map((cell) => [cell, method.codes?.[cell] ?? usual[cell]] as const))('%s: %i', async (cell, code) => {
      expect((await go[cell](method, new Browser())).code).toBe(code);
    });
  });

  describe('signing out', () => {
    const methodOf = (name: string) => methods.find((way) => way.name === name) as TestedMethod;
    const leave = async (name: string, service: string) => {
      const browser = new Browser();
      const method = methodOf(name);
      const { data } = await method.spend(await method.begin(browser, target), browser);
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
