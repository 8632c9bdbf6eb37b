import { BlockList } from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page, QueryRule } from '../../portal/lib/page.ts';
import { routeTable } from '../../portal/shell/routes/table.ts';
import { createApp } from '../../server/app.ts';
import { domain } from '../../server/domain.ts';
import { loadPortal } from '../../server/pages/portal.ts';
import { openWorld, type World } from '../../server/testing/world.ts';
import { type Bound, exceptedPages, pageBoundOf } from '../support/bounds.ts';
import { busyPerson, enlarge } from '../support/large-institution.ts';
import { fills } from '../support/largest.ts';
import { countWork, type WorkCounter } from '../support/work.ts';

// As tests/contract/call-costs.test.ts for the calls: whatever the address of a page holds, drawing it has its price.

const origin = 'http://mingde.localhost';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile';
/** Bytes that a query may have; the longest word that a page reads is cut much shorter. */
const room = 7500;

let world: World;
let work: WorkCounter;
let app: ReturnType<typeof createApp>;
let cookie: string;
beforeAll(async () => {
  world = await openWorld();
  cookie = `token=${await world.signIn(busyPerson)}; isTourist=0`;
  await enlarge(world.db);
  const portal = await loadPortal(path.join(import.meta.dirname, '../../portal/build'));
  if (!portal) throw new Error('The portal has not been built');
  app = createApp({
    db: world.db,
    log: pino({ level: 'silent' }),
    portal,
    domain,
    // In development nothing that was drawn is kept.
    config: { trustProxy: true, production: false, limits: 0, ownNetworks: new BlockList() },
  });
  work = countWork();
});
afterAll(async () => {
  work.stop();
  await world.close();
});

const ids: Readonly<Record<string, string>> = {
  'service-hall-details-id': 'transcript-print',
  'mobile-service-guide-id': 'transcript-print',
  'home-special-services-details-id': 'topic-graduation',
  'service-hall-special-services-details-id': 'topic-graduation',
  'mobile-topic-detail-id': 'topic-graduation',
  'news-more-id': 'many-1',
};

/** The longest value that a parameter takes. */
function longest(rule: QueryRule): string {
  if (rule === 'page') return '9999';
  if (rule === 'id') return 'a'.repeat(64);
  if (rule === 'day') return '2999-12-31';
  if ('each' in rule) return Array.from({ length: 200 }, (_, at) => rule.each[at % rule.each.length]).join(',');
  return [...rule].sort((one, other) => other.length - one.length)[0] ?? '';
}

/** A page as it is, at its last page, with each of its choices, and with as many words as an address holds. */
function addressesOf({ name, path: form, query = {}, reads = [] }: Page): string[] {
  const page = form.replace(':id', ids[name] ?? 'none');
  const rules = Object.entries<QueryRule>(query);
  const choices = rules.flatMap(([key, rule]) => {
    const values = Array.isArray(rule) ? rule : [longest(rule)];
    return values.map((value) => ({ [key]: value }));
  });
  const wordy = ['three bytes each', 'vowels'].flatMap((name) => {
    const fill = fills[name];
    if (!fill || reads.length === 0) return [];
    const long = Object.fromEntries(reads.map((key) => [key, fill(Math.floor(room / 9 / reads.length))]));
    const short = Object.fromEntries(reads.map((key) => [key, fill(100)]));
    return [long, short, { ...Object.fromEntries(rules.map(([key, rule]) => [key, longest(rule)])), ...short }];
  });
  return [{}, ...choices, ...wordy].map((given) => `${page}?${new URLSearchParams(given)}`);
}

interface Cost extends Bound {
  readonly address: string;
}

async function costOf(address: string, headers: Record<string, string>): Promise<Cost> {
  work.take();
  const response = await app.fetch(
    new Request(origin + address, { headers: { host: 'mingde.localhost', ...headers } }),
  );
  const bytes = (await response.arrayBuffer()).byteLength;
  expect(response.status, address).toBeLessThan(500);
  return { address: address.slice(0, 120), bytes, ...work.take() };
}

const beyond = (cost: Bound, { bytes, rows, statements }: Bound) =>
  cost.bytes > bytes || cost.rows > rows || cost.statements > statements;

describe('however large the institution and the address, a page stays within its bounds', () => {
  test.each(routeTable as readonly Page[])('$path', async (route) => {
    const costs: Cost[] = [];
    for (const as of ['', cookie]) {
      for (const address of addressesOf(route)) {
        const headers = { cookie: as, 'user-agent': route.layout === 'mobile' ? phone : '' };
        const cost = await costOf(address, headers);
        // What all visitors share is read once after each change.
        costs.push(beyond(cost, pageBoundOf(route.path)) ? await costOf(address, headers) : cost);
      }
    }
    expect(costs.filter((cost) => beyond(cost, pageBoundOf(route.path)))).toEqual([]);
  });

  test('what may cost more is there', () => {
    const paths: readonly string[] = routeTable.map(({ path }) => path);
    expect(exceptedPages.filter((path) => !paths.includes(path))).toEqual([]);
  });
});
