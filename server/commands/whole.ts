import { and, asc, DrizzleQueryError, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { requireSeparation } from '../access/duties.ts';
import { fileVersion, readWhole, type Whole } from '../changes/check.ts';
import { readHost } from '../changes/hosts.ts';
import { checkRulesOfFile } from '../changes/rule-names.ts';
import { requireWayIn } from '../changes/ways-in.ts';
import { type Removed, writeWhole } from '../changes/write.ts';
import { foreignKeyFailure, foreignKeyViolation } from '../database/failure.ts';
import type { Database, Queryable } from '../database/open.ts';
import { hosts, institutions } from '../database/schema/institutions.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Act } from '../parts/changing.ts';
import { AdminError } from '../parts/fields.ts';
import { Problems, rowPlace } from '../parts/problems.ts';
import { writtenRow } from '../parts/rows.ts';
import {
  type Confidential,
  confidential,
  type Exported,
  type Row,
  settingsPart,
  tenantParts,
} from '../parts/tables.ts';
import { scoped } from '../tenancy/scoped.ts';
import { checkPictures } from './pictures.ts';

/** An institution as a file's value, read in one snapshot; null when there is none of this key. */
export function exportWhole(db: Database, id: string, asked: Confidential = {}): Promise<Exported | null> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const [found] = await tx.select().from(institutions).where(eq(institutions.id, id));
    return found ? { ...headOf(found), ...(await readRows(tx, id, asked)) } : null;
  });
}

function headOf(found: Row): Pick<Exported, 'yimen' | 'institution'> {
  return { yimen: fileVersion, institution: writtenRow(settingsPart, found) };
}

async function readRows(tx: Queryable, id: string, asked: Confidential): Promise<Pick<Exported, 'hosts' | 'rows'>> {
  const here = scoped(tx, { id });
  const rows: Record<string, Row[]> = {};
  for (const part of tenantParts) {
    const needed = confidential[part.name];
    if (needed && !asked[needed]) continue;
    const orderBy = part.key.flatMap((name) => part.columns[name] ?? []).map(byCharacter);
    rows[part.name] = (await here.rows(part.table, { orderBy })).map((row) => writtenRow(part, row));
  }
  const own = await tx.select().from(hosts).where(eq(hosts.institution, id)).orderBy(byCharacter(hosts.host));
  return { hosts: own.map(({ host, origin }) => origin ?? host), rows };
}

/** By code point: otherwise the order depends on each database's collation. */
const byCharacter = (column: PgColumn): SQL =>
  column.columnType === 'PgText' ? sql`${column} collate "C"` : asc(column);

interface Import {
  /** Replaces an institution that exists already, as this act. */
  readonly replace?: Act | null;
  /** Also when rows of users' activity would be deleted with it. */
  readonly evenLost?: boolean;
}

/**
 * Imports a whole institution in one transaction. With `replace` an existing institution is changed to the file's
 * content: rows that the file does not have are deleted, parts that it does not name and users' activity are kept.
 * Throws ContentError when anything is wrong, and {@link AdminError} when users' activity would be deleted without
 * `evenLost`.
 */
export async function importWhole(
  db: Database,
  value: unknown,
  { replace = null, evenLost = false }: Import = {},
): Promise<Whole & { removed: Removed; warnings: readonly string[] }> {
  const problems = new Problems();
  const whole = readWhole(value, problems);
  if (whole) await checkPictures(db, whole, problems);
  if (whole) await checkAgainst(db, whole, replace !== null, problems);
  const warnings = whole ? await checkRulesOfFile(scoped(db, whole.institution), whole.rows, problems) : [];
  problems.throwIfAny();
  if (!whole) throw new Error('A file without problems could not be read.');
  try {
    return await inTransaction(db, async (tx) => {
      if (whole.hosts.length === 0 && (await tx.$count(hosts, eq(hosts.institution, whole.institution.id))) > 0)
        throw new AdminError('没有改动：文件里没有主机名，导入后这个单位就打不开了。');
      const removed = await writeWhole(tx, whole, replace);
      if (whole.rows.has('signInMethods')) {
        await requireWayIn(tx, whole.institution.id, { asks: false, advice: adviceForFiles });
      }
      await requireSeparation(scoped(tx, { id: whole.institution.id }));
      if (removed.lost.size > 0 && !evenLost) {
        throw new AdminError(
          `没有改动任何数据：除了文件中没有的行，还会永久删除其他数据，例如大家的使用记录。确定后加 --yes。\n${removedText(removed)}`,
        );
      }
      return { ...whole, removed, warnings };
    });
  } catch (error) {
    throw stillNeeded(error) ?? error;
  }
}

const adviceForFiles =
  '请在文件的 signInMethods 中启用账号登录（kind 为 password，enabled 为 true），或在导出时加上 --secrets，带上密钥。';

/** What was deleted, or would be, in a line for each part. */
export function removedText({ rows, lost }: Removed): string {
  const shown = 10;
  const lines = [...rows].map(([part, keys]) => {
    return `  ${part}：文件中没有的 ${keys.length} 行（${keys.slice(0, shown).join('、')}${keys.length > shown ? ' 等' : ''}）`;
  });
  return [...lines, ...[...lost].map(([part, count]) => `  ${part}：随之删除的 ${count} 行`)].join('\n');
}

function stillNeeded(error: unknown): AdminError | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
  if (!(cause instanceof pg.DatabaseError) || cause.code !== foreignKeyViolation) return null;
  return new AdminError(`没有改动任何数据：文件中缺少保留的数据要用的内容，${foreignKeyFailure(cause)}。`);
}

async function checkAgainst(db: Queryable, whole: Whole, replace: boolean, problems: Problems): Promise<void> {
  const { id } = whole.institution;
  const [there] = await db.select({ id: institutions.id }).from(institutions).where(eq(institutions.id, id));
  if (there && !replace) {
    problems.add({
      file: 'institution',
      field: 'id',
      message: `单位 ${id} 已经有了；要改成文件中的内容，请加 --replace`,
    });
  }
  for (const [index, { host }] of whole.hosts.map(readHost).entries()) {
    const [taken] = await db
      .select()
      .from(hosts)
      .where(and(eq(hosts.host, host), ne(hosts.institution, id)));
    const at = { file: 'hosts', row: rowPlace(index, host) };
    if (taken) problems.add({ ...at, message: `已经属于 ${taken.institution}` });
  }
}
