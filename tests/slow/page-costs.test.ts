import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Page } from '../../portal/lib/page.ts';
import { routeTable } from '../../portal/shell/routes/table.ts';
import type { SourceServer } from '../../server/testing/source-server.ts';
import { countWork, type WorkCounter } from '../../server/testing/work.ts';
import { openWorld, type World } from '../../server/testing/world.ts';
import { type Bound, exceptedPages, pageBoundOf } from '../support/bounds.ts';
import { busyPerson, enlarge } from '../support/large-institution.ts';
import { addressesOf, isAnswered, openPages, type Pages } from '../support/largest-pages.ts';

// As tests/contract/call-costs.test.ts for the calls: whatever the address of a page holds, drawing it has its price.

let world: World;
let work: WorkCounter;
let other: SourceServer;
let pages: Pages;
let cookie: string;
beforeAll(async () => {
  // What is read anew each minute must not fall into one page's work on a slow machine.
  vi.useFakeTimers({ toFake: ['Date'] });
  world = await openWorld();
  cookie = `token=${await world.signIn(busyPerson)}; isTourist=0`;
  other = await enlarge(world.db);
  pages = await openPages(world);
  work = countWork();
});
afterAll(async () => {
  work.stop();
  vi.useRealTimers();
  await Promise.all([world.close(), other.close()]);
});

interface Cost extends Bound {
  readonly address: string;
}

async function costOf(route: Page, address: string, as: string): Promise<Cost> {
  work.take();
  const response = await pages.ask(route, address, as);
  const bytes = (await response.arrayBuffer()).byteLength;
  const answered = isAnswered(route, address, response, as === '');
  expect(answered, `${address} is answered with ${response.status}`).toBe(true);
  return { address: address.slice(0, 120), bytes, ...work.take() };
}

const beyond = (cost: Bound, { bytes, rows, statements }: Bound) =>
  cost.bytes > bytes || cost.rows > rows || cost.statements > statements;

describe('however large the institution and the address, a page stays within its bounds', () => {
  test.each(routeTable as readonly Page[])('$path', async (route) => {
    const costs: Cost[] = [];
    for (const as of ['', cookie]) {
      for (const address of addressesOf(route)) {
        const cost = await costOf(route, address, as);
        // What all visitors share is read once after each change.
        costs.push(beyond(cost, pageBoundOf(route.path)) ? await costOf(route, address, as) : cost);
      }
    }
    expect(costs.filter((cost) => beyond(cost, pageBoundOf(route.path)))).toEqual([]);
  });

  test('what may cost more is there', () => {
    const paths: readonly string[] = routeTable.map(({ path }) => path);
    expect(exceptedPages.filter((path) => !paths.includes(path))).toEqual([]);
  });
});
