import { createHash } from 'node:crypto';
import type { DataOf } from '@yimen/contract/endpoint';
import type { pushTasks } from '@yimen/contract/sources/push';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { recordEvent, systemActor } from '../../audit/store.ts';
import { pushedItems } from '../../database/schema/sources.ts';
import { unstorable } from '../../database/unstorable.ts';
import { reasonFor } from '../../http/issue-reason.ts';
import type { System, SystemVisit } from '../../http/visit.ts';
import { type Scoped, scoped } from '../../tenancy/scoped.ts';
import { ownId } from '../mapping.ts';

export type Results = DataOf<typeof pushTasks>;
type Result = Results['results'][number];

/** Why an item is refused, and because of which field. */
export interface Complaint {
  readonly field: string;
  readonly message: string;
}

interface Item {
  readonly id: string;
  readonly state: string;
  readonly updatedAt: string;
}

type Withdrawn = { readonly state: 'withdrawn' };
type Delivered<I extends Item> = Exclude<I, Withdrawn>;

/** An item ready to be written, under our own id; `unknown` are numbers that nobody has. */
export interface PreparedRow<Row> {
  readonly row: Row;
  readonly unknown: readonly string[];
}

/** What each kind of items defines. */
export interface Kind<I extends Item, Row> {
  readonly name: 'task' | 'notice';
  readonly schema: v.GenericSchema<unknown, I>;
  /** The rows to write for each item, or its problem, in the same order. */
  prepare(here: Scoped, system: System, items: readonly Delivered<I>[]): Promise<(PreparedRow<Row> | Complaint)[]>;
  /**
   * Replaces the rows of these ids, and deletes withdrawn ones. Returns what the record tells of it beside the counts;
   * empty for nothing.
   */
  write(
    here: Scoped,
    system: System,
    change: { rows: readonly Row[]; changed: readonly string[]; withdrawn: readonly string[] },
  ): Promise<string>;
}

/** Our id of an item that a system delivered. */
export const deliveredId = (system: System, id: string) => ownId(`push.${system.id}`, id);

/**
 * Accepts a batch: valid items are written, and each invalid one is reported. Must run in a transaction. Batches of one
 * system and kind run one after the other, so that the newer of two changes of an item stays.
 */
export async function deliver<I extends Item, Row>(
  { db, institution, system, ip: address }: SystemVisit,
  kind: Kind<I, Row>,
  given: readonly unknown[],
): Promise<Results> {
  const here = scoped(db, institution);
  const results: Result[] = given.map((raw, index) => ({ row: index + 1, id: givenId(raw), outcome: 'refused' }));
  const items = readDelivered(given, kind.schema, results);
  await here.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${system.id}/${kind.name}`}, 7))`);
  const known = await readPushedItems(here, system, kind.name, [...items.values()]);

  const accepted = new Map<number, I>();
  for (const [index, item] of items) {
    const outcome = outcomeOf(item, known.get(item.id));
    Object.assign(results[index] ?? {}, { outcome });
    if (outcome !== 'older' && outcome !== 'unchanged') accepted.set(index, item);
  }

  const delivered = [...accepted].filter((entry): entry is [number, Delivered<I>] => entry[1].state !== 'withdrawn');
  const prepared = await kind.prepare(
    here,
    system,
    delivered.map(([, item]) => item),
  );
  const rows: Row[] = [];
  for (const [place, [index]] of delivered.entries()) {
    const one = prepared[place];
    if (one && 'row' in one) {
      rows.push(one.row);
      if (one.unknown.length > 0) Object.assign(results[index] ?? {}, { unknown: one.unknown });
    } else {
      accepted.delete(index);
      Object.assign(results[index] ?? {}, { outcome: 'refused', ...one });
    }
  }
  const ids = (withdrawn: boolean) =>
    [...accepted.values()]
      .filter(({ state }) => (state === 'withdrawn') === withdrawn)
      .map(({ id }) => deliveredId(system, id));
  const change = { rows, changed: ids(false), withdrawn: ids(true) };
  const told = accepted.size > 0 ? await kind.write(here, system, change) : '';
  await remember(here, system, kind.name, [...accepted.values()]);
  const counts = countsOf(results);
  const event = { actor: systemActor(system), action: 'delivery', part: `${kind.name}s`, address } as const;
  await recordEvent(here, { ...event, detail: [countsText(counts), told].filter(Boolean).join('；') });
  return { counts, results };
}

