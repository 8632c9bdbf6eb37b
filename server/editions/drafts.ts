import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { type DraftField, drafts } from '../database/schema/editions.ts';
import { institutions } from '../database/schema/institutions.ts';
import { AdminError } from '../parts/fields.ts';
import { matching } from '../parts/keys.ts';
import type { Part, Row } from '../parts/tables.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { contentOf, type EditedPart, isOf, keyFields, keyText } from './published.ts';

export type Draft = typeof drafts.$inferSelect;

/** The columns whose fields are edited one by one, by part: two people may work on one guide. */
const dividedColumns: Readonly<Record<string, string>> = { guides: 'guide', institutions: 'theme' };

/** A row's fields as drafts name them. */
export function fieldsOf({ name }: Pick<Part, 'name'>, row: Row): Row {
  const divided = dividedColumns[name] ?? '';
  const { [divided]: object, ...others } = row;
  if (typeof object !== 'object' || object === null) return row;
  return {
    ...others,
    ...Object.fromEntries(Object.entries(object).map(([key, value]) => [`${divided}.${key}`, value])),
  };
}

/** The row with fields as drafts name them. */
export function withFields(row: Row, fields: Row): Row {
  const changed = structuredClone(row);
  for (const [name, value] of Object.entries(fields)) {
    const [column = '', inner] = name.split('.');
    changed[column] = inner === undefined ? value : { ...(changed[column] as Row), [inner]: value };
  }
  return changed;
}

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

interface Saving {
  readonly part: EditedPart;
  /** The key's fields. */
  readonly key: Row;
  /** What is saved, by the names of {@link fieldsOf}. */
  readonly values: Row;
  /** The revision of the draft that the person had before them; null for the present one. */
  readonly since: number | null;
  /** `person:` or `cli:` with an id. */
  readonly by: string;
}

/**
 * Saves fields into the draft of a row. What two people saved in different fields is merged; in the same field the later
 * value stands and the earlier one is kept beside it. A field that equals what visitors see leaves the draft. Returns the
 * draft; null when nothing is left to change. Throws {@link AdminError} while the draft waits for a scheduled release.
 */
export async function saveDraft(here: Scoped, { part, key, values, since, by }: Saving): Promise<Draft | null> {
  const former = await lockedDraft(here, part, key, by);
  const live = fieldsOf(part, (await liveContent(here, part, key)) ?? {});
  const revision = former.revision + 1;
  const fields: Record<string, DraftField> = { ...former.fields };
  for (const [name, value] of Object.entries(values)) {
    const old = fields[name];
    const isRival = old && old.revision > (since ?? former.revision) && !isDeepStrictEqual(old.value, value);
    const base = live[name] ?? null;
    if (!isRival && isDeepStrictEqual(base, value)) delete fields[name];
    else fields[name] = { value, base, revision, by, ...(isRival && { rival: { value: old.value, by: old.by } }) };
  }
  const where = isOf(drafts, part, key);
  if (Object.keys(fields).length === 0) {
    await here.delete(drafts, where);
    return null;
  }
  const saved = { fields, revision, withdraws: false, savedBy: by, savedAt: new Date() };
  await here.update(drafts, saved, where);
  return { ...former, ...saved };
}

/** Makes a draft that withdraws the row. Throws {@link AdminError} for a row that is not there, or a scheduled draft. */
export async function draftWithdrawal(here: Scoped, part: Part, key: Row, by: string): Promise<void> {
  if (!(await liveContent(here, part, key))) throw new AdminError(`${draftName(part, key)} 没有发布，不用归档。`);
  const { revision } = await lockedDraft(here, part, key, by);
  const saved = { fields: {}, revision: revision + 1, withdraws: true, savedBy: by, savedAt: new Date() };
  await here.update(drafts, saved, isOf(drafts, part, key));
}

/** Deletes a draft; returns whether there was one. Throws {@link AdminError} while it waits for a scheduled release. */
export async function discardDraft(here: Scoped, part: EditedPart, key: Row): Promise<boolean> {
  requireUnscheduled(part, key, await draftOf(here, part, key));
  return (await here.delete(drafts, isOf(drafts, part, key))) > 0;
}

/** How people name a row: `apps:transcript-print`. */
export const draftName = (part: EditedPart, key: Row) => `${part.name}:${part.key.map((name) => key[name]).join(',')}`;

/** The draft of a row, locked; an empty one where there was none. */
async function lockedDraft(here: Scoped, part: EditedPart, key: Row, by: string): Promise<Draft> {
  await lockInstitution(here.db, { id: here.institution });
  const empty = { part: part.name, key: keyText(part, key), revision: 0, fields: {}, withdraws: false, savedBy: by };
  await here.insertNew(drafts, [{ ...empty, savedAt: new Date() }]);
  const [draft] = await here.db
    .select()
    .from(drafts)
    .where(here.of(drafts, isOf(drafts, part, key)))
    .for('update');
  if (!draft) throw new Error('A draft that was inserted is not there.');
  requireUnscheduled(part, key, draft);
  return draft;
}

function requireUnscheduled(part: EditedPart, key: Row, draft: Draft | null): void {
  if (draft?.release == null) return;
  const { release } = draft;
  throw new AdminError(`${draftName(part, key)} 在发布单 ${release} 中等待定时发布：先用 release cancel 取消，再改。`);
}
