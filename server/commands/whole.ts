import { and, asc, DrizzleQueryError, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Database, Queryable } from '../database/open.ts';
import { hosts, institutions } from '../database/schema/institutions.ts';
import { inTransaction } from '../database/transaction.ts';
import { scoped } from '../tenancy/scoped.ts';
import { fileVersion, readWhole, settingNames, type Whole } from './check.ts';
import { AdminError } from './fields.ts';
import { readHost } from './hosts.ts';
import { checkPictures } from './pictures.ts';
import { Problems } from './problems.ts';
import { written } from './rows.ts';
import { parts, type Row } from './tables.ts';
import { type Removed, writeWhole } from './write.ts';

/** What leaves only when one asks for it. */
export interface Confidential {
  /** Hashes of passwords. */
  readonly accounts?: boolean;
  /** What opens other systems, and the keys by which they deliver. */
  readonly secrets?: boolean;
}

const confidential: Readonly<Record<string, keyof Confidential>> = {
  accounts: 'accounts',
  sourceSecrets: 'secrets',
  signInSecrets: 'secrets',
  passportSecrets: 'secrets',
  pushKeys: 'secrets',
  calendarFeeds: 'secrets',
};

/** Whether a part's rows are nobody's to read in passing. */
export const isConfidential = (name: string) => Object.hasOwn(confidential, name);

/** An institution as a file's value, all of it as it was at one moment; null when there is none of this key. */
export function exportWhole(db: Database, id: string, asked: Confidential = {}): Promise<Row | null> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const [found] = await tx.select().from(institutions).where(eq(institutions.id, id));
    return found ? { ...headOf(found), ...(await readRows(tx, id, asked)) } : null;
  });
}

function headOf(found: Row): Row {
  const settings = Object.entries(found).filter(([name]) => settingNames.includes(name));
  return { yimen: fileVersion, institution: written(Object.fromEntries(settings)) };
}

async function readRows(tx: Queryable, id: string, asked: Confidential): Promise<Row> {
  const here = scoped(tx, { id });
  const rows: Record<string, Row[]> = {};
  for (const part of parts) {
    const needed = confidential[part.name];
    if (needed && !asked[needed]) continue;
    const orderBy = part.key.flatMap((name) => part.columns[name] ?? []).map(byCharacter);
    rows[part.name] = (await here.rows(part.table, { orderBy })).map(({ institution: _, ...row }: Row) => written(row));
  }
  const own = await tx.select().from(hosts).where(eq(hosts.institution, id)).orderBy(byCharacter(hosts.host));
  return { hosts: own.map(({ host, origin }) => origin ?? host), rows };
}

/** By the characters' numbers: every database sorts texts by the language it was made for. */
const byCharacter = (column: PgColumn): SQL =>
  column.columnType === 'PgText' ? sql`${column} collate "C"` : asc(column);

interface Import {
  /** An institution that is there becomes what the file says. */
  readonly replace?: boolean;
  /** Together with what people did there, where that would go. */
  readonly evenLost?: boolean;
}

/**
 * Writes a whole institution, all of it or nothing. With `replace` one that is there becomes what the file says: rows
 * the file does not have are deleted, parts it does not name and what people did stay. Throws ContentError when
 * anything is wrong, and {@link AdminError} when what people did would go unasked.
 */
export async function importWhole(
  db: Database,
  value: unknown,
  { replace = false, evenLost = false }: Import = {},
): Promise<Whole & { removed: Removed }> {
  const problems = new Problems();
  const whole = readWhole(value, problems);
  if (whole) await checkPictures(whole, problems);
  if (whole) await checkAgainst(db, whole, replace, problems);
  problems.throwIfAny();
  if (!whole) throw new Error('A file without problems could not be read.');
  try {
    return await inTransaction(db, async (tx) => {
      const removed = await writeWhole(tx, whole);
      if (removed.lost.size > 0 && !evenLost) {
        throw new AdminError(
          `Nothing was written, because more would be gone for good than the file says, such as what people did. If it may, say --yes.\n${removedText(removed)}`,
        );
      }
      return { ...whole, removed };
    });
  } catch (error) {
    throw stillNeeded(error) ?? error;
  }
}

/** What went, or would, in a line for each part. */
export function removedText({ rows, lost }: Removed): string {
  const shown = 10;
  const lines = [...rows].map(([part, keys]) => {
    const more = keys.length > shown ? [`… and ${keys.length - shown} more`] : [];
    return `${keys.length} row(s) of ${part} that the file does not have: ${[...keys.slice(0, shown), ...more].join(', ')}`;
  });
  return [...lines, ...[...lost].map(([part, count]) => `${count} row(s) of ${part} with them`)].join('\n');
}

/** What the database answers when a row goes to which another points. */
const foreignKeyViolation = '23503';

function stillNeeded(error: unknown): AdminError | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
  if (!(cause instanceof pg.DatabaseError) || cause.code !== foreignKeyViolation) return null;
  return new AdminError(`Nothing was written, because the file lacks what rows need that stay: ${cause.detail}`);
}

async function checkAgainst(db: Queryable, whole: Whole, replace: boolean, problems: Problems): Promise<void> {
  const { id } = whole.institution;
  const [there] = await db.select({ id: institutions.id }).from(institutions).where(eq(institutions.id, id));
  if (there && !replace) {
    problems.add({
      file: 'institution',
      field: 'id',
      message: `“${id}” is there already: give --replace to change it`,
    });
  }
  for (const [index, { host }] of whole.hosts.map(readHost).entries()) {
    const [taken] = await db
      .select()
      .from(hosts)
      .where(and(eq(hosts.host, host), ne(hosts.institution, id)));
    const at = { file: 'hosts', row: `row ${index + 1} (${host})` };
    if (taken) problems.add({ ...at, message: `belongs to ${taken.institution}` });
  }
}
