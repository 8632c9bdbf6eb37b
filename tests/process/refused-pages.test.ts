import { BlockList } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getBusinessApp } from '@yimen/contract/services/list';
import { type Logger, pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../server/app.ts';
import { domain } from '../../server/domain.ts';
import { loadPortal, type Portal, type RenderPage } from '../../server/pages/portal.ts';
import { openWorld, type World } from '../../server/testing/world.ts';
import { member } from '../support/site.ts';

// What a page or a part of it is refused reaches the visitor as that, and the log only where somebody has to mend it.

const host = 'mingde.localhost';
const folder = path.join(import.meta.dirname, '../../portal/build');

let world: World;
let portal: Portal;
let routes: ServerBuild['routes'];
let token: string;
beforeAll(async () => {
  const built = await loadPortal(folder);
  if (!built) throw new Error('The portal is not built');
  portal = built;
  ({ routes } = (await import(pathToFileURL(path.join(folder, 'server/index.js')).href)) as ServerBuild);
  world = await openWorld();
  token = await world.signIn(member.account, { host });
});
afterAll(() => world.close());

let lines: Record<string, unknown>[];
let log: Logger;
beforeEach(() => {
  lines = [];
  log = pino({ base: null }, { write: (line) => lines.push(JSON.parse(line)) });
  for (const name of ['error', 'warn', 'info', 'log'] as const) vi.spyOn(console, name);
});
afterEach(() => {
  for (const name of ['error', 'warn', 'info', 'log'] as const) {
    expect(console[name], 'what is no line of JSON').not.toHaveBeenCalled();
  }
  vi.restoreAllMocks();
});

const faults = () => lines.filter(({ level }) => Number(level) >= 50);

function serve({ render = portal.render, limits = 0 }: { render?: RenderPage; limits?: number } = {}) {
  const config = { trustProxy: true, production: true, limits, ownNetworks: new BlockList() };
  const app = createApp({ db: world.db, log, portal: { ...portal, render }, domain, config });
  return async (address: string, signedIn = false) =>
    app.fetch(
      new Request(`http://${host}${address}`, {
        headers: { host, ...(signedIn && { cookie: `token=${token}; isTourist=0` }) },
      }),
    );
}

describe('a route without a page', () => {
  const isResource = ({ module }: NonNullable<ServerBuild['routes'][string]>) =>
    module.loader !== undefined && module.default === undefined && module.ErrorBoundary === undefined;

  test.each([false, true])('answers whatever it is asked for (signed in: %s), and never fails', async (signedIn) => {
    const ask = serve();
    const paths = Object.values(routes).flatMap((route) => (route && isResource(route) ? `/${route.path}` : []));
    expect(paths).toEqual(expect.arrayContaining(['/frame-check', '/robot-check', '/manifest.webmanifest']));
    for (const each of paths) {
      for (const query of ['', '?system=anything', '?system=', '?pageNavigationId=none', '?page=-1&search=%07']) {
        for (const suffix of ['', '.data']) {
          const answer = await ask(`${each}${suffix}${query}`, signedIn);
          expect.soft(answer.status, `${each}${suffix}${query}`).toBeLessThan(500);
          expect.soft(await answer.text(), `${each}${suffix}${query}`).not.toContain('Unexpected Server Error');
        }
      }
    }
    expect(faults()).toEqual([]);
  });

  test('says in the envelope what is refused', async () => {
    const answer = await serve()('/frame-check?system=none', true);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { success: false, code: 404, msg: expect.any(String), data: null, requestId: expect.any(String) },
    ]);
  });
});

describe('a business system in a frame', () => {
  test('asked for by a guest leads to sign-in, and back to its page', async () => {
    const answer = await serve()('/frame-check?system=anything');
    const back = `/login?redirect=${encodeURIComponent('/iframe?system=anything')}`;
    expect([answer.status, answer.headers.get('location')]).toEqual([302, back]);
    for (const page of ['/iframe', '/iframe.data']) {
      const asked = await serve()(`${page}?system=anything`);
      expect(asked.status).toBeLessThan(400);
      expect(await asked.text()).toContain('/login?redirect=%2Fiframe%3Fsystem%3Danything');
    }
  });

  test.each(['/iframe', '/frame-check', '/iframe.data', '/frame-check.data'])(
    'asked for too often at %s is 429, and no fault',
    async (page) => {
      const ask = serve({ limits: 0.05 });
      const statuses = new Set<number>();
      for (let round = 0; round < 40; round += 1) statuses.add((await ask(`${page}?system=none`, true)).status);
      expect([...statuses].sort()).toEqual([404, 429]);
      expect(faults()).toEqual([]);
    },
  );
});

test('what a visitor asks for in vain is no fault', async () => {
  const ask = serve({ limits: 0.05 });
  const strange = ['%07', '%E2%80%AE', 'x'.repeat(400), '-1', '99999999999'];
  const addresses = [
    '/search?search=',
    '/service-hall?query=',
    '/service-hall?category=',
    '/news?column=',
    '/news?page=',
    '/business-system?query=',
    '/business-system?category=',
    '/task-center?task=',
    '/task-center?source=',
    '/schedule-center?date=',
    '/home?x=',
    '/none?x=',
    '/mobile/search?search=',
  ];
  for (const address of addresses) {
    for (const value of strange) {
      for (const signedIn of [false, true]) {
        expect.soft((await ask(address + value, signedIn)).status, address + value).toBeLessThan(500);
      }
    }
  }
  expect(faults()).toEqual([]);
});

test('a mistake of the portal is one line of the log, with the request', async () => {
  const framingOf = () => Promise.reject(new TypeError('a mistake'));
  const ask = serve({ render: (request, visit) => portal.render(request, { ...visit, framingOf }) });
  const { list } = (await world.call(getBusinessApp, { pageSize: 100 }, { token })).data;
  const framed = list.find(({ opens, pcUrl }) => opens === 'frame' && pcUrl);
  const answer = await ask(`/frame-check?system=${framed?.id}`, true);
  expect(answer.status).toBe(500);
  const requestId = answer.headers.get('x-request-id');
  expect(faults()).toMatchObject([{ msg: 'The page failed', err: { message: 'a mistake' }, requestId }]);
});
