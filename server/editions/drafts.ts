import { isDeepStrictEqual } from 'node:util';
import { asc, eq, max, sql } from 'drizzle-orm';
import { type DraftField, drafts, editions } from '../database/schema/editions.ts';
import { institutions } from '../database/schema/institutions.ts';
import { AdminError } from '../parts/fields.ts';
import { matching } from '../parts/keys.ts';
import type { Part, Row } from '../parts/tables.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { fieldsOf, withFields } from './fields.ts';
import { contentOf, type EditedPart, isOf, keyFields, keyText } from './published.ts';
import { checkWithdrawal, type GivenWithdrawal, publicWithdrawalOf } from './withdrawal.ts';

export type Draft = typeof drafts.$inferSelect;

/** What visitors see of a row; null for nothing. */
export async function liveContent(here: Scoped, part: EditedPart, key: Row): Promise<Row | null> {
  const [row] = (
    'table' in part
      ? await here.rows(part.table, { where: matching(part, key) })
      : await here.db.select().from(institutions).where(eq(institutions.id, here.institution))
  ) as Row[];
  return row ? contentOf(part, row) : null;
}

/** The values of a draft's fields. */
export const valuesOf = ({ fields }: Draft): Row =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));

/** The content of a row as it would be once its draft is published; null for a withdrawal. */
export async function draftedContent(here: Scoped, part: EditedPart, draft: Draft): Promise<Row | null> {
  if (draft.withdraws) return null;
  const key = keyFields(part, draft.key);
  return withFields((await liveContent(here, part, key)) ?? key, valuesOf(draft));
}

/** The draft of a row; null when there is none. */
export const draftOf = (here: Scoped, part: EditedPart, key: Row): Promise<Draft | null> =>
  here.first(drafts, isOf(drafts, part, key));

/** Another value of a draft's field, made by somebody else. */
export interface Conflict {
  /** Whether it was saved, or published. */
  readonly with: 'draft' | 'live';
  readonly value: unknown;
  /** Who saved it; null for what was published. */
  readonly by: string | null;
}

/** What somebody else made of a field meanwhile; null for nothing else. `live` is what visitors see of it. */
export function conflictOf({ value, base, rival }: DraftField, live: unknown): Conflict | null {
  if (rival) return { with: 'draft', ...rival };
  const isOvertaken = !isDeepStrictEqual(live, base) && !isDeepStrictEqual(live, value);
  return isOvertaken ? { with: 'live', value: live, by: null } : null;
}

/** A writer of the whole has not seen what is there now. */
export class OutdatedError extends AdminError {}

/** The latest revision of a row: of its draft, or of its newest edition; 0 where there is neither. */
export async function currentRevision(here: Scoped, part: EditedPart, key: Row): Promise<number> {
  const draft = await draftOf(here, part, key);
  const [newest] = await here.db
    .select({ revision: max(editions.revision) })
    .from(editions)
    .where(here.of(editions, isOf(editions, part, key)));
  return Math.max(draft?.revision ?? 0, newest?.revision ?? 0);
}

/** Throws {@link OutdatedError} where a row was saved or published after a revision. */
export async function requireCurrent(here: Scoped, part: EditedPart, key: Row, revision: number): Promise<void> {
  await lockInstitution(here.db, { id: here.institution });
  if ((await currentRevision(here, part, key)) !== revision)
    throw new OutdatedError(`${draftName(part, key)} 刚刚被别人改过或发布了：请重新读取，再决定。`);
}

/** What visitors saw of a row at a revision; `live` where nothing was published since. */
async function contentAt(here: Scoped, part: EditedPart, key: Row, revision: number, live: Row | null) {
  const all = await here.rows(editions, { where: isOf(editions, part, key), orderBy: [asc(editions.number)] });
  const seen = all.findLast((edition) => edition.revision <= revision);
  if (seen) return seen.content;
  const [first] = all;
  // The first recorded change came later; what was there before it is the first edition, without a release.
  return first ? (first.release === null ? first.content : null) : live;
}

/** Who saved this value into a field before; undefined for a new one. */
const authorOf = ({ value, by, rival }: DraftField, wanted: unknown): string | undefined =>
  [{ value, by }, ...(rival ? [rival] : [])].find((one) => isDeepStrictEqual(one.value, wanted))?.by;

/** Everybody whose words a draft holds, and who saved it last. */
export const authorsOf = ({ savedBy, fields }: Draft): string[] => [
  savedBy,
  ...Object.values(fields).flatMap(({ by, rival }) => (rival ? [by, rival.by] : [by])),
];

interface Saving {
  readonly part: EditedPart;
  /** The key's fields. */
  readonly key: Row;
  /** What is saved, by the names of {@link fieldsOf}. */
  readonly values: Row;
  /** The revision that the person had before them, as {@link currentRevision} tells it; null for the present one. */
  readonly since: number | null;
  /** `person:` or `cli:` with an id. */
  readonly by: string;
}

