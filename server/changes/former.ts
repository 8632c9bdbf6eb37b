import { isDeepStrictEqual } from 'node:util';
import { isPublishedPart } from '@yimen/contract/published';
import type { Withdrawal } from '@yimen/contract/withdrawal';
import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { editions } from '../database/schema/editions.ts';
import { inTransaction } from '../database/transaction.ts';
import { draftName, liveContent } from '../editions/drafts.ts';
import { type EditedPart, isOf, keyFields, keyText, publishedPart } from '../editions/published.ts';
import { isActivityColumn } from '../parts/activity.ts';
import type { Changing } from '../parts/changing.ts';
import { AdminError } from '../parts/fields.ts';
import { type Part, type Row, rowKey } from '../parts/tables.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { allOrNone, type Item, inOrder, withdraw, writeContent } from './publish.ts';
import { dependentsOf } from './removed/keep.ts';
import { type Kept, lastRemoved, restoreActivity } from './removed/restore.ts';

export type Edition = typeof editions.$inferSelect;

/** The editions of a row, the first one first. */
export function editionsOf(here: Scoped, part: EditedPart, key: Row): Promise<Edition[]> {
  return here.rows(editions, { where: isOf(editions, part, key), orderBy: [asc(editions.number)] });
}

/**
 * Publishes what a row was in an edition, and where the row is not there any more what was removed with it: content as
 * it was last beside this edition, and what people did with it as far as that is kept. Returns how many rows came back
 * along, by part. Throws {@link AdminError} or ContentError when it cannot be.
 */
export async function restoreEdition(
  at: Changing,
  id: string,
  part: EditedPart,
  key: Row,
  number: number,
): Promise<ReadonlyMap<string, number>> {
  const here = scoped(at.db, { id });
  const all = await editionsOf(here, part, key);
  const found = all.find((one) => one.number === number);
  const name = draftName(part, key);
  if (!found) throw new AdminError(`${name} 没有版本 ${number}。`);
  if (!found.content) throw new AdminError(`${name} 的版本 ${number} 是归档，没有内容可以恢复。`);
  const live = await liveContent(here, part, key);
  if (isDeepStrictEqual(live, found.content)) throw new AdminError(`${name} 已发布的内容和版本 ${number} 一样。`);
  const own = { part, key, content: found.content, withdrawal: null, isWithdrawn: false };
  const next = all.find((one) => one.number === number + 1);
  const along = live || !('table' in part) ? [] : await belongingTo(here, part, own.content, next?.release ?? null);
  const counts = new Map(await publishFormer(at, id, [own, ...along]));
  for (const { part: other } of along) counts.set(other.name, (counts.get(other.name) ?? 0) + 1);
  return counts;
}

/** The published rows that go with a row when it is removed, as they were before a release; null for their last content. */
async function belongingTo(here: Scoped, part: Part, row: Row, before: number | null): Promise<Former[]> {
  const found: Former[] = [];
  for (const { part: other, from, to } of dependentsOf(part).filter((one) => isPublishedPart(one.part.name))) {
    const naming = JSON.stringify(Object.fromEntries(from.map((name, index) => [name, row[to[index] ?? '']])));
    const ofPart = eq(editions.part, other.name);
    const keys = here.db
      .select({ key: editions.key })
      .from(editions)
      .where(here.of(editions, and(ofPart, sql`${editions.content} @> ${naming}::jsonb`)));
    const where = and(ofPart, inArray(editions.key, keys));
    const rows = await here.rows(editions, { where, orderBy: [asc(editions.number)] });
    for (const own of Map.groupBy(rows, ({ key }) => key).values()) {
      const last = own.findLast(({ release, content }) =>
        before === null ? content !== null : release === null || release < before,
      );
      if (!last?.content || rowKey(from, last.content) !== rowKey(to, row)) continue;
      const key = keyFields(other, last.key);
      found.push({ part: other, key, content: last.content, withdrawal: null, isWithdrawn: false });
    }
  }
  return found;
}

interface Former extends Item {
  /** What it was before; null for nothing. */
  readonly content: Row | null;
  /** What visitors were told then; null for nothing. */
  readonly withdrawal: Withdrawal | null;
}

/**
 * Publishes rows as they were, all of them or none, and withdraws those that were not there. With a row that is not there
 * any more comes back what people did with it, as far as it is kept. Returns how many rows came back along, by part.
 */
