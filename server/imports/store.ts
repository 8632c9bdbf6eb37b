import { importedParts } from '@yimen/contract/import-parts';
import { type importStates, mostOpen, mostOpenOfPerson, openDays, openStates } from '@yimen/contract/staff/imports';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { isPersonal } from '../audit/change.ts';
import type { Queryable } from '../database/open.ts';
import { type ImportReport, importPieces, imports } from '../database/schema/imports.ts';
import type { Window } from '../lib/paging.ts';
import { dayMs } from '../lib/time.ts';
import { tellPeople } from '../messages/tell.ts';
import { AdminError } from '../parts/fields.ts';
import { requirePart } from '../parts/tables.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';

export type Import = typeof imports.$inferSelect;

const isOpenState = (state: Import['state']) => openStates.some((one) => one === state);

/** Whether an import waits; one that expired keeps its state when it is ended. */
export const isOpen = ({ state, endedAt }: Pick<Import, 'state' | 'endedAt'>) => isOpenState(state) && endedAt === null;

/** When imports were handed in that have not waited too long for a person; the files of earlier ones are deleted. */
const firstOpen = (now: Date) => new Date(now.getTime() - openDays * dayMs);

const isExpired = ({ state, createdAt }: Import, now: Date) => isOpenState(state) && createdAt < firstOpen(now);

/** The state of an import, as it is told. */
export const stateOf = (one: Import, now: Date): (typeof importStates)[number] =>
  isExpired(one, now) ? 'expired' : one.state;

type New = Pick<Import, 'person' | 'part' | 'fileName' | 'format' | 'complete'>;

/** Adds an import without a file; returns its number. Throws {@link AdminError} while too many are open. */
export async function addImport(here: Scoped, given: New, now: Date): Promise<number> {
  await lockInstitution(here.db, { id: here.institution });
  const isWaiting = and(inArray(imports.state, [...openStates]), gte(imports.createdAt, firstOpen(now)));
  const isOwn = and(isWaiting, eq(imports.person, given.person));
  if ((await here.count(imports, isOwn)) >= mostOpenOfPerson)
    throw new AdminError(`您还有 ${mostOpenOfPerson} 个导入没有完成：请先确认或取消。`);
  if ((await here.count(imports, isWaiting)) >= mostOpen)
    throw new AdminError(`整个单位还有 ${mostOpen} 个导入没有完成：请等它们确认或取消。`);
  const [added] = await here.db
    .insert(imports)
    .values({ ...given, institution: here.institution, state: 'receiving', size: 0, createdAt: now })
    .returning({ number: imports.number });
  if (!added) throw new Error('An import was not added.');
  return added.number;
}

/** Adds the next piece of an import's file. */
export async function addPiece(here: Scoped, { number, size }: Pick<Import, 'number' | 'size'>, content: Buffer) {
  await here.insert(importPieces, [{ import: number, offset: size, content }]);
  await setImport(here, number, { size: size + content.length });
}

/** The file of an import. Throws {@link AdminError} when it is not whole, because it was deleted. */
export async function readFileOf(here: Scoped, { number, size }: Pick<Import, 'number' | 'size'>): Promise<Buffer> {
  const pieces = await here.rows(importPieces, {
    where: eq(importPieces.import, number),
    orderBy: [asc(importPieces.offset)],
  });
  const content = Buffer.concat(pieces.map((piece) => piece.content));
  if (content.length !== size) throw new AdminError('文件已经删除：请重新提交。');
  return content;
}

export const findImport = (here: Scoped, number: number) => here.first(imports, eq(imports.number, number));

type State = ReturnType<typeof stateOf>;

interface Asked {
  /** Theirs, and all of these parts. */
  readonly person: string;
  readonly parts: readonly Import['part'][];
  readonly state: State | undefined;
  readonly now: Date;
}

