import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { hosts, institutions } from '../database/schema/institutions.ts';
import type { Institution } from '../http/visit.ts';
import { type CacheOptions, fallbackMs, perDatabase, TtlCache } from '../lib/ttl-cache.ts';

export type InstitutionRow = typeof institutions.$inferSelect;

/** Databases whose changes are heard of as they happen. */
const followed = new WeakSet<object>();
/** How long something is kept while changes are heard of, in ms: no longer, should the line have gone deaf. */
const followedMs = 30_000;

/**
 * All hosts are kept as one value, so that invented host names cannot fill the memory. While the database is away both
 * go on as they were, so that guests' pages in memory can still be shown.
 */
const hostTable = perDatabase(
  (db) =>
    new TtlCache<ReadonlyMap<string, Institution>>({ ttlMs: () => (followed.has(db) ? followedMs : 5000), fallbackMs }),
);
const rows = perDatabase(
  (db) => new TtlCache<InstitutionRow>({ ttlMs: () => (followed.has(db) ? followedMs : 1000), fallbackMs }),
);

/** Begins or ends to trust that every change is told; either way nothing kept until now is trusted. */
export function setFollowed(db: Queryable, now: boolean): void {
  if (now) followed.add(db);
  else followed.delete(db);
  rows(db).forget();
  hostTable(db).forget();
}

/** The tenant of a host name; its port and letters' case do not matter. Null when nobody claims it. */
export async function resolveInstitution(db: Queryable, host: string): Promise<Institution | null> {
  const known = await hostTable(db).get('hosts', () => readHosts(db));
  return known.get(withoutPort(host)) ?? null;
}

async function readHosts(db: Queryable): Promise<ReadonlyMap<string, Institution>> {
  const found = await db
    .select({ host: hosts.host, id: institutions.id, name: institutions.name })
    .from(hosts)
    .innerJoin(institutions, eq(institutions.id, hosts.institution));
  return new Map(found.map(({ host, id, name }) => [host, { id, key: id, name }]));
}

function withoutPort(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** The institution's own row: of now where changes are followed, else at most a second old. */
export function institutionRow(db: Queryable, institution: { id: string }): Promise<InstitutionRow> {
  return rows(db).get(institution.id, async () => {
    const [row] = await db.select().from(institutions).where(eq(institutions.id, institution.id));
    if (!row) throw new Error(`There is no institution ${institution.id}.`);
    return row;
  });
}

/** Counts a change of what the institution shows: every process reads it anew, at once where changes are followed. */
export async function contentChanged(db: Queryable, institution: { id: string }): Promise<void> {
  await db
    .update(institutions)
    .set({ dataVersion: sql`${institutions.dataVersion} + 1` })
    .where(eq(institutions.id, institution.id));
  rows(db).forget(institution.id);
}

/** Reads the institution's row anew when it is next asked for. */
export function forgetRow(db: Queryable, institution: { id: string }): void {
  rows(db).forget(institution.id);
}

/** Reads all hosts anew when one is next asked for. */
export function forgetHosts(db: Queryable): void {
  hostTable(db).forget();
}

/**
 * Changes whenever something a guest sees changes: with the data, and each minute, because rankings,
 * opening times and today's date move by themselves. Null while the database cannot be read.
 */
export async function dataVersion(db: Queryable, institution: { id: string }): Promise<string | null> {
  const { dataVersion: version } = await institutionRow(db, institution);
  return rows(db).isStale(institution.id) ? null : `${version}.${Math.floor(Date.now() / 60_000)}`;
}

/** What is computed from an institution's data and kept until the data change, within bounds. */
export class VersionCache<T> {
  readonly #cacheOf: (db: object) => TtlCache<T>;

  constructor(options: CacheOptions<T> = {}) {
    this.#cacheOf = perDatabase(() => new TtlCache(options));
  }

  async get(db: Queryable, institution: { id: string }, make: () => Promise<T>): Promise<T> {
    const { dataVersion: version } = await institutionRow(db, institution);
    return this.#cacheOf(db).get(institution.id, make, version);
  }
}
