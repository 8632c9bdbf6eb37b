import { BlockList } from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Page, QueryRule } from '../../portal/lib/page.ts';
import { appearanceCookies, cookieNames } from '../../portal/lib/session/cookies.ts';
import { routeTable } from '../../portal/shell/routes/table.ts';
import { createApp } from '../../server/app.ts';
import { hosts } from '../../server/database/schema/institutions.ts';
import { domain } from '../../server/domain.ts';
import { loadPortal, type Portal, type RenderPage } from '../../server/pages/portal.ts';
import { forgetHosts } from '../../server/tenancy/resolve.ts';
import { openWorld, type World } from '../../server/testing/world.ts';
import { member } from '../support/site.ts';

// A page that is drawn once for all guests must depend on nothing that one of them sends, but for what it is kept by.

const host = 'mingde.localhost';
const origin = `http://${host}`;
/** Marks what belongs to the request: its parameters, headers and cookies. */
const probe = 'probe';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile';

let world: World;
let portal: Portal;
let version = 1;

beforeAll(async () => {
  // Times of day stand in the pages that are compared.
  vi.useFakeTimers({ toFake: ['Date'] });
  world = await openWorld();
  const built = await loadPortal(path.join(import.meta.dirname, '../../portal/build'));
  if (!built) throw new Error('The portal has not been built');
  portal = built;
});
afterAll(async () => {
  vi.useRealTimers();
  await world.close();
});

/** The server with the built portal; pages are kept where it is not in development. */
function serve(render: RenderPage, production: boolean) {
  return createApp({
    db: world.db,
    log: pino({ level: 'silent' }),
    portal: { ...portal, render },
    domain: { ...domain, dataVersion: async () => version },
    config: { trustProxy: true, production, limits: 0, ownNetworks: new BlockList() },
  });
}

const ids: Readonly<Record<string, string>> = {
  'service-hall-details-id': 'transcript-print',
  'mobile-service-guide-id': 'transcript-print',
  'home-special-services-details-id': 'topic-graduation',
  'service-hall-special-services-details-id': 'topic-graduation',
  'mobile-topic-detail-id': 'topic-graduation',
};

/** Every page, and each part of it that its address may name. */
const places = (routeTable as readonly Page[]).map(({ name, path, query = {}, reads = [] }) => {
  const page = path.replace(':id', ids[name] ?? 'none');
  const parts = Object.entries<QueryRule>(query).flatMap(([key, rule]) =>
    Array.isArray(rule) ? rule.map((value) => `${page}?${key}=${value}`) : [],
  );
  return { page, addresses: [page, ...parts], declared: [...Object.keys(query), ...reads] };
});

type Reads = Record<'parameters' | 'headers' | 'cookies', Set<string>>;

/** Has the portal draw, and notes which of the request's parameters, headers and cookies are asked for meanwhile. */
function recording(reads: Reads): RenderPage {
  const record = (prototype: object, names: readonly string[], into: Set<string>) => {
    const has: (this: object, key: string) => boolean = Reflect.get(prototype, 'has');
    return names.map((name) => {
      const method: (this: object, key: string) => unknown = Reflect.get(prototype, name);
      const noting = function (this: object, key: string) {
        if (key !== probe && has.call(this, probe)) into.add(key);
        return method.call(this, key);
      };
      Object.assign(prototype, { [name]: noting });
      return () => Object.assign(prototype, { [name]: method });
    });
  };
  return async (request, visit) => {
    const restore = [
      ...record(URLSearchParams.prototype, ['get', 'getAll', 'has'], reads.parameters),
      ...record(Headers.prototype, ['get', 'has'], reads.headers),
      ...record(Map.prototype, ['get'], reads.cookies),
    ];
    return portal.render(request, visit).finally(() => {
      for (const undo of restore) undo();
    });
  };
}

/**
 * Read by the router, which has no use for it here; where menu entries are told from each other while one navigates; and
 * by the error page, which is not kept.
 */
const ofNoPage = ['index', 'pageNavigationId', 'code'];

