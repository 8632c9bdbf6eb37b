import { isDeepStrictEqual } from 'node:util';
import { isPublishedPart } from '@yimen/contract/published';
import type { Withdrawal } from '@yimen/contract/withdrawal';
import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { bytesTextOf } from '../audit/redact.ts';
import { editions, releases } from '../database/schema/editions.ts';
import { contentNow } from '../lib/time.ts';
import type { Act, Change } from '../parts/changing.ts';
import type { Part, Row } from '../parts/tables.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { contentOf, keyText } from './published.ts';

type Edition = typeof editions.$inferInsert;

/** Rows of one statement, which has 65,535 parameters at most. */
const batch = 1000;

/** Keeps the editions of rows that have just been changed; called in the transaction that changed them. */
export async function keepEditions(here: Scoped, act: Act, changes: readonly Change[]): Promise<void> {
  const kept = changes.filter(({ part }) => isPublishedPart(part.name)).flatMap(contentChange);
  if (kept.length === 0) return;
  act.release ??= await addRelease(here, { ...act, state: 'published', endedAt: contentNow() });
  const { release } = act;
  for (const part of new Set(kept.map((one) => one.part))) {
    const own = kept.filter((one) => one.part === part);
    for (let at = 0; at < own.length; at += batch) {
      const some = own.slice(at, at + batch);
      const last = await lastNumbers(
        here,
        part,
        some.map(({ key }) => key),
      );
      const rows = some.flatMap(({ key, before, after, withdrawal }): Omit<Edition, 'institution'>[] => {
        const number = last.get(key) ?? 0;
        const isFirst = number === 0 && before !== null;
        const origin = { part, key, number: 1, release: null, content: before };
        return [
          ...(isFirst ? [origin] : []),
          { part, key, number: number + (isFirst ? 2 : 1), release, content: after, withdrawal },
        ];
      });
      await here.insert(editions, rows);
    }
  }
}

type RowsByKey = ReadonlyMap<string, Row>;

/** The columns of a part in a query, of bytes only what the record tells of them. */
function comparedColumns({ columns }: Part) {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      if (column.getSQLType() !== 'bytea') return [name, column];
      return [name, bytesTextOf(column).as(name)];
    }),
  );
}

/**
 * Runs a change of many rows, and keeps the editions of those of these parts that differ afterwards. Resolves also with
 * these differences.
 */
export async function keepingEditions<T>(
  here: Scoped,
  act: Act,
  parts: readonly Part[],
  change: () => Promise<T>,
): Promise<{ done: T; changes: readonly Change[] }> {
  async function read(part: Part): Promise<RowsByKey> {
    const query = here.db.select(comparedColumns(part)).from(part.table as PgTable);
    const rows: Row[] = await query.where(here.of(part.table));
    return new Map(rows.map((row) => [keyText(part, row), row]));
  }
  // Before rows are locked: who publishes waits in the same order.
  await lockInstitution(here.db, { id: here.institution });
  const before = new Map<Part, RowsByKey>();
  for (const part of parts) before.set(part, await read(part));
  const done = await change();
  const changes: Change[] = [];
  for (const [part, old] of before) {
    const now = await read(part);
    for (const key of new Set([...old.keys(), ...now.keys()])) {
      const [former, row] = [old.get(key) ?? null, now.get(key) ?? null];
      if (!isDeepStrictEqual(former, row)) changes.push({ part, before: former, after: row });
    }
  }
  await keepEditions(here, act, changes);
  return { done, changes };
}

interface ContentChange {
  readonly part: string;
  readonly key: string;
  readonly before: Row | null;
  readonly after: Row | null;
  readonly withdrawal: Withdrawal | null;
}

/** What a change does to the content; none where only counts differ. */
function contentChange({ part, before, after, withdrawal = null }: Change): ContentChange[] {
  const [old, now] = [before, after].map((row) => row && contentOf(part, row)) as [Row | null, Row | null];
  const row = after ?? before;
  return row && !isDeepStrictEqual(old, now)
    ? [{ part: part.name, key: keyText(part, row), before: old, after: now, withdrawal }]
    : [];
}

async function lastNumbers(here: Scoped, part: string, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await here.db
    .select({ key: editions.key, number: max(editions.number) })
    .from(editions)
    .where(here.of(editions, and(eq(editions.part, part), inArray(editions.key, [...keys]))))
    .groupBy(editions.key);
  return new Map(found.map(({ key, number }) => [key, number ?? 0]));
}

type NewRelease = Pick<typeof releases.$inferInsert, 'title' | 'state' | 'actor' | 'dueAt' | 'endedAt' | 'items'> & {
  readonly reason?: string;
};

/** Adds a release; returns its number. */
export async function addRelease(
  here: Scoped,
  { title, reason = '', state, actor, dueAt = null, endedAt = null, items = [] }: NewRelease,
): Promise<number> {
  // Numbers follow each other: who adds one waits for the other.
  await lockInstitution(here.db, { id: here.institution });
  const [found] = await here.db
    .select({ number: sql<number>`coalesce(max(${releases.number}), 0)::int + 1` })
    .from(releases)
    .where(here.of(releases));
  const number = found?.number ?? 1;
  await here.insert(releases, [{ number, title, reason, state, actor, dueAt, endedAt, items }]);
  return number;
}
