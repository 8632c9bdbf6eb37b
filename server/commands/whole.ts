import { and, DrizzleQueryError, eq, inArray, ne, sql } from 'drizzle-orm';
import pg from 'pg';
import { requireSeparation } from '../access/duties.ts';
import { fileVersion, readWhole, type Whole } from '../changes/check.ts';
import { readHost } from '../changes/hosts.ts';
import { checkNamesOfFile } from '../changes/loose-names.ts';
import { rulesForNobody } from '../changes/rule-names.ts';
import { requireWayIn } from '../changes/ways-in.ts';
import { type Removed, writeWhole } from '../changes/write.ts';
import { foreignKeyFailure, foreignKeyViolation } from '../database/failure.ts';
import type { Database, Queryable } from '../database/open.ts';
import { drafts, editions, releases } from '../database/schema/editions.ts';
import { hosts, institutions } from '../database/schema/institutions.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Act, Change } from '../parts/changing.ts';
import { AdminError } from '../parts/fields.ts';
import { byCharacter, inKeyOrder } from '../parts/keys.ts';
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
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { checkPictures } from './pictures.ts';

/** An institution as a file's value, read in one snapshot; null when there is none of this key. */
export function exportWhole(db: Database, id: string, asked: Confidential = {}): Promise<Exported | null> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return readInstitutionRows(tx, id, asked);
  });
}

/** The same within a transaction that changes more. */
export async function readInstitutionRows(tx: Queryable, id: string, asked: Confidential): Promise<Exported | null> {
  const [found] = await tx.select().from(institutions).where(eq(institutions.id, id));
  return found ? { ...headOf(found), ...(await readRows(tx, id, asked)) } : null;
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
    rows[part.name] = (await here.rows(part.table, { orderBy: inKeyOrder(part) })).map((row) => writtenRow(part, row));
  }
  const own = await tx.select().from(hosts).where(eq(hosts.institution, id)).orderBy(byCharacter(hosts.host));
  return { hosts: own.map(({ host, origin }) => origin ?? host), rows };
}

/** Says what of an institution's content an export does not hold, without a full stop; null for nothing. */
export async function leftOutText(here: Scoped): Promise<string | null> {
  const unpublished = await here.count(drafts);
  const waiting = await here.count(releases, inArray(releases.state, ['submitted', 'scheduled']));
  const history = await here.count(editions);
  const parts = [
    unpublished > 0 && `${unpublished} 份草稿`,
    waiting > 0 && `${waiting} 个还没发布的发布单`,
    history > 0 && '以前的版本',
  ].filter((part) => part !== false);
  return parts.length > 0 ? `文件里没有：${parts.join('、')}` : null;
}

interface Import {
  /** Replaces an institution that exists already, as this act. */
  readonly replace?: Act | null;
  /** Called before anything is kept, with what goes; throws when it may not. */
  readonly agree?: (removed: Removed, institution: string) => void;
}

/**
 * Imports a whole institution in one transaction. With `replace` an existing institution is changed to the file's
 * content: rows that the file does not have are deleted, parts that it does not name and users' activity are kept.
 * Throws ContentError when anything is wrong, and what `agree` throws.
 */
export async function importWhole(
  db: Database,
  value: unknown,
  { replace = null, agree }: Import = {},
): Promise<Whole & { removed: Removed; changes: readonly Change[]; warnings: readonly string[] }> {
  const problems = new Problems();
  const whole = readWhole(value, problems);
  if (whole) await checkPictures(db, whole, problems);
  if (whole) await checkAgainst(db, whole, replace !== null, problems);
  const warnings = whole ? await checkNamesOfFile(scoped(db, whole.institution), whole, problems) : [];
  problems.throwIfAny();
  if (!whole) throw new Error('A file without problems could not be read.');
  try {
    return await inTransaction(db, async (tx) => {
      if (whole.hosts.length === 0 && (await tx.$count(hosts, eq(hosts.institution, whole.institution.id))) > 0)
        throw new AdminError('没有改动：文件里没有主机名，导入后这个单位就打不开了。');
      const { removed, changes } = await writeWhole(tx, whole, replace);
      if (whole.rows.has('signInMethods')) {
        await requireWayIn(tx, whole.institution.id, { counterparts: 'unasked', advice: adviceForFiles });
      }
      await requireSeparation(scoped(tx, { id: whole.institution.id }));
      agree?.(removed, whole.institution.id);
      const told = await rulesForNobody(scoped(tx, whole.institution), whole.rows);
      return { ...whole, removed, changes, warnings: [...new Set([...warnings, ...told])] };
    });
  } catch (error) {
    throw stillNeeded(error) ?? error;
  }
}

const adviceForFiles =
  '请在文件的 signInMethods 中启用账号登录（kind 为 password，enabled 为 true），或在导出时加上 --secrets，带上密钥。';

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
