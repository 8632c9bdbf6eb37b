import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { hosts, institutions } from '../database/schema/institutions.ts';
import type { Institution } from '../http/visit.ts';
import { fallbackMs, Kept } from './kept.ts';

export type InstitutionRow = typeof institutions.$inferSelect;

/** Databases whose changes are heard of as they happen. */
const followed = new WeakSet<object>();
/** How long something is kept while changes are heard of, in ms: no longer, should the line have gone deaf. */
const keptWhileFollowed = 30_000;

/**
 * All hosts are kept as one value, so that invented host names cannot fill the memory. While the database is away both
 * go on as they were, so that guests' pages in memory can still be shown.
 */
const hostTable = new Kept<ReadonlyMap<string, Institution>>((db) => (followed.has(db) ? keptWhileFollowed : 5_000), {
  fallbackMs,
});
const rows = new Kept<InstitutionRow>((db) => (followed.has(db) ? keptWhileFollowed : 1_000), { fallbackMs });

/** Begins or ends to trust that every change is told; either way nothing kept until now is trusted. */
export function setFollowed(db: Queryable, now: boolean): void {
  if (now) followed.add(db);
  else followed.delete(db);
  rows.forget(db);
  hostTable.forget(db);
}

/** The tenant of a host name; its port and letters' case do not matter. Null when nobody claims it. */
export async function resolveInstitution(db: Queryable, host: string): Promise<Institution | null> {
  const known = await hostTable.get(db, 'hosts', () => readHosts(db));
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
  return rows.get(db, institution.id, async () => {
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
  rows.forget(db, institution.id);
}

/** Reads the institution's row anew when it is next asked for. */
export function forgetRow(db: Queryable, institution: { id: string }): void {
  rows.forget(db, institution.id);
}

/** Reads all hosts anew when one is next asked for. */
export function forgetHosts(db: Queryable): void {
  hostTable.forget(db);
}

/**
 * Changes whenever something a guest sees changes: with the data, and each minute, because rankings,
 * opening times and today's date move by themselves. Null while the database cannot be read.
 */
export async function dataVersion(db: Queryable, institution: { id: string }): Promise<string | null> {
  const { dataVersion: version } = await institutionRow(db, institution);
  return rows.isStale(db, institution.id) ? null : `${version}.${Math.floor(Date.now() / 60_000)}`;
}

interface Made<T> {
  readonly version: number;
  readonly value: Promise<T>;
  /** Until when it is good without a change, in ms; without end while it is being made. */
  until: number;
  /** 0 while it is being made. */
  bytes: number;
}

interface Bounds<T> {
  /** Until when a value is good, in ms: what is published later changes by itself. */
  goodUntil?: (value: T) => number;
  /** The memory that a value takes, in bytes. */
  bytesOf?: (value: T) => number;
  /** The memory that the values of all institutions take at most; those unused for longest leave first. */
  maxBytes?: number;
}

/** What is computed from an institution's data and kept until the data change, within bounds. */
export class ByVersion<T> {
  readonly #kept = new WeakMap<object, Map<string, Made<T>>>();
  readonly #bounds: Required<Bounds<T>>;

  constructor({ goodUntil, bytesOf, maxBytes }: Bounds<T> = {}) {
    const endless = Number.POSITIVE_INFINITY;
    this.#bounds = {
      goodUntil: goodUntil ?? (() => endless),
      bytesOf: bytesOf ?? (() => 0),
      maxBytes: maxBytes ?? endless,
    };
  }

  async get(db: Queryable, institution: { id: string }, make: () => Promise<T>): Promise<T> {
    const { dataVersion: version } = await institutionRow(db, institution);
    const values = this.#kept.get(db) ?? new Map<string, Made<T>>();
    this.#kept.set(db, values);
    const known = values.get(institution.id);
    if (known?.version === version && Date.now() < known.until) {
      // The map keeps the order of use.
      values.delete(institution.id);
      values.set(institution.id, known);
      return known.value;
    }
    const made: Made<T> = { version, value: make(), until: Number.POSITIVE_INFINITY, bytes: 0 };
    values.delete(institution.id);
    values.set(institution.id, made);
    made.value.then(
      (value) => {
        made.until = this.#bounds.goodUntil(value);
        made.bytes = this.#bounds.bytesOf(value);
        this.#makeRoom(values);
      },
      () => {
        if (values.get(institution.id) === made) values.delete(institution.id);
      },
    );
    return made.value;
  }

  /** Drops what was unused for longest; one that is too large for the bound stays until the next is made. */
  #makeRoom(values: Map<string, Made<T>>): void {
    let bytes = [...values.values()].reduce((sum, made) => sum + made.bytes, 0);
    for (const [id, made] of values) {
      if (bytes <= this.#bounds.maxBytes || values.size === 1) break;
      if (made.bytes === 0) continue;
      values.delete(id);
      bytes -= made.bytes;
    }
  }
}
