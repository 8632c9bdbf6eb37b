import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { requireSeparation } from '../access/duties.ts';
import type { Database } from '../database/open.ts';
import { hosts, institutions } from '../database/schema/institutions.ts';
import { inTransaction } from '../database/transaction.ts';
import { keepEditions } from '../editions/keep.ts';
import type { Changing } from '../parts/changing.ts';
import { AdminError, type Fields, merge } from '../parts/fields.ts';
import { Problems, validate } from '../parts/problems.ts';
import { settingsPart } from '../parts/tables.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import type { RowChange } from './change.ts';
import { institutionSchema } from './check.ts';
import { adminHostProblem, hostRule, hostText, readHost } from './hosts.ts';
import { checkPictureNames } from './picture-names.ts';

/** Changes settings of the institution itself. Throws ContentError that names the field. */
export async function setInstitution(at: Changing, id: string, fields: Fields): Promise<void> {
  const named = fields.map(([path]) => path.split('.')[0] ?? '');
  await writeInstitution(at, id, { named, change: (base) => merge(settingsPart.columns, base, fields) });
}

/** As {@link setInstitution}, for a change that is not typed. */
export async function writeInstitution(
  { db, changed, act }: Changing,
  id: string,
  { named, change }: Pick<RowChange, 'named' | 'change'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [found] = await tx.select().from(institutions).where(eq(institutions.id, id)).for('update');
    if (!found) throw new AdminError(`没有单位 ${id}。`);
    const settings = Object.fromEntries(Object.entries(found).filter(([name]) => name in settingsPart.columns));
    const { id: key, ...value } = change(settings);
    if (key !== id) throw new AdminError('单位代号不能直接改：请先导出，在文件中改好，再导入。');
    const problems = new Problems();
    const checkedValue = validate('institution', institutionSchema, { id, ...value }, problems) ?? {};
    const asked = new Set(named);
    const rows = new Map([['institutions', [checkedValue]]]);
    if (problems.count === 0) await checkPictureNames(tx, id, rows, problems, (column) => asked.has(column));
    problems.throwIfAny();
    const set = Object.fromEntries(Object.entries(checkedValue).filter(([name]) => asked.has(name)));
    await tx.update(institutions).set(set).where(eq(institutions.id, id));
    const here = scoped(tx, { id });
    if (set.separateDuties) await requireSeparation(here);
    if (set.adminHost !== undefined) await requireAdminHost(here, String(set.adminHost));
    const done = { part: settingsPart, before: settings, after: { ...settings, ...set } };
    await keepEditions(here, act, [done]);
    changed(done);
    await contentChanged(tx, { id });
  });
}

async function requireAdminHost(here: Scoped, adminHost: string): Promise<void> {
  const known = await here.rows(hosts);
  const problem = adminHostProblem(
    adminHost,
    known.map(({ host }) => host),
  );
  if (problem) throw new AdminError(`${problem}。`);
}

/** Adds, changes or removes a host of an institution. */
export async function changeHost(db: Database, id: string, what: 'add' | 'remove', text: string): Promise<void> {
  if (!v.is(hostText, text)) {
    throw new AdminError(`“${text}” 不能用作主机名：${hostRule}。`);
  }
  const { host, origin } = readHost(text);
  const own = and(eq(hosts.institution, id), eq(hosts.host, host));
  if (what === 'remove') {
    await lockInstitution(db, { id });
    const all = await db.select({ host: hosts.host }).from(hosts).where(eq(hosts.institution, id));
    if (all.length === 1 && all[0]?.host === host)
      throw new AdminError(`${host} 是 ${id} 唯一的主机名，没有它就打不开了：请先用 host add 增加一个。`);
    const left = all.flatMap((one) => (one.host === host ? [] : one.host));
    const [row] = await db
      .select({ adminHost: institutions.adminHost })
      .from(institutions)
      .where(eq(institutions.id, id));
    const problem = adminHostProblem(row?.adminHost ?? '', left);
    if (problem)
      throw new AdminError(
        `不能移除 ${host}：${problem}；或者用 set institution ${id} adminHost= 让管理台回到每个主机名。`,
      );
    const done = await db.delete(hosts).where(own);
    if (!done.rowCount) throw new AdminError(`${id} 没有主机名 ${host}。`);
    return;
  }
  const done = await db.insert(hosts).values({ host, origin, institution: id }).onConflictDoNothing();
  if (done.rowCount) return;
  const [owner] = await db.select().from(hosts).where(eq(hosts.host, host));
  if (owner?.institution === id && owner.origin !== origin) await db.update(hosts).set({ origin }).where(own);
  else throw new AdminError(`主机名 ${host} 已经属于 ${owner?.institution}。`);
}
