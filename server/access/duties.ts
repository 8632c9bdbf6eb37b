import type { Permission } from '@yimen/contract/permissions';
import type { Role } from '@yimen/contract/roles';
import { eq, inArray } from 'drizzle-orm';
import { grants } from '../database/schema/access.ts';
import { institutions } from '../database/schema/institutions.ts';
import { people } from '../database/schema/people.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { GrantRefusal, readRoles } from './permits.ts';

/** 三员: what makes a role one of system, security and audit administrator, for whatever scope it is held. */
const duties: Readonly<Record<string, readonly Permission[]>> = {
  系统管理员: ['settings.write', 'settings.publish', 'sources.write', 'signIn.write'],
  安全管理员: ['grants.write'],
  审计员: ['audit.export'],
};

/** Which of the three somebody with these roles is. */
const dutiesOf = (roles: readonly Role[]) =>
  Object.keys(duties).filter((name) =>
    duties[name]?.some((made) => roles.some(({ permissions }) => permissions[made] !== undefined)),
  );

/** Whether a role makes its holder a security administrator. */
export const secures = ({ permissions }: Role) => permissions['grants.write'] !== undefined;

/**
 * Throws {@link GrantRefusal}, which undoes the transaction, when the institution keeps duties separate and
 * somebody (of `raised`, or anybody) would be more than one of the three administrators, now or later.
 */
export async function requireSeparation(here: Scoped, raised?: readonly string[]): Promise<void> {
  const [institution] = await here.db
    .select({ separateDuties: institutions.separateDuties })
    .from(institutions)
    .where(eq(institutions.id, here.institution));
  if (!institution?.separateDuties) return;
  const known = new Map((await readRoles(here)).map((role) => [role.id, role]));
  const rows = await here.rows(grants, { where: raised && inArray(grants.person, raised) });
  const own = Map.groupBy(
    rows.filter(({ until }) => until === null || until > new Date()),
    (grant) => grant.person,
  );
  const doubled: string[] = [];
  for (const [id, held] of own) {
    const names = dutiesOf(held.flatMap(({ role }) => known.get(role) ?? []));
    if (names.length < 2) continue;
    const found = await here.first(people, eq(people.id, id));
    doubled.push(`${found?.name ?? ''}（${id}）会同时是${names.join('、')}`);
  }
  if (doubled.length > 0) throw new GrantRefusal(`三员须分立：${doubled.join('；')}。`);
}
