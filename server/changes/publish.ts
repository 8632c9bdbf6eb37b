import type { Withdrawal } from '@yimen/contract/withdrawal';
import { GrantRefusal } from '../access/permits.ts';
import { type ActorText, actorId } from '../audit/store.ts';
import type { Database } from '../database/open.ts';
import { drafts } from '../database/schema/editions.ts';
import { inTransaction, tryInTransaction } from '../database/transaction.ts';
import { conflictOf, type Draft, draftName, liveContent, valuesOf } from '../editions/drafts.ts';
import { fieldsOf, withFields } from '../editions/fields.ts';
import { type EditedPart, isOf, keyFields, keyText, publishedPart } from '../editions/published.ts';
import { checkWithdrawal } from '../editions/withdrawal.ts';
import { shortText } from '../lib/short-text.ts';
import { contentNow } from '../lib/time.ts';
import type { Changing } from '../parts/changing.ts';
import { AdminError } from '../parts/fields.ts';
import { ContentError, Problems } from '../parts/problems.ts';
import { type Row, tenantParts } from '../parts/tables.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { scoped } from '../tenancy/scoped.ts';
import { type RowChange, removeRows, writeRow } from './change.ts';
import { writeInstitution } from './institution.ts';

/**
 * Publishes drafts together: all, or none of them. Throws ContentError with everything that is wrong, and
 * {@link AdminError} for a draft that somebody else has published or discarded meanwhile. `actorText` is how it names who
 * saved what; names are for messages that are not kept.
 */
export async function publishDrafts(
  at: Changing,
  id: string,
  chosen: readonly Draft[],
  actorText: ActorText = actorId,
): Promise<void> {
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
      if (!draft.withdraws) requireNoConflict(part, key, draft, { content: seen.get(chosen) ?? null, actorText });
      await publishDraft({ ...at, db }, id, part, key, draft);
      await here.delete(drafts, isOf(drafts, part, key));
    });
    // By what visitors see once all of it is published: what replaces a row may come, or go, by the same release.
    await allOrNone({ ...at, db: tx }, id, items, async (db, { part, key, draft: { withdrawal } }) => {
      const here = scoped(db, { id });
      const read = (other: EditedPart, named: Row) => liveContent(here, other, named);
      if (withdrawal) await checkWithdrawal(here, part, key, withdrawal, { read, at: contentNow() });
    });
  });
}

/** Throws what {@link publishDrafts} would throw, and writes nothing. */
export function tryPublishing(
  { db, act }: Changing,
  id: string,
  chosen: readonly Draft[],
  actorText?: ActorText,
): Promise<void> {
  const trying = (tx: Database) => ({ db: tx, act: { ...act }, changed: () => {} });
  return tryInTransaction(db, (tx) => publishDrafts(trying(tx), id, chosen, actorText));
}

interface Seen {
  /** What visitors see of the row. */
  readonly content: Row | null;
  readonly actorText: ActorText;
}

function requireNoConflict(part: EditedPart, key: Row, draft: Draft, { content, actorText }: Seen): void {
  // An id is set off by a space, a name with its id in brackets is not.
  const who = (actor: string) => actorText(actor).replace(/(?<!）)$/, ' ');
  const live = fieldsOf(part, content ?? {});
  const problems = new Problems();
  for (const [field, one] of Object.entries(draft.fields)) {
    const conflict = conflictOf(one, live[field] ?? null);
    if (!conflict) continue;
    const other = `${conflict.by ? `${who(conflict.by)}改成了` : '同时已发布的现在是'} ${brief(conflict.value)}`;
    const message = `${who(one.by)}改成 ${brief(one.value)}，${other}：把这一项再存一次，定下用哪一个`;
    problems.add({ file: draftName(part, key), field, message });
  }
  problems.throwIfAny();
}

async function publishDraft(at: Changing, id: string, part: EditedPart, key: Row, draft: Draft): Promise<void> {
  if (draft.withdraws) return withdraw(at, id, part, key, draft.withdrawal);
  const values = valuesOf(draft);
  await writeContent(at, id, part, key, { values, change: (base) => withFields(base, values) });
}

const brief = (value: unknown) => shortText(JSON.stringify(value), 60);

interface Content extends Pick<RowChange, 'change' | 'isFormer'> {
  readonly values: Row;
}

/** Writes fields of a row, or of the institution's settings. */
export async function writeContent(
  at: Changing,
  id: string,
  part: EditedPart,
  key: Row,
  { values, ...change }: Content,
) {
  const named = Object.keys(values).map((name) => name.split('.')[0] ?? '');
  if (!('table' in part)) return writeInstitution(at, id, { named, ...change });
  const whole = Object.entries(values).filter(([name]) => name in part.columns);
  const given = { ...key, ...Object.fromEntries(whole) };
  await writeRow(at, id, part, { ...change, given, named, change: (base) => change.change({ ...base, ...key }) });
}

/** Withdraws a row from where visitors see it. Throws {@link AdminError} for one that is not there. */
export async function withdraw(
  at: Changing,
  id: string,
  part: EditedPart,
  key: Row,
  told: Withdrawal | null,
): Promise<void> {
  if (!('table' in part)) throw new AdminError('单位设置不能归档。');
  const fields = Object.entries(key).map(
    ([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  );
  const { keys } = await removeRows(at, id, part, fields, told);
  if (keys.length === 0) throw new AdminError(`${draftName(part, key)} 已经不在了，不用归档。`);
}

/** A row that is published or withdrawn together with others. */
export interface Item {
  readonly part: EditedPart;
  readonly key: Row;
  readonly isWithdrawn: boolean;
}

/**
 * What others need first, and what needs others is withdrawn first; settings, which may name a menu entry, after all
 * that is written. Two who publish lock in the same order.
 */
export function inOrder<T extends Item>(items: readonly T[]): T[] {
  const place = ({ part }: T) => ('table' in part ? tenantParts.indexOf(part) : tenantParts.length);
  const sorted = items.toSorted((a, b) => (keyText(a.part, a.key) < keyText(b.part, b.key) ? -1 : 1));
  const [gone, written] = [sorted.filter(({ isWithdrawn }) => isWithdrawn), sorted.filter((one) => !one.isWithdrawn)];
  return [...written.sort((a, b) => place(a) - place(b)), ...gone.sort((a, b) => place(b) - place(a))];
}

/** Does something with each item in one transaction. Throws ContentError with all that is wrong, and nothing is done. */
export async function allOrNone<T extends Item>(
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