function givenId(raw: unknown): string {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : '';
  return typeof id === 'string' && unstorable(id) === null ? id.slice(0, 128).toWellFormed() : '';
}

/** A field's path that is safe to return and store: the sender chose the names in it. */
const fieldName = (path: string) =>
  path
    .toWellFormed()
    .replace(/[\0\ufffd]/g, '')
    .slice(0, 128);

/** The valid items by their index in the batch; the problems of the others are recorded. */
function readDelivered<I extends Item>(
  given: readonly unknown[],
  schema: Kind<I, unknown>['schema'],
  results: Result[],
): Map<number, I> {
  const items = new Map<number, I>();
  const seen = new Set<string>();
  for (const [index, raw] of given.entries()) {
    const refuse = (field: string, message: string) => Object.assign(results[index] ?? {}, { field, message });
    const strange = unstorable(raw);
    if (strange !== null) {
      refuse(fieldName(strange), '含有不可用的字符');
      continue;
    }
    const parsed = v.safeParse(schema, raw, { abortEarly: true });
    if (!parsed.success) refuse(v.getDotPath(parsed.issues[0]) ?? '', reasonFor(parsed.issues[0]));
    else if (seen.has(parsed.output.id)) refuse('id', '同一批里出现了两次');
    else items.set(index, parsed.output);
    if (parsed.success) seen.add(parsed.output.id);
  }
  return items;
}

type PushedItem = typeof pushedItems.$inferSelect;

async function readPushedItems(here: Scoped, system: System, kind: PushedItem['kind'], items: readonly Item[]) {
  const ids = items.map(({ id }) => id);
  const where = and(
    eq(pushedItems.system, system.id),
    eq(pushedItems.kind, kind),
    inArray(pushedItems.externalId, ids),
  );
  const rows = ids.length > 0 ? await here.rows(pushedItems, { where }) : [];
  return new Map(rows.map((row) => [row.externalId, row]));
}

function outcomeOf(item: Item, known: PushedItem | undefined): Result['outcome'] {
  if (known) {
    const time = Date.parse(item.updatedAt);
    if (time < known.updatedAt.getTime()) return 'older';
    if (time === known.updatedAt.getTime() && fingerprintOf(item) === known.fingerprint) return 'unchanged';
  }
  if (item.state === 'withdrawn') return 'withdrawn';
  return known && !known.withdrawn ? 'changed' : 'added';
}

const fingerprintOf = (item: Item) => createHash('sha256').update(JSON.stringify(item)).digest('base64url');

async function remember(here: Scoped, system: System, kind: PushedItem['kind'], items: readonly Item[]): Promise<void> {
  if (items.length === 0) return;
  const ids = items.map(({ id }) => id);
  const former = and(
    eq(pushedItems.system, system.id),
    eq(pushedItems.kind, kind),
    inArray(pushedItems.externalId, ids),
  );
  await here.delete(pushedItems, former ?? sql`false`);
  await here.insert(
    pushedItems,
    items.map((item) => ({
      system: system.id,
      kind,
      externalId: item.id,
      updatedAt: new Date(item.updatedAt),
      withdrawn: item.state === 'withdrawn',
      fingerprint: fingerprintOf(item),
    })),
  );
}

const outcomeTexts: Readonly<Record<Result['outcome'], string>> = {
  added: '新增',
  changed: '修改',
  withdrawn: '撤回',
  unchanged: '无变化',
  older: '已过时',
  refused: '不接受',
};

/** How many items had each outcome: `新增 3，不接受 1`. */
const countsText = (counts: Readonly<Record<string, number>>) =>
  Object.entries(outcomeTexts)
    .flatMap(([outcome, text]) => (counts[outcome] ? [`${text} ${counts[outcome]}`] : []))
    .join('，');

function countsOf(results: readonly Result[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { outcome } of results) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
