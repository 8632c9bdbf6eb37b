import { randomUUID } from 'node:crypto';
import { and, eq, getTableColumns } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../database/open.ts';
import { hosts } from '../../database/schema/institutions.ts';
import { removedRows } from '../../database/schema/removed.ts';
import { passkeys } from '../../database/schema/staff.ts';
import type { Change } from '../../parts/changing.ts';
import { AdminError } from '../../parts/fields.ts';
import { lockInstitution } from '../../tenancy/lock.ts';
import { institutionRow } from '../../tenancy/resolve.ts';
import { type Scoped, scoped } from '../../tenancy/scoped.ts';
import { adminHostProblem, hostRule, hostText, readHost } from '../hosts.ts';
import { newRemoval, type Removal } from './keep.ts';

const { institution: _, ...columns } = getTableColumns(hosts);
/** Hosts, as what was removed and the record tell of them: a host is one institution's, so that they are no part. */
export const hostsPart = { name: 'hosts', columns, key: ['host'] } as const;

/** Throws {@link AdminError} for a text that is no host. */
function checked(text: string): { host: string; origin: string | null } {
  if (!v.is(hostText, text)) throw new AdminError(`“${text}” 不能用作主机名：${hostRule}。`);
  return readHost(text);
}

/** Adds a host to an institution, or changes its address. Throws {@link AdminError} for one of another institution. */
export async function addHost(db: Database, id: string, text: string): Promise<void> {
  const { host, origin } = checked(text);
  const owner = await insertHost(db, { host, origin, institution: id });
  if (!owner) return;
  if (owner.institution !== id || owner.origin === origin)
    throw new AdminError(`主机名 ${host} 已经属于 ${owner.institution}。`);
  await db.update(hosts).set({ origin }).where(eq(hosts.host, host));
}

/** Inserts a host; returns the one that is there instead, which may be another institution's, or null. */
async function insertHost(db: Database, row: typeof hosts.$inferSelect): Promise<typeof hosts.$inferSelect | null> {
  const done = await db.insert(hosts).values(row).onConflictDoNothing();
  if (done.rowCount) return null;
  const [owner] = await db.select().from(hosts).where(eq(hosts.host, row.host));
  return owner ?? null;
}

/**
 * Removes a host, in a transaction that has begun; it is kept for a time. Returns how many hosts are left, and how many
 * passkeys are for this one: they work again once it is put back.
 */
export async function removeHost(
  db: Database,
  id: string,
  text: string,
  by: string,
): Promise<{ left: number; passkeys: number }> {
  const { host } = checked(text);
  const here = scoped(db, { id });
  await lockInstitution(db, { id });
  const all = await db.select().from(hosts).where(eq(hosts.institution, id));
  const own = all.find((one) => one.host === host);
  if (!own) throw new AdminError(`${id} 没有主机名 ${host}。`);
  if (all.length === 1)
    throw new AdminError(`${host} 是 ${id} 唯一的主机名，没有它就打不开了：请先用 host add 增加一个。`);
  const others = all.flatMap((one) => (one === own ? [] : one.host));
  const problem = adminHostProblem((await institutionRow(db, { id })).adminHost, others);
  if (problem) {
    const words = `不能移除 ${host}：${problem}；或者用 set institution ${id} adminHost= 让管理台回到每个主机名。`;
    throw new AdminError(words);
  }
  await db.delete(hosts).where(and(eq(hosts.institution, id), eq(hosts.host, host)));
  await keepHosts(here, [own], newRemoval(by));
  return { left: all.length - 1, passkeys: await here.count(passkeys, eq(passkeys.host, host)) };
}

/** Keeps hosts for a time that are removed in the same transaction. */
export async function keepHosts(
  here: Scoped,
  gone: readonly (typeof hosts.$inferSelect)[],
  { id: removal, ...how }: Removal,
): Promise<void> {
  const kept = gone.map(({ host, origin }) => {
    const row = { host, origin };
    return { ...how, id: randomUUID(), removal, kind: 'row' as const, part: hostsPart.name, key: host, row };
  });
  if (kept.length > 0) await here.insert(removedRows, kept);
}

/**
 * Puts a removed host back. Throws {@link AdminError} where it is there again, or another institution's by now, which is
 * not named: the staff read the message too.
 */
export async function restoreHost(db: Database, id: string, row: Readonly<Record<string, unknown>>): Promise<Change> {
  const { host, origin } = checked(String(row.origin ?? row.host));
  const owner = await insertHost(db, { host, origin, institution: id });
  if (owner?.institution === id) throw new AdminError(`没有放回：hosts 中又有了 ${host}。`);
  if (owner) throw new AdminError(`没有放回：主机名 ${host} 已属于别的单位。`);
  return { part: hostsPart, before: null, after: row };
}