test.each(places)('all that is read of the address of $page is declared in the route table', async (place) => {
  const token = await world.signIn(member.account, { host });
  const reads: Reads = { parameters: new Set(), headers: new Set(), cookies: new Set() };
  const app = serve(recording(reads), false);
  const statuses = new Set<number>();
  for (const cookie of [`${probe}=1`, `${probe}=1; token=${token}; isTourist=0`]) {
    for (const agent of ['', phone]) {
      for (const address of place.addresses) {
        const asked = `${origin}${address}${address.includes('?') ? '&' : '?'}${probe}=1`;
        const headers = { host, cookie, 'user-agent': agent, [probe]: '1' };
        statuses.add((await app.fetch(new Request(asked, { headers }))).status);
      }
    }
  }
  expect([...statuses].every((status) => status < 500)).toBe(true);
  expect([...reads.parameters].filter((name) => ![...place.declared, ...ofNoPage].includes(name))).toEqual([]);
  expect([...reads.headers].sort()).toEqual(['Cookie', 'User-Agent']);
  const cookies = [...Object.values(cookieNames), ...Object.values(appearanceCookies), 'cookie', 'user-agent'];
  expect([...reads.cookies].filter((name) => !cookies.includes(name))).toEqual([]);
});

/** What a visitor may send that a careless page, or a careless key, would show to the next one. */
const sent: Record<string, string>[] = [
  ...[...Object.values(appearanceCookies), 'unknown'].flatMap((name) =>
    ['1', '0', 'dark', 'light', 'small', 'largest', '"><b>'].map((value) => ({ cookie: `${name}=${value}` })),
  ),
  { cookie: 'token=nobody; isTourist=1' },
  { cookie: 'theme=dark; text=largest; care=1; theme=light' },
  ...['accept-language', 'origin', 'referer', 'x-forwarded-for', 'x-request-id', 'purpose', 'accept', 'dnt'].map(
    (name) => ({ [name]: 'de-poisoned.example' }),
  ),
  { host: `${host}:4999` },
  { 'x-forwarded-proto': 'https' },
  { 'user-agent': phone },
  { 'user-agent': 'poisoned' },
];

test.each(['/home', '/mobile/home', '/login', '/home.data'])(
  'what one guest sends shows to no other on %s',
  async (page) => {
    let drawn = 0;
    const app = serve((request, visit) => {
      drawn += 1;
      return portal.render(request, visit);
    }, true);
    const ask = async (address: string, headers: Record<string, string> = {}) => {
      const answer = await app.fetch(new Request(origin + address, { headers: { host, ...headers } }));
      return answer.text();
    };
    const plain = await ask(page);
    for (const headers of sent) {
      version += 1;
      await ask(page, headers);
      expect(await ask(page), JSON.stringify(headers)).toBe(plain);
    }
    version += 1;
    drawn = 0;
    for (let index = 0; index < 20; index += 1) expect(await ask(`${page}?from=mail-${index}`)).toBe(plain);
    for (const long of [`x=${'x'.repeat(1500)}`, 'unread&'.repeat(60)]) {
      expect((await ask(`${page}?${long}`)) === plain, long).toBe(true);
    }
    expect(drawn).toBe(1);
  },
);

test('the address that a kept page gives of itself is that of its institution, whatever port or closing dot was typed', async () => {
  const app = serve(portal.render, true);
  await world.db.insert(hosts).values({ host: 'portal.example', institution: 'mingde' });
  forgetHosts(world.db);
  const ask = async (host: string) => {
    const page = await app.fetch(new Request('http://any/home', { headers: { host, 'x-forwarded-host': host } }));
    return /property="og:url" content="([^"]*)"/.exec(await page.text())?.[1];
  };
  expect(await ask('portal.example:4999')).toBe('https://portal.example/home');
  expect(await ask('portal.example')).toBe('https://portal.example/home');
  expect(await ask('localhost:4999')).toBe('http://localhost:4999/home');
  expect(await ask('localhost:4000')).toBe('http://localhost:4000/home');
  expect(await ask('mingde.localhost.:4000')).toBe('http://mingde.localhost:4000/home');
  expect(await ask('portal.example.:4000')).toBe('https://portal.example/home');
});
