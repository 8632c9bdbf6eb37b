import { randomBytes } from 'node:crypto';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Database, Queryable } from '../database/open.ts';
import { hosts, institutions } from '../database/schema/institutions.ts';
import { accounts, sessions } from '../database/schema/people.ts';
import { calendarFeeds } from '../database/schema/schedule.ts';
import { guides } from '../database/schema/services.ts';
import { inTransaction } from '../database/transaction.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { checkRows, institutionSchema, settingNames } from './check.ts';
import { defaults, emptyGuide } from './defaults.ts';
import { AdminError, type Fields, merge } from './fields.ts';
import { hostText, readHost } from './hosts.ts';
import { Problems, validate } from './problems.ts';
import { rowSchema, written } from './rows.ts';
import { findPart, type Part, type Row } from './tables.ts';
import { matching, putRows } from './write.ts';

/** The rows of a part that have these values; all of them without any. */
export async function findRows(db: Queryable, id: string, part: Part, fields: Fields): Promise<Row[]> {
  const wanted = Object.entries(merge(part.columns, {}, fields));
  const rows = (await scoped(db, { id }).rows(part.table)) as Row[];
  return rows
    .map(({ institution: _, ...row }) => written(row))
    .filter((row) => wanted.every(([name, value]) => JSON.stringify(row[name]) === JSON.stringify(value)));
}

/** Adds a row or changes the one of the same key; says which. Throws ContentError that names the field. */
export async function setRow(db: Database, id: string, part: Part, fields: Fields): Promise<'added' | 'changed'> {
  const given = merge(
    part.columns,
    {},
    fields.filter(([path]) => !path.includes('.')),
  );
  const missing = part.key.filter((name) => !(name in given) && !(name in (defaults[part.name]?.(given) ?? {})));
  if (missing.length > 0) throw new AdminError(`Say which row: ${missing.map((name) => `${name}=…`).join(' ')}`);
  return inTransaction(db, async (tx) => {
    const here = scoped(tx, { id });
    const start = { ...defaults[part.name]?.(given), ...given };
    // Locked: a dot leads into an object, of which another command may change another field.
    const locked = tx
      .select()
      .from(part.table as PgTable)
      .where(here.of(part.table, matching(part, start)));
    const [before] = (await locked.for('no key update')) as Row[];
    const { institution: _, ...known } = before ?? {};
    const base = before ? written(known) : { ...(await nextPosition(here, part)), ...start };
    // Lists are sorted by the reading: it follows the name unless it is given.
    const reading = part.name === 'apps' && 'name' in given && { reading: defaults.apps?.(given).reading };
    const row = await checked(tx, id, part, merge(part.columns, { ...base, ...reading }, fields));
    const named = new Set([...fields.map(([path]) => path.split('.')[0]), ...Object.keys(reading || {})]);
    await putRows(tx, id, part, [row], (column) => named.has(column));
    if (part.name === 'apps' && row.attributeType === 1) {
      await here.insertNew(guides, [{ app: String(row.id), guide: emptyGuide }]);
    }
    await contentChanged(tx, { id });
    return before ? 'changed' : 'added';
  });
}

/** Where a new row stands: last. */
async function nextPosition(here: Scoped, { table, columns }: Part): Promise<Row> {
  if (!columns.position) return {};
  const next = sql<number>`coalesce(max(${columns.position}), -1)::int + 1`;
  const [found] = await here.db
    .select({ position: next })
    .from(table as PgTable)
    .where(here.of(table));
  return found ?? {};
}

async function checked(tx: Queryable, id: string, part: Part, value: Row): Promise<Row> {
  const problems = new Problems();
  const [row] = validate(part.name, v.array(rowSchema(part.name, part.columns)), [value], problems) ?? [];
  problems.throwIfAny();
  const rows = new Map<string, readonly Row[]>([[part.name, [row as Row]]]);
  for (const name of [...part.references.map(({ part: one }) => one), 'labels', 'audiences']) {
    const target = findPart(name);
    if (target && target !== part) rows.set(name, (await scoped(tx, { id }).rows(target.table)) as Row[]);
  }
  checkRows({ rows }, problems);
  problems.throwIfAny();
  return row as Row;
}

