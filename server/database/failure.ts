import { DrizzleQueryError, getTableColumns, getTableName } from 'drizzle-orm';
import pg from 'pg';
import { tables } from './schema/tables.ts';
import { systemReason } from './system-error.ts';

/** What happened, and what to do, for the SQLSTATE codes that an operator meets. */
const causes: readonly (readonly [codes: RegExp, words: string])[] = [
  [/^23502$/, '有必填的字段没有值'],
  [/^23514$/, '有一个值不在允许的范围内'],
  [/^22/, '有一个值数据库存不下：太长、太大或格式不对'],
  [/^(?:53100|58030)$/, '数据库所在的磁盘已满或读写出错：请先腾出空间，再重试'],
  [/^53300$/, '数据库的连接数已经用完：请稍后再试，或调大 PostgreSQL 的 max_connections'],
  [/^53/, '数据库的内存或其他资源不够：请稍后再试'],
  [/^57014$/, '操作超时，被数据库取消：请稍后再试'],
  [/^57P/, '数据库正在启动或关闭：请等它就绪后再试'],
  [/^25006$/, '连接的数据库是只读的（可能是备用库）：请让 DATABASE_URL 指向主库'],
  [/^(?:40001|40P01|55P03|25P03)$/, '有别的操作正在改同样的数据：请稍后再试'],
  [/^42501$/, '数据库账号的权限不够：请让它成为数据库的所有者'],
  [/^28/, '数据库不接受这个账号或密码：请检查 DATABASE_URL'],
  [/^3D000$/, '服务器上没有这个数据库：请先创建，或检查 DATABASE_URL'],
  [/^XX00[12]$/, '数据库文件已损坏：请从备份恢复'],
];

/** Why the database did not do what was asked, in Chinese for the operator; null for an error of another kind. */
export function databaseFailure(error: unknown): string | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (cause instanceof pg.DatabaseError) return ofDatabase(cause);
  if (error instanceof DrizzleQueryError || isLostConnection(cause)) {
    const reason = systemReason(cause);
    return `与数据库的连接断了${reason ? `（${reason}）` : ''}：请确认数据库在运行，先查看改动是否已经写入，再重试`;
  }
  return null;
}

/** Why a connection to the database was not opened, in a few words. */
export function connectionReason(error: unknown): string {
  if (error instanceof pg.DatabaseError) return ofDatabase(error).replace(/：.*$/, '');
  const { message = '' } = error instanceof Error ? error : {};
  if (/timeout/i.test(message)) return '连接超时';
  if (/does not support SSL/.test(message)) return '服务器没有启用 SSL';
  if (/password must be a string/.test(message)) return '缺少密码';
  return systemReason(error) ?? (/terminated|closed/.test(message) ? '连接中断' : '原因不明');
}

/** Errors without a code, with which node-postgres tells that the connection has ended. */
const isLostConnection = (error: unknown) =>
  error instanceof Error &&
  /^(?:Connection terminated|Client has encountered|The embedded database has ended)/.test(error.message);

function ofDatabase(error: pg.DatabaseError): string {
  const { code = '' } = error;
  if (code === '23505') return `${nameOf(error.table)} 中已经有 ${keyText(error) || '同样'} 的行，不能重复`;
  if (code === '23503') return foreignKeyFailure(error);
  const words = causes.find(([codes]) => codes.test(code))?.[1];
  const place = [named(error.table, error.column), error.constraint && `约束 ${error.constraint}`].filter(Boolean);
  const told = words ?? `数据库拒绝了这个操作（错误代码 ${code}）`;
  return /^2/.test(code) && place.length > 0 ? `${told}（${place.join('，')}）` : told;
}

/** PostgreSQL's code for a row that names a missing one, or is named by one that stays. */
export const foreignKeyViolation = '23503';

/** Which row is missing or still named. */
export function foreignKeyFailure(error: pg.DatabaseError): string {
  const other = /(?:present in|referenced from) table "(\w+)"/.exec(error.detail ?? '')?.[1];
  const key = keyText(error);
  if (/still referenced/.test(error.detail ?? '')) return `${key} 还被 ${nameOf(other)} 用着`;
  return `${nameOf(error.table)} 指向的 ${key} 在 ${nameOf(other)} 中不存在`;
}

/** The key that PostgreSQL names, without the institution: `id=x`; empty when it names none. */
function keyText({ table, detail = '' }: pg.DatabaseError): string {
  const [, columns = '', values = ''] = /^Key \((.*?)\)=\((.*)\) (?:already|is)/.exec(detail) ?? [];
  const [names, given] = [columns.split(', '), values.split(', ')];
  if (columns === '' || names.length !== given.length) return '';
  const pairs = names.flatMap((name, index) =>
    name === 'institution' ? [] : [`${columnName(table, name)}=${given[index]}`],
  );
  return pairs.join(' ');
}

/** Tables by their names in the database, with their names in code. */
const codeNames = new Map([...tables].map(([name, table]) => [getTableName(table), { name, table }]));
const nameOf = (table = '') => codeNames.get(table)?.name ?? table;

function columnName(table = '', column: string): string {
  const columns = Object.entries(codeNames.has(table) ? getTableColumns(codeNames.get(table)?.table as never) : {});
  return columns.find(([, one]) => (one as { name: string }).name === column)?.[0] ?? column;
}

const named = (table?: string, column?: string) =>
  table && `${nameOf(table)}${column ? ` 的 ${columnName(table, column)}` : ''}`;
