import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { GrantRefusal } from '../access/permits.ts';
import type { Database } from '../database/open.ts';
import { institutions } from '../database/schema/institutions.ts';
import { people } from '../database/schema/people.ts';
import { articles, notices } from '../database/schema/publishing.ts';
import { apps } from '../database/schema/services.ts';
import { tryInTransaction } from '../database/transaction.ts';
import { AdminError, UsageError } from '../parts/fields.ts';
import { ContentError } from '../parts/problems.ts';
import type { Exported } from '../parts/tables.ts';
import { lockForDeletion } from '../tenancy/lock.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { importWhole, leftOutText, readInstitutionRows } from './whole.ts';
import { readInstitution, writeInstitution } from './whole-file.ts';
import { isAgreedTo, type Surroundings } from './words.ts';

/**
 * Deletes an institution after writing an export of it to a new file, which must import again; with `--without-export`
 * instead of a file it writes none. Throws {@link AdminError}, with nothing deleted.
 */
export async function deleteInstitution(
  key: string,
  file: string,
  flags: ReadonlySet<string>,
  at: Surroundings,
): Promise<void> {
  const { db, print } = at;
  if ((file === '') !== flags.has('--without-export'))
    throw new UsageError('请写明导出到哪个新文件，导入它可以恢复；确实不要，用 --without-export 代替文件。');
  if (file && existsSync(file)) throw new AdminError(`${file} 已经存在，请换一个文件名。`);
  // Rows that are added from here on would be neither in the file nor in the database.
  if (flags.has('--yes')) await lockForDeletion(db, { id: key });
  const here = scoped(db, { id: key });
  const content = await contentText(here);
  const told = `将删除单位 ${key} 和它的全部数据（${content}等）。${await exportText(here, file)}`;
  if (!isAgreedTo({ verb: '删除', what: `单位 ${key} `, exact: `${key} ${content}`, told }, flags, at)) return;
  const whole = file ? await readInstitutionRows(db, key, { accounts: true, secrets: true }) : null;
  if (whole) await writeRestorable(db, file, whole);
  await remove(db, key);
  print(
    `单位 ${key} 已删除。${file ? `导出的文件 ${file} 里有密码散列和密钥，只有您能读：请妥善保管，不再需要时删除。` : ''}`,
  );
}

const remove = (db: Database, key: string) => db.delete(institutions).where(eq(institutions.id, key));

/** Writes an institution to a new file, which does not stay where it is of no use: it holds secrets. */
async function writeRestorable(db: Database, file: string, whole: Exported): Promise<void> {
  try {
    await writeInstitution(file, whole);
    await requireRestorable(db, file, whole);
  } catch (error) {
    await rm(file, { recursive: true, force: true });
    throw error;
  }
}

async function exportText(here: Scoped, file: string): Promise<string> {
  if (!file) return '不导出，无法恢复。';
  const left = await leftOutText(here);
  return `删除前导出到 ${file}，连同账号和密钥，导入它可以恢复。${left ? `${left}，删除后无法恢复。` : ''}`;
}

/**
 * Throws {@link AdminError} unless a file holds just this institution, and brings it back where it is deleted: this is
 * tried, and undone.
 */
export async function requireRestorable(db: Database, file: string, whole: Exported): Promise<void> {
  try {
    const written = await readInstitution(file);
    if (!isDeepStrictEqual(written, JSON.parse(JSON.stringify(whole))))
      throw new AdminError('读出的内容和数据库里的不同。');
    await tryInTransaction(db, async (tx) => {
      await remove(tx, String(whole.institution.id));
      await importWhole(tx, written);
    });
  } catch (error) {
    if (![AdminError, ContentError, GrantRefusal].some((kind) => error instanceof kind)) throw error;
    const reason = (error as Error).message;
    throw new AdminError(
      `没有删除：导出到 ${file} 的内容无法导入，删除后无法恢复，所以没有留下这个文件。改好数据后再试；确实不要恢复，用 --without-export 代替文件。\n${reason}`,
    );
  }
}

/** How much there is of what people know an institution by: `32 个人、140 项服务和业务系统` and so on. */
async function contentText(here: Scoped): Promise<string> {
  const counted = [
    [people, '个人'],
    [apps, '项服务和业务系统'],
    [articles, '篇资讯'],
    [notices, '条通知'],
  ] as const;
  const counts: string[] = [];
  for (const [table, unit] of counted) counts.push(`${await here.count(table)} ${unit}`);
  return counts.join('、');
}