/** Deletes the rows that have these values, with what hangs on them; returns how many. */
export async function removeRows(db: Database, id: string, part: Part, fields: Fields): Promise<number> {
  if (fields.length === 0) throw new AdminError('Say which rows to remove: field=value');
  return inTransaction(db, async (tx) => {
    const found = await findRows(tx, id, part, fields);
    for (const row of found) await scoped(tx, { id }).delete(part.table, matching(part, row));
    await contentChanged(tx, { id });
    return found.length;
  });
}

/** Changes settings of the institution itself. Throws ContentError that names the field. */
export async function setInstitution(db: Database, id: string, fields: Fields): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [found] = await tx.select().from(institutions).where(eq(institutions.id, id)).for('update');
    if (!found) throw new AdminError(`There is no institution ${id}.`);
    const settings = Object.fromEntries(Object.entries(found).filter(([name]) => settingNames.includes(name)));
    const { id: named, ...value } = merge(getTableColumns(institutions), settings, fields);
    if (named !== id)
      throw new AdminError('An institution keeps its key: export it, change the key in the file, import it.');
    const problems = new Problems();
    const checkedValue = validate('institution', institutionSchema, { id, ...value }, problems) ?? {};
    problems.throwIfAny();
    const asked = new Set(fields.map(([path]) => path.split('.')[0]));
    const set = Object.fromEntries(Object.entries(checkedValue).filter(([name]) => asked.has(name)));
    await tx.update(institutions).set(set).where(eq(institutions.id, id));
    await contentChanged(tx, { id });
  });
}

/** Gives an institution an address, changes how people reach it, or takes it away. */
export async function changeHost(db: Database, id: string, what: 'add' | 'remove', text: string): Promise<void> {
  if (!v.is(hostText, text)) {
    throw new AdminError(
      `“${text}” is not a host name in lower case without port, or an address such as https://host:8443.`,
    );
  }
  const { host, origin } = readHost(text);
  const own = and(eq(hosts.institution, id), eq(hosts.host, host));
  if (what === 'remove') {
    const done = await db.delete(hosts).where(own);
    if (!done.rowCount) throw new AdminError(`${host} is no host of ${id}.`);
    return;
  }
  const done = await db.insert(hosts).values({ host, origin, institution: id }).onConflictDoNothing();
  if (done.rowCount) return;
  const [owner] = await db.select().from(hosts).where(eq(hosts.host, host));
  if (owner?.institution === id && owner.origin !== origin) await db.update(hosts).set({ origin }).where(own);
  else throw new AdminError(`${host} belongs to ${owner?.institution} already.`);
}

/** 80 random bits in letters and digits that are not mistaken for each other when read aloud. */
export function newPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789-';
  return Array.from(randomBytes(16), (byte) => letters[byte % letters.length]).join('');
}

/** The password as it is. Throws {@link AdminError} when it is too short to be one. */
export function checkedPassword(password: string): string {
  if (password.length < 8) throw new AdminError('A password has at least 8 characters.');
  return password;
}

/**
 * Sets the password of an account, which it makes for a person of the same id; ends the person's sessions, and takes
 * back the address of their calendar, which opens without one.
 */
export async function setPassword(db: Database, id: string, account: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(checkedPassword(password));
  await inTransaction(db, async (tx) => {
    const here = scoped(tx, { id });
    const known = await here.first(accounts, eq(accounts.account, account));
    if (known) await here.update(accounts, { passwordHash }, eq(accounts.account, account));
    else await here.insert(accounts, [{ account, person: account, passwordHash }]);
    const person = known?.person ?? account;
    const alive = and(eq(sessions.person, person), isNull(sessions.endedAt));
    if (alive) await here.update(sessions, { endedAt: new Date(), idToken: null }, alive);
    await here.delete(calendarFeeds, eq(calendarFeeds.person, person));
  });
}
