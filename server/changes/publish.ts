import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { GrantRefusal } from '../access/permits.ts';
import type { Database } from '../database/open.ts';
import { drafts, editions } from '../database/schema/editions.ts';
import { inTransaction, tryInTransaction } from '../database/transaction.ts';
import { conflictOf, type Draft, draftName, liveContent, valuesOf } from '../editions/drafts.ts';
import { fieldsOf, withFields } from '../editions/fields.ts';
import { type EditedPart, isOf, isPublished, keyFields, keyText, publishedPart } from '../editions/published.ts';
import type { Changing } from '../parts/changing.ts';
import { AdminError } from '../parts/fields.ts';
import { ContentError, Problems } from '../parts/problems.ts';
import { type Part, type Row, rowKey, tenantParts } from '../parts/tables.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { type RowChange, removeRows, writeRow } from './change.ts';
import { writeInstitution } from './institution.ts';
import { dependentsOf } from './removed/keep.ts';

/**
 * Publishes drafts together: all, or none of them. Throws ContentError with everything that is wrong, and
 * {@link AdminError} for a draft that somebody else has published or discarded meanwhile.
 */
export async function publishDrafts(at: Changing, id: string, chosen: readonly Draft[]): Promise<void> {
  const items = chosen.map((draft) => {
    const part = publishedPart(draft.part);
    return { part, key: keyFields(part, draft.key), isWithdrawn: draft.withdraws, draft };
  });
  await inTransaction(at.db, async (tx) => {
    await lockInstitution(tx, { id });
    // As it was before any of them is published: a new service brings an empty guide, which its draft then fills.
    const seen = new Map<Draft, Row | null>();
    for (const { part, key, draft } of items) seen.set(draft, await liveContent(scoped(tx, { id }), part, key));
    await allOrNone({ ...at, db: tx }, id, inOrder(items), async (db, { part, key, draft: chosen }) => {
      const here = scoped(db, { id });
      const [draft] = await here.db
        .select()
        .from(drafts)
        .where(here.of(drafts, isOf(drafts, part, key)))
        .for('update');
      if (!draft) throw new AdminError(`${draftName(part, key)} 的草稿已经发布，或被放弃了。`);
      if (draft.revision !== chosen.revision || draft.release !== chosen.release)
        throw new AdminError(`${draftName(part, key)} 的草稿刚刚又改了：请看过再发布。`);
      if (!draft.withdraws) requireNoConflict(part, key, draft, seen.get(chosen) ?? null);
      await publishDraft({ ...at, db }, id, part, key, draft);
      await here.delete(drafts, isOf(drafts, part, key));
    });
  });
}

/** Throws what {@link publishDrafts} would throw, and writes nothing. */
export function tryPublishing({ db, act }: Changing, id: string, chosen: readonly Draft[]): Promise<void> {
  return tryInTransaction(db, (tx) => publishDrafts({ db: tx, act: { ...act }, changed: () => {} }, id, chosen));
}

function requireNoConflict(part: EditedPart, key: Row, draft: Draft, content: Row | null): void {
  const live = fieldsOf(part, content ?? {});
  const problems = new Problems();
  for (const [field, one] of Object.entries(draft.fields)) {
    const conflict = conflictOf(one, live[field] ?? null);
    if (!conflict) continue;
    const other = `${conflict.by ? `${conflict.by} 改成了` : '已发布的现在是'} ${brief(conflict.value)}`;
    const message = `${one.by} 改成 ${brief(one.value)}，同时${other}：把这一项再存一次，定下用哪一个`;
    problems.add({ file: draftName(part, key), field, message });
  }
  problems.throwIfAny();
}

async function publishDraft(at: Changing, id: string, part: EditedPart, key: Row, draft: Draft): Promise<void> {
  if (draft.withdraws) return withdraw(at, id, part, key);
  const values = valuesOf(draft);
  await write(at, id, part, key, { values, change: (base) => withFields(base, values) });
}

