import { eq } from 'drizzle-orm';
import { requireSeparation } from '../access/duties.ts';
import { hosts, institutions } from '../database/schema/institutions.ts';
import { menus } from '../database/schema/site.ts';
import { inTransaction } from '../database/transaction.ts';
import { keepEditions } from '../editions/keep.ts';
import type { Changing } from '../parts/changing.ts';
import { AdminError, type Fields, merge } from '../parts/fields.ts';
import { Problems, validate } from '../parts/problems.ts';
import { settingsPart } from '../parts/tables.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import type { RowChange } from './change.ts';
import { institutionSchema } from './check.ts';
import { adminHostProblem } from './hosts.ts';
import { landingProblem } from './loose-names.ts';
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
    const landing = asked.has('redirectNavigation') && problems.count === 0;
    const problem = landing && landingProblem(checkedValue.redirectNavigation, await scoped(tx, { id }).rows(menus));
    if (problem) problems.add({ file: 'institution', field: 'redirectNavigation', message: problem });
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
