import { BlockList } from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import type { Page, QueryRule } from '../../portal/lib/page.ts';
import { createApp } from '../../server/app.ts';
import { domain } from '../../server/domain.ts';
import { loadPortal } from '../../server/pages/portal.ts';
import type { World } from '../../server/testing/world.ts';
import { fills } from './largest.ts';

const origin = 'http://mingde.localhost';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile';
/** Maximum bytes of a query; the longest search text that a page reads is much shorter. */
const room = 7500;

export interface Pages {
  /** Requests an address of a page with these cookies, on the device that the page is for. */
  ask(page: Page, address: string, cookie: string): Promise<Response>;
}

/** The built portal on the database of a world. */
export async function openPages(world: World): Promise<Pages> {
  const portal = await loadPortal(path.join(import.meta.dirname, '../../portal/build'));
  if (!portal) throw new Error('The portal has not been built');
  const app = createApp({
    db: world.db,
    log: pino({ level: 'silent' }),
    portal,
    domain,
    // Development mode caches no rendered page.
    config: { trustProxy: true, production: false, limits: 0, ownNetworks: new BlockList() },
  });
  return {
    async ask({ layout }, address, cookie) {
      const headers = { host: 'mingde.localhost', cookie, 'user-agent': layout === 'mobile' ? phone : '' };
      return app.fetch(new Request(origin + address, { headers }));
    },
  };
}

const ids: Readonly<Record<string, string>> = {
  'service-hall-details-id': 'transcript-print',
  'mobile-service-guide-id': 'transcript-print',
  'home-special-services-details-id': 'topic-graduation',
  'service-hall-special-services-details-id': 'topic-graduation',
  'mobile-topic-detail-id': 'topic-graduation',
  'news-more-id': 'many-1',
};

/** The longest value that a parameter accepts. */
function longest(rule: QueryRule): string {
  if (rule === 'page') return '9999';
  if (rule === 'id') return 'a'.repeat(64);
  if (rule === 'day') return '2999-12-31';
  if ('each' in rule) return Array.from({ length: 200 }, (_, at) => rule.each[at % rule.each.length]).join(',');
  return [...rule].sort((one, other) => other.length - one.length)[0] ?? '';
}

/** Addresses of a page: plain, its last page number, each choice, and the longest search text. */
export function addressesOf({ name, path: form, query = {}, reads: read = [] }: Page): string[] {
  // A former name, which leads to the same address with its present one.
  const reads = read.filter((key) => key !== 'audience');
  const page = form.replace(':id', ids[name] ?? 'none');
  const rules = Object.entries<QueryRule>(query);
  const choices = rules.flatMap(([key, rule]) => {
    const values = Array.isArray(rule) ? rule : [longest(rule)];
    return values.map((value) => ({ [key]: value }));
  });
  const wordy = ['three bytes each', 'vowels'].flatMap((name) => {
    const fill = fills[name];
    if (!fill || reads.length === 0) return [];
    const most = Math.floor(room / 9 / reads.length);
    const long = Object.fromEntries(reads.map((key) => [key, fill(most)]));
    const short = Object.fromEntries(reads.map((key) => [key, fill(Math.min(100, most))]));
    return [long, short, { ...Object.fromEntries(rules.map(([key, rule]) => [key, longest(rule)])), ...short }];
  });
  return [{}, ...choices, ...wordy].map((given) => `${page}?${new URLSearchParams(given)}`);
}

/** Pages that redirect, always or with a search text in their address. */
const leadsTo: Readonly<Record<string, string>> = {
  '/': '/home',
  '/mobile-login': '/login',
  '/qr-code-login': '/login',
  '/mobile/home': '/mobile/search',
};
/** Pages whose free text is a name, so that a generated one is not found. */
const naming = ['/iframe', '/personal-center'];

/** Whether a page is rendered, or redirects or is not found as expected: a refused page has done no work. */
export function isAnswered(page: Page, address: string, response: Response, isGuest: boolean): boolean {
  const { pathname, searchParams } = new URL(address, origin);
  if (response.status === 404) {
    const named = Object.entries<QueryRule>(page.query ?? {}).some(
      ([key, rule]) => rule === 'id' && searchParams.get(key) === longest('id'),
    );
    return named || (naming.includes(pathname) && [...(page.reads ?? [])].some((key) => searchParams.has(key)));
  }
  if (response.status !== 302) return response.status === 200;
  const to = new URL(response.headers.get('location') ?? '', origin);
  if (isGuest && /^\/(mobile-)?login$/.test(to.pathname) && to.searchParams.has('redirect')) return true;
  if (to.pathname === pathname) return searchParams.get('page') === longest('page');
  return to.pathname === leadsTo[pathname];
}
