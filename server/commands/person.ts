import { and, eq, getTableColumns, getTableName, or } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { openPersonal } from '../audit/personal.ts';
import { personActor } from '../audit/store.ts';
import { deletePeople, personTables, placesOf } from '../changes/removed/people.ts';
import { grants } from '../database/schema/access.ts';
import { auditEntries, personKeys } from '../database/schema/audit.ts';
import { accounts, people } from '../database/schema/people.ts';
import { removedRows } from '../database/schema/removed.ts';
import { tables } from '../database/schema/tables.ts';
import { sealedPlaces } from '../database/secrets/sealed.ts';
import { AdminError, UsageError } from '../parts/fields.ts';
import { writtenRow } from '../parts/rows.ts';
import { findPart, keyOf, type Row, tenantParts } from '../parts/tables.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { ownedBy, type PersonTable, type Scoped, scoped } from '../tenancy/scoped.ts';
import { type Surroundings, writeNewFile } from './words.ts';

/**
 * `person export` writes all that is stored of a person, `person erase` deletes it (个人信息保护法, articles 45 and 47).
 * Throws {@link AdminError} for a person that is not there, and when erasing is not confirmed.
 */
export async function runPerson(words: readonly string[], flags: ReadonlySet<string>, at: Surroundings): Promise<void> {
  const [what = '', key = '', id = ''] = words;
  const here = scoped(at.db, { id: key });
  const person = await here.first(people, eq(people.id, id));
  // Rows of somebody who is gone already can still be erased.
  if (what === 'erase') return erasePerson(here, person ?? { id, name: '' }, flags.has('--yes'), at);
  if (!person) throw new AdminError(noSuch(here, id));
  if (what === 'export') return exportPerson(here, person, words[3] ?? '', at);
  throw new UsageError('person 后面应为 export 或 erase。');
}

type Person = typeof people.$inferSelect;

const noSuch = ({ institution }: Scoped, id: string) => `${institution} 没有编号为 ${id} 的人。`;

async function exportPerson(here: Scoped, person: Person, file: string, { print }: Surroundings): Promise<void> {
  if (!file) throw new UsageError('缺少 <文件>。');
  const text = `${JSON.stringify(await readPerson(here, person), null, 2)}\n`;
  await writeNewFile(file, text);
  print(`${person.name}（${person.id}）的全部数据已写入 ${file}。`);
}

/** Columns of a person's rows that are not written, by their names in the database, each with the reason. */
export const notWritten: Readonly<Record<string, string>> = {
  'accounts.password_hash': 'Whoever finds the file could try passwords on it.',
  'accounts.former_hashes': 'The same.',
  'accounts.one_time_digest': 'The same.',
  'calendar_feeds.digest': 'It opens the calendar, as the secret does.',
  'second_factors.recovery_digests': 'They stand for the second factor.',
  'staff_sessions.digest': 'It names the secret of a cookie.',
  'staff_sessions.session': 'The id of a session.',
  'imports.report': 'It tells of others.',
  'imports.errors': 'The same.',
  'imports.digest': 'It tells what an import would change from anything else.',
  'sessions.id': 'Part of a token.',
  'sessions.device': 'It names the secret of a cookie.',
  'qr_codes.code': 'The secrets of a sign-in that is under way.',
  'qr_codes.browser': 'The same.',
  'qr_codes.session': 'The id of a session.',
  'passports.digest': 'The same.',
  'passports.session': 'The id of a session.',
  ...Object.fromEntries(sealedPlaces.map(({ table, column }) => [`${table}.${column}`, 'A secret.'])),
};

/** The columns of a person's table that are written, by their names in code. */
export function writtenColumns(table: PgTable): Record<string, PgColumn> {
  const isWritten = ([name, column]: [string, PgColumn]) =>
    name !== 'institution' && !Object.hasOwn(notWritten, `${getTableName(table)}.${column.name}`);
  return Object.fromEntries(Object.entries(getTableColumns(table)).filter(isWritten));
}

