import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { hosts, institutions } from '../database/schema/institutions.ts';
import type { Institution } from '../http/visit.ts';
import { type CacheOptions, fallbackMs, perDatabase, TtlCache } from '../lib/ttl-cache.ts';

export type InstitutionRow = typeof institutions.$inferSelect;

/** Databases whose notifications of changes are received. */
const followed = new WeakSet<object>();
/**
 * How long a value is cached while notifications are received, in ms: a limit in case the connection silently fails.
 */
const followedMs = 30_000;

/**
 * All hosts are cached as one value, so that invented host names cannot fill the memory. While the database is
 * unavailable hosts and rows keep their last values, so that cached guest pages can still be shown.
 */
const hostTable = perDatabase(
  (db) =>
    new TtlCache<ReadonlyMap<string, Institution>>({ ttlMs: () => (followed.has(db) ? followedMs : 5000), fallbackMs }),
);
const institutionRows = perDatabase(
  (db) => new TtlCache<InstitutionRow>({ ttlMs: () => (followed.has(db) ? followedMs : 1000), fallbackMs }),
);

/** Sets whether every change of this database is notified; either way drops what is cached. */
export function setFollowed(db: Queryable, now: boolean): void {
  if (now) followed.add(db);
  else followed.delete(db);
  institutionRows(db).forget();
  hostTable(db).forget();
}

/** The institution of a host name, ignoring its port and letter case; null when the host belongs to none. */
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

/** The institution's row: current where changes are notified, else at most a second old. */
export function institutionRow(db: Queryable, institution: { id: string }): Promise<InstitutionRow> {
  return institutionRows(db).get(institution.id, async () => {
    const [row] = await db.select().from(institutions).where(eq(institutions.id, institution.id));
    if (!row) throw new Error(`There is no institution ${institution.id}.`);
    return row;
  });
}

/** Records that the institution's content changed: every process reads it again, at once where changes are notified. */
export async function contentChanged(db: Queryable, institution: { id: string }): Promise<void> {
  await db
    .update(institutions)
    .set({ dataVersion: sql`${institutions.dataVersion} + 1` })
    .where(eq(institutions.id, institution.id));
  institutionRows(db).forget(institution.id);
}

/** Reads the institution's row again at its next use. */
export function forgetRow(db: Queryable, institution: { id: string }): void {
  institutionRows(db).forget(institution.id);
}

/** Reads all hosts again at their next use. */
export function forgetHosts(db: Queryable): void {
  hostTable(db).forget();
}

/**
 * Changes whenever something that a guest sees changes: with the data, and each minute, because rankings, opening times
 * and today's date depend on the time. Null while the database cannot be read.
 */
export async function dataVersion(db: Queryable, institution: { id: string }): Promise<string | null> {
  const { dataVersion: version } = await institutionRow(db, institution);
  return institutionRows(db).isStale(institution.id) ? null : `${version}.${Math.floor(Date.now() / 60_000)}`;
}

/** Values computed from an institution's data, cached until the data change, within limits. */
export class VersionCache<T> {
  readonly #cacheOf: (db: object) => TtlCache<T>;

  constructor(options: CacheOptions<T> = {}) {
    this.#cacheOf = perDatabase(() => new TtlCache(options));
  }

  /** The value for an institution, or for one `part` of it. */
  async get(db: Queryable, institution: { id: string }, make: () => Promise<T>, part = ''): Promise<T> {
    const { dataVersion: version } = await institutionRow(db, institution);
    return this.#cacheOf(db).get(`${institution.id} ${part}`, make, version);
  }
}