function publishFormer(at: Changing, id: string, items: readonly Former[]): Promise<ReadonlyMap<string, number>> {
  return inTransaction(at.db, async (db) => {
    await lockInstitution(db, { id });
    const here = scoped(db, { id });
    const gone: Former[] = [];
    for (const item of items) if (item.content && !(await liveContent(here, item.part, item.key))) gone.push(item);
    const removed = await lastRemoved(here, gone);
    await allOrNone({ ...at, db }, id, inOrder(items), async (inner, { part, key, content, withdrawal }) => {
      const within = { ...at, db: inner };
      if (!content) return withdraw(within, id, part, key, withdrawal);
      return publishContent(within, id, part, key, { ...content, ...countsIn(removed, part, key) });
    });
    return restoreActivity(here, removed);
  });
}

/** What visitors had counted up in a row when it was removed, which no edition tells. */
function countsIn(removed: readonly Kept[], part: EditedPart, key: Row): Row {
  const isIts = (kept: Kept) => kept.part === part.name && keyText(part, kept.row) === keyText(part, key);
  const entries = Object.entries(removed.find(isIts)?.row ?? {});
  return Object.fromEntries(entries.filter(([name]) => isActivityColumn(part, name)));
}

async function publishContent(at: Changing, id: string, part: EditedPart, key: Row, content: Row): Promise<void> {
  // Columns that the program has no longer are left out; those that it has since keep what they have.
  const values = Object.fromEntries(Object.entries(content).filter(([name]) => name in part.columns && !(name in key)));
  await writeContent(at, id, part, key, { values, change: (base) => ({ ...base, ...values }), isFormer: true });
}

/** What was not rolled back, and why. */
export interface Skipped {
  readonly part: EditedPart;
  readonly key: Row;
  readonly why: string;
}

interface Before extends Former {
  /** The release by which it was so; null for none that is known. */
  readonly release: number | null;
}

/**
 * What rolling back a release would publish: what was there before it, except of rows that have been changed since.
 * Throws {@link AdminError} when that is nothing.
 */
export async function formerContents(
  here: Scoped,
  release: number,
): Promise<{ items: readonly Before[]; skipped: readonly Skipped[] }> {
  const skipped: Skipped[] = [];
  const items: Before[] = [];
  const own = await here.rows(editions, { where: eq(editions.release, release), orderBy: [asc(editions.number)] });
  // A release may have changed a row twice: a guide, and then its service.
  const byName = Map.groupBy(own, nameOf);
  const firsts = [...byName.values()].flatMap(([first]) => first ?? []);
  const former = await here.rows(editions, { where: isBefore(firsts) });
  const before = new Map(former.map((one) => [nameOf(one), one]));
  const newest = new Map((await newestNumbers(here, release)).map((one) => [nameOf(one), one.number]));
  for (const [name, [first, ...later]] of byName) {
    if (!first) continue;
    const part = publishedPart(first.part);
    const key = keyFields(part, first.key);
    const { content = null, withdrawal = null, release: from = null } = before.get(name) ?? {};
    const last = newest.get(name);
    if (last !== (later.at(-1) ?? first).number) skipped.push({ part, key, why: `之后又改过，现在是版本 ${last}` });
    else items.push({ part, key, content, withdrawal, release: from, isWithdrawn: content === null });
  }
  if (items.length === 0)
    throw new AdminError(
      skipped.length > 0
        ? `发布单 ${release} 里的内容之后都又改过，没有可以回滚的。`
        : `没有已发布的发布单 ${release}。`,
    );
  return { items, skipped };
}

const nameOf = ({ part, key }: Pick<Edition, 'part' | 'key'>) => `${part} ${key}`;

/** A condition for the editions before these. */
const isBefore = (all: readonly Edition[]) =>
  sql`(${editions.part}, ${editions.key}, ${editions.number}) in (select * from unnest(
    ${sql.param(all.map(({ part }) => part))}::text[],
    ${sql.param(all.map(({ key }) => key))}::text[],
    ${sql.param(all.map(({ number }) => number - 1))}::int[]))`;

/** The number of the newest edition of each row that a release changed. */
function newestNumbers(here: Scoped, release: number) {
  const { part, key, number } = editions;
  const own = alias(editions, 'own');
  const isOwn = here.of(own, eq(own.release, release));
  const changed = here.db.select({ part: own.part, key: own.key }).from(own).where(isOwn);
  return here.db
    .select({ part, key, number: max(number) })
    .from(editions)
    .where(here.of(editions, sql`(${part}, ${key}) in ${changed}`))
    .groupBy(part, key);
}

/** Publishes what was there before a release, as {@link formerContents} tells it: all of it, or nothing. */
export async function rollBack(
  at: Changing,
  id: string,
  release: number,
): Promise<{
  readonly done: number;
  /** How many rows came back with what had been withdrawn, by part. */
  readonly along: ReadonlyMap<string, number>;
  readonly skipped: readonly Skipped[];
}> {
  const { items, skipped } = await formerContents(scoped(at.db, { id }), release);
  const along = await publishFormer(at, id, items);
  return { done: items.length, along, skipped };
}