const brief = (value: unknown) => {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

interface Content {
  readonly values: Row;
  readonly change: RowChange['change'];
}

async function write(at: Changing, id: string, part: EditedPart, key: Row, { values, change }: Content) {
  const named = Object.keys(values).map((name) => name.split('.')[0] ?? '');
  if (!('table' in part)) return writeInstitution(at, id, { named, change });
  const whole = Object.entries(values).filter(([name]) => name in part.columns);
  const given = { ...key, ...Object.fromEntries(whole) };
  await writeRow(at, id, part, { given, named, change: (base) => change({ ...base, ...key }) });
}

async function withdraw(at: Changing, id: string, part: EditedPart, key: Row): Promise<void> {
  if (!('table' in part)) throw new AdminError('单位设置不能归档。');
  const fields = Object.entries(key).map(
    ([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  );
  const { keys } = await removeRows(at, id, part, fields);
  if (keys.length === 0) throw new AdminError(`${draftName(part, key)} 已经不在了，不用归档。`);
}

interface Item {
  readonly part: EditedPart;
  readonly key: Row;
  readonly isWithdrawn: boolean;
}

/** What others need first, and what needs others is withdrawn first; two who publish lock in the same order. */
function inOrder<T extends Item>(items: readonly T[]): T[] {
  const place = ({ part }: T) => tenantParts.indexOf(part as Part);
  const sorted = items.toSorted((a, b) => (keyText(a.part, a.key) < keyText(b.part, b.key) ? -1 : 1));
  const [gone, written] = [sorted.filter(({ isWithdrawn }) => isWithdrawn), sorted.filter((one) => !one.isWithdrawn)];
  return [...written.sort((a, b) => place(a) - place(b)), ...gone.sort((a, b) => place(b) - place(a))];
}

/** Does something with each item in one transaction. Throws ContentError with all that is wrong, and nothing is done. */
async function allOrNone<T extends Item>(
  { db, act }: Changing,
  id: string,
  items: readonly T[],
  run: (db: Database, item: T) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockInstitution(tx, { id });
    const problems = new Problems();
    for (const item of items) {
      const { release } = act;
      await inTransaction(tx, (inner) => run(inner, item)).catch((error) => {
        act.release = release;
        if (error instanceof ContentError) for (const one of error.problems) problems.add(one);
        else if (error instanceof AdminError || error instanceof GrantRefusal)
          problems.add({ file: draftName(item.part, item.key), message: error.message });
        else throw error;
      });
    }
    problems.throwIfAny();
  });
}

export type Edition = typeof editions.$inferSelect;

/** The editions of a row, the first one first. */
export function editionsOf(here: Scoped, part: EditedPart, key: Row): Promise<Edition[]> {
  return here.rows(editions, { where: isOf(editions, part, key), orderBy: [asc(editions.number)] });
}

/**
 * Publishes what a row was in an edition, and where the row is not there any more what was removed with it, as it was
 * last beside this edition. Returns how many rows came back along, by part. Throws {@link AdminError} or ContentError
 * when it cannot be.
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
  const own = { part, key, content: found.content, isWithdrawn: false };
  const next = all.find((one) => one.number === number + 1);
  const along = live || !('table' in part) ? [] : await belongingTo(here, part, own.content, next?.release ?? null);
  await allOrNone(at, id, inOrder([own, ...along]), (db, item) =>
    publishContent({ ...at, db }, id, item.part, item.key, item.content),
  );
  const counts = new Map<string, number>();
  for (const { part: other } of along) counts.set(other.name, (counts.get(other.name) ?? 0) + 1);
  return counts;
}

/** The published rows that go with a row when it is removed, as they were before a release; null for their last content. */
async function belongingTo(
  here: Scoped,
  part: Part,
  row: Row,
  before: number | null,
): Promise<(Item & { content: Row })[]> {
  const found: (Item & { content: Row })[] = [];
  for (const { part: other, from, to } of dependentsOf(part).filter((one) => isPublished(one.part))) {
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
      found.push({ part: other, key: keyFields(other, last.key), content: last.content, isWithdrawn: false });
    }
  }
  return found;
}

async function publishContent(at: Changing, id: string, part: EditedPart, key: Row, content: Row): Promise<void> {
  // Columns that the program has no longer are left out; those that it has since keep what they have.
  const values = Object.fromEntries(Object.entries(content).filter(([name]) => name in part.columns && !(name in key)));
  await write(at, id, part, key, { values, change: (base) => ({ ...base, ...values }) });
}

/** What was not rolled back, and why. */
export interface Skipped {
  readonly part: EditedPart;
  readonly key: Row;
  readonly why: string;
}

interface Former extends Item {
  /** What it was before; null for nothing. */
  readonly content: Row | null;
}

/**
 * What rolling back a release would publish: what was there before it, except of rows that have been changed since.
 * Throws {@link AdminError} when that is nothing.
 */
export async function formerContents(
  here: Scoped,
  release: number,
): Promise<{ items: readonly Former[]; skipped: readonly Skipped[] }> {
  const skipped: Skipped[] = [];
  const items: Former[] = [];
  const own = await here.rows(editions, { where: eq(editions.release, release), orderBy: [asc(editions.number)] });
  // A release may have changed a row twice: a guide, and then its service.
  for (const [first] of Map.groupBy(own, ({ part, key }) => `${part} ${key}`).values()) {
    if (!first) continue;
    const part = publishedPart(first.part);
    const key = keyFields(part, first.key);
    const all = await editionsOf(here, part, key);
    const last = all.at(-1)?.number ?? first.number;
    const content = all.find((one) => one.number === first.number - 1)?.content ?? null;
    if (all.at(-1)?.release !== release) skipped.push({ part, key, why: `之后又改过，现在是版本 ${last}` });
    else items.push({ part, key, content, isWithdrawn: content === null });
  }
  if (items.length === 0)
    throw new AdminError(
      skipped.length > 0
        ? `发布单 ${release} 里的内容之后都又改过，没有可以回滚的。`
        : `没有已发布的发布单 ${release}。`,
    );
  return { items, skipped };
}

/** Publishes what was there before a release, as {@link formerContents} tells it: all of it, or nothing. */
export async function rollBack(
  at: Changing,
  id: string,
  release: number,
): Promise<{ done: number; skipped: readonly Skipped[] }> {
  const { items, skipped } = await formerContents(scoped(at.db, { id }), release);
  await allOrNone(at, id, inOrder(items), (db, { part, key, content }) =>
    content ? publishContent({ ...at, db }, id, part, key, content) : withdraw({ ...at, db }, id, part, key),
  );
  return { done: items.length, skipped };
}