/**
 * Saves fields into the draft of a row. What two people saved in different fields is merged; in the same field the later
 * value stands and the earlier one is kept beside it, and so is what was published meanwhile. A field that equals what
 * visitors see leaves the draft. Who saves what another has written does not become its author. Returns the draft; null when nothing is left to change. Throws {@link AdminError} while
 * a release holds the draft.
 */
export async function saveDraft(here: Scoped, { part, key, values, since, by }: Saving): Promise<Draft | null> {
  const former = await openDraft(here, part, key, by);
  const content = await liveContent(here, part, key);
  const live = fieldsOf(part, content ?? {});
  const seen = since === null ? live : fieldsOf(part, (await contentAt(here, part, key, since, content)) ?? {});
  const revision = await nextRevision(here);
  const fields: Record<string, DraftField> = { ...former.fields };
  for (const [name, value] of Object.entries(values)) {
    const old = fields[name];
    const isRival = old && old.revision > (since ?? former.revision) && !isDeepStrictEqual(old.value, value);
    const base = seen[name] ?? null;
    if (!isRival && isDeepStrictEqual(live[name] ?? null, value)) delete fields[name];
    else {
      const author = (old && authorOf(old, value)) ?? by;
      const rival = isRival && { rival: { value: old.value, by: old.by } };
      fields[name] = { value, base, revision, by: author, ...rival };
    }
  }
  const where = isOf(drafts, part, key);
  if (Object.keys(fields).length === 0) {
    await here.delete(drafts, where);
    return null;
  }
  const saved = { fields, revision, withdraws: false, withdrawal: null, savedBy: by, savedAt: new Date() };
  await here.update(drafts, saved, where);
  return { ...former, ...saved };
}

interface Withdrawing {
  readonly part: Part;
  readonly key: Row;
  readonly given: GivenWithdrawal;
  readonly by: string;
}

/**
 * Makes a draft that withdraws the row; returns it. Throws {@link AdminError} for a row that is not there, while a release
 * holds its draft, and for what {@link publicWithdrawalOf} and {@link checkWithdrawal} do not take.
 */
export async function draftWithdrawal(here: Scoped, { part, key, given, by }: Withdrawing): Promise<Draft> {
  if (!(await liveContent(here, part, key))) throw new AdminError(`${draftName(part, key)} 没有发布，不用归档。`);
  const former = await openDraft(here, part, key, by);
  const withdrawal = publicWithdrawalOf(part, given);
  if (withdrawal)
    await checkWithdrawal(here, part, key, withdrawal, {
      async read(other, named) {
        const draft = await draftOf(here, other, named);
        return draft ? draftedContent(here, other, draft) : liveContent(here, other, named);
      },
      at: null,
    });
  const revision = await nextRevision(here);
  const saved = { fields: {}, withdraws: true, withdrawal, revision, savedBy: by, savedAt: new Date() };
  await here.update(drafts, saved, isOf(drafts, part, key));
  return { ...former, ...saved };
}

/** Deletes a draft; returns what it was, null where there was none. Throws {@link AdminError} while a release holds it. */
export async function discardDraft(here: Scoped, part: EditedPart, key: Row): Promise<Draft | null> {
  const draft = await lockDraft(here, part, key);
  requireNotHeld(part, key, draft);
  if (draft) await here.delete(drafts, isOf(drafts, part, key));
  return draft;
}

/** The draft of a row, locked with its institution; null where there is none. */
export async function lockDraft(here: Scoped, part: EditedPart, key: Row): Promise<Draft | null> {
  await lockInstitution(here.db, { id: here.institution });
  return lockRow(here, part, key);
}

async function lockRow(here: Scoped, part: EditedPart, key: Row): Promise<Draft | null> {
  const [draft] = await here.db
    .select()
    .from(drafts)
    .where(here.of(drafts, isOf(drafts, part, key)))
    .for('update');
  return draft ?? null;
}

/** How people name a row: `apps:transcript-print`. */
export const draftName = (part: EditedPart, key: Row) => `${part.name}:${part.key.map((name) => key[name]).join(',')}`;

async function nextRevision({ db }: Scoped): Promise<number> {
  const { rows } = await db.execute<{ next: number }>(sql`select nextval('revisions')::int as next`);
  return rows[0]?.next ?? 0;
}

/** The draft of a row to be written, locked; an empty one where there was none. */
async function openDraft(here: Scoped, part: EditedPart, key: Row, by: string): Promise<Draft> {
  await lockInstitution(here.db, { id: here.institution });
  const empty = { part: part.name, key: keyText(part, key), revision: 0, fields: {}, withdraws: false, savedBy: by };
  await here.insertNew(drafts, [{ ...empty, savedAt: new Date() }]);
  const draft = await lockRow(here, part, key);
  if (!draft) throw new Error('A draft that was inserted is not there.');
  requireNotHeld(part, key, draft);
  return draft;
}

function requireNotHeld(part: EditedPart, key: Row, draft: Draft | null): void {
  if (draft?.release == null) return;
  const { release } = draft;
  throw new AdminError(
    `${draftName(part, key)} 在发布单 ${release} 中等待审核或发布：先取消或退回发布单 ${release}，再改。`,
  );
}