const nameOf = (table: PgTable) => [...tables].find(([, one]) => one === table)?.[0] ?? getTableName(table);

/** What was removed of a person, without what is not written of its part. */
function withoutSecrets(removed: Row): Row {
  const part = findPart(String(removed.part));
  const columns = part && removed.kind === 'row' ? writtenColumns(part.table) : null;
  const fields = Object.entries(removed.row as Row).filter(([name]) => !columns || name in columns);
  return { ...removed, row: Object.fromEntries(fields) };
}

/** All that is stored of a person, without secrets; rows have the form of an institution's export. */
async function readPerson(here: Scoped, person: Person) {
  const rows: Record<string, readonly Row[]> = {};
  const written = (table: PgTable, found: readonly Row[]) => {
    const part = { name: nameOf(table), columns: writtenColumns(table) };
    rows[part.name] = found.map((row) => writtenRow(part, row));
  };
  written(people, [person]);
  for (const table of personTables) written(table, await here.rows(table, { where: ownedBy(table, person) }));
  rows[nameOf(removedRows)] = (rows[nameOf(removedRows)] ?? []).map(withoutSecrets);
  const own = await here.rows(accounts, { where: ownedBy(accounts, person) });
  const about = (part: string, id: string) => and(eq(auditEntries.part, part), eq(auditEntries.key, id));
  const recorded = await here.rows(auditEntries, {
    where: or(
      eq(auditEntries.actor, personActor(person)),
      about('people', person.id),
      ...own.map(({ account }) => about('accounts', account)),
    ),
    orderBy: [auditEntries.at, auditEntries.ordinal],
  });
  written(auditEntries, (await openPersonal(here, recorded)).entries);
  const given = await here.rows(grants, { where: eq(grants.givenBy, personActor(person)) });
  const places = await placesOf(here, [person.id]);
  return {
    institution: here.institution,
    rows,
    /** Rules of who may see something, in which the person is named. */
    namedIn: places.map(({ part, key, column }) => ({ part: part.name, key: keyOf(part, key), column })),
    grantsGiven: given.map((row) => writtenRow({ name: 'grants', columns: writtenColumns(grants) }, row)),
  };
}

async function erasePerson(
  here: Scoped,
  person: Pick<Person, 'id' | 'name'>,
  isSure: boolean,
  at: Surroundings,
): Promise<void> {
  const named = (await placesOf(here, [person.id])).length;
  const rows = isSure ? await deletePeople(here, [person.id], { keepsRemoved: false }) : await countRows(here, person);
  const counts = [...rows].flatMap(([table, count]) => {
    const part = tenantParts.find((one) => one.table === table);
    return part ? [`${part.name}：${count}`] : [];
  });
  const removed = rows.get(removedRows) ?? 0;
  // With the key go the values that audit entries hold of the person; the entries stay.
  if (rows.has(personKeys)) counts.push('审计记录中的个人信息');
  if (removed > 0) counts.push(`删除后还能放回的 ${removed} 行`);
  if (named > 0) counts.push(`可见范围中的 ${named} 处`);
  if (!person.name && rows.size + named === 0) throw new AdminError(noSuch(here, person.id));
  const told = `${person.name}（${person.id}）${counts.length > 0 ? `，连同 ${counts.join('，')}` : ''}`;
  if (!isSure) throw new AdminError(`将删除${told}，无法恢复。请先用 person export 存一份，确定后加 --yes。`);
  await contentChanged(here.db, { id: here.institution });
  at.print(`已删除${told}。`);
}

async function countRows(here: Scoped, person: Pick<Person, 'id'>): Promise<ReadonlyMap<PersonTable, number>> {
  const counts = new Map<PersonTable, number>();
  for (const table of personTables) {
    const count = await here.count(table, ownedBy(table, person));
    if (count > 0) counts.set(table, count);
  }
  return counts;
}