/** Imports, the newest first, with how many there are. */
export async function findImports(
  here: Scoped,
  { person, parts, state, now }: Asked,
  window: Window,
): Promise<{ rows: Import[]; total: number }> {
  const where = and(or(eq(imports.person, person), inArray(imports.part, [...parts])), state && inState(state, now));
  const [rows, total] = await Promise.all([
    here.rows(imports, { where, orderBy: [desc(imports.number)], ...window }),
    here.count(imports, where),
  ]);
  return { rows, total };
}

/** The condition for imports in a state, as they are told. */
function inState(state: State, now: Date): SQL {
  const isLate = and(inArray(imports.state, [...openStates]), lt(imports.createdAt, firstOpen(now)));
  return state === 'expired' ? sql`(${isLate})` : sql`(${imports.state} = ${state} and not (${isLate}))`;
}

/** The import of a number, locked with its institution; null when there is none. */
export async function lockImport(here: Scoped, number: number): Promise<Import | null> {
  await lockInstitution(here.db, { id: here.institution });
  const [found] = await here.db
    .select()
    .from(imports)
    .where(here.of(imports, eq(imports.number, number)))
    .for('update');
  return found ?? null;
}

export async function setImport(here: Scoped, number: number, set: Partial<Import>): Promise<void> {
  await here.update(imports, set, eq(imports.number, number));
}

type End = Pick<Import, 'state'> & Partial<Pick<Import, 'errors' | 'release' | 'report'>>;

/** Ends an import: its file is deleted, and of personal data what its report tells of the rows. */
export async function endImport(here: Scoped, one: Import, end: End, now: Date): Promise<void> {
  const { report = one.report, ...set } = end;
  await here.delete(importPieces, eq(importPieces.import, one.number));
  await setImport(here, one.number, {
    ...set,
    report: isPersonal(requirePart(one.part)) ? withoutRows(report) : report,
    endedAt: now,
  });
}

/**
 * Ends imports of all institutions that nobody has confirmed in time, at most `limit`; those that somebody holds are left
 * to the next time. Resolves with how many ended.
 */
export async function endExpired(db: Queryable, now: Date, limit: number): Promise<number> {
  const late = await db
    .select()
    .from(imports)
    .where(and(inArray(imports.state, [...openStates]), isNull(imports.endedAt), lt(imports.createdAt, firstOpen(now))))
    .limit(limit)
    .for('update', { skipLocked: true });
  for (const one of late) await endImport(scoped(db, { id: one.institution }), one, { state: one.state }, now);
  return late.length;
}

/** A report without what it tells of rows. */
export const withoutRows = (report: ImportReport | null) =>
  report && { ...report, differences: [], people: [], warnings: [] };

/** Ends imports of personal data that wait, and forgets what reports tell of people: somebody is to be erased. */
export async function forgetImports(here: Scoped, now: Date): Promise<void> {
  const ofPeople = inArray(
    imports.part,
    importedParts.filter((name) => isPersonal(requirePart(name))),
  );
  // What their reports told of rows went when they ended. Of departments it may say who would gain by them.
  const naming = or(ofPeople, eq(imports.part, 'departments'));
  await here.update(imports, { errors: [] }, and(naming, isNotNull(imports.endedAt)) ?? ofPeople);
  const errors = ['有人的资料被抹除，文件里可能还有：请去掉后重新提交。'];
  for (const one of await here.rows(imports, { where: and(ofPeople, isNull(imports.endedAt)) })) {
    await endImport(here, one, { state: 'failed', errors }, now);
  }
}

/** Tells who handed an import in, by a message, what became of it without them. */
export async function tellOwner(
  here: Scoped,
  { person, number, checks, fileName }: Import,
  { title, text }: { readonly title: string; readonly text: string },
  now: Date,
): Promise<void> {
  const id = `import-${number}-${checks}`;
  await tellPeople(here, [person], { id, title: `${title}：${fileName}`, text, source: '管理台', sentAt: now });
}
