import { type Permission, permissionName } from '@yimen/contract/permissions';
import type { Role } from '@yimen/contract/roles';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { grants } from '../database/schema/access.ts';
import { people } from '../database/schema/people.ts';
import { newsColumns, topics } from '../database/schema/publishing.ts';
import { departments } from '../database/schema/services.ts';
import { minuteText } from '../lib/time.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { requireSeparation, secures } from './duties.ts';
import {
  type Grant,
  GrantRefusal,
  type HeldRole,
  type Permits,
  type Place,
  reaches,
  readRoles,
  type Scope,
} from './permits.ts';

/** Who gives or ends a grant. */
export interface Giver {
  /** `person:` or `cli:` with an id. */
  readonly actor: string;
  /** Absent for whoever runs the installation, who may give everything. */
  readonly staff?: { readonly person: string; readonly permits: Permits };
}

export interface GrantKey extends Scope {
  readonly person: string;
  readonly role: string;
}

/** Display names of the kinds of scope. */
export const scopeNames: Readonly<Record<Grant['scope'], string>> = {
  institution: '整个单位',
  department: '部门',
  column: '栏目',
  topic: '专题',
};

const targetTables = { department: departments, column: newsColumns, topic: topics } as const;

/** `整个单位`, or `部门“教务处”` with the display name of what is named. */
export async function scopeText(here: Scoped, { scope, target }: Scope): Promise<string> {
  if (scope === 'institution') return scopeNames.institution;
  return `${scopeNames[scope]}“${(await nameOfTarget(here, { scope, target })) ?? target}”`;
}

/** The display name of the department, column or topic; null when there is none of this id. */
async function nameOfTarget(here: Scoped, { scope, target }: Scope): Promise<string | null> {
  if (scope === 'institution') return null;
  const table = targetTables[scope];
  const row = await here.first(table, eq(table.id, target));
  return row?.name ?? null;
}

const placeOf = ({ scope, target }: Scope): Place => (scope === 'institution' ? {} : { [scope]: target });

const matchingKey = ({ person, role, scope, target }: GrantKey): SQL =>
  and(eq(grants.person, person), eq(grants.role, role), eq(grants.scope, scope), eq(grants.target, target)) ??
  sql`false`;

/**
 * Gives a person a role, or changes until when they have it; in the transaction of `here`. Returns the grant as it was
 * and as it is. Throws {@link GrantRefusal} for a person, role or target that is not there, an end that is past, a role
 * that allows nothing in this scope, a grant to oneself or beyond one's own, and duties that exclude each other.
 */
export async function giveGrant(
  here: Scoped,
  giver: Giver,
  { until, ...key }: GrantKey & { readonly until: Date | null },
): Promise<{ before: Grant | null; after: Grant }> {
  const institution = await lockInstitution(here.db, { id: here.institution });
  const role = await requireRole(here, key.role);
  await requirePerson(here, key.person);
  if (key.scope !== 'institution' && (await nameOfTarget(here, key)) === null)
    throw new GrantRefusal(`没有编号为 ${key.target} 的${scopeNames[key.scope]}。`);
  if (until && until <= new Date()) throw new GrantRefusal(`到期时间 ${minuteText(until)} 已经过去。`);
  const given = Object.keys(role.permissions).filter((one) => reaches(key.scope, one as Permission));
  if (given.length === 0)
    throw new GrantRefusal(`“${role.name}”没有能按${scopeNames[key.scope]}授予的权限，只能授予整个单位。`);
  refuseBeyond(giver, { ...key, role, until }, institution);
  const before = await here.first(grants, matchingKey(key));
  const after = { ...key, until, givenBy: giver.actor, givenAt: new Date() };
  if (before) await here.update(grants, after, matchingKey(key));
  else await here.insert(grants, [after]);
  await requireSeparation(here, key.person);
  return { before, after: { institution: here.institution, ...after } };
}

/** Ends a grant; returns it. Throws {@link GrantRefusal} when there is none, or it is not the giver's to end. */
export async function endGrant(here: Scoped, giver: Giver, key: GrantKey): Promise<Grant> {
  const institution = await lockInstitution(here.db, { id: here.institution });
  const before = await here.first(grants, matchingKey(key));
  if (!before) throw new GrantRefusal(`${key.person} 没有这项授权。`);
  const role = (await readRoles(here)).find(({ id }) => id === key.role);
  if (role) refuseBeyond(giver, { ...key, role, until: new Date() }, institution);
  await here.delete(grants, matchingKey(key));
  return before;
}

async function requireRole(here: Scoped, id: string): Promise<Role> {
  const all = await readRoles(here);
  const role = all.find((one) => one.id === id);
  if (!role) throw new GrantRefusal(`没有角色“${id}”。现有：${all.map((one) => one.id).join('、')}。`);
  return role;
}

async function requirePerson(here: Scoped, id: string): Promise<void> {
  const person = await here.first(people, eq(people.id, id));
  if (!person) throw new GrantRefusal(`没有编号为 ${id} 的人。`);
  if (person.disabled) throw new GrantRefusal(`${person.name}（${id}）已停用，不能授权。`);
}

/**
 * Refuses what a member of staff may not give: to themselves, where they may not change grants, for longer than they
 * may, and what they do not hold themselves. Where duties are separate, whoever looks after grants holds nothing else:
 * they give every role but their own.
 */
function refuseBeyond(
  { staff }: Giver,
  grant: HeldRole & { readonly person: string },
  institution: { readonly separateDuties: boolean } | undefined,
): void {
  if (!staff) return;
  const { role, until, person } = grant;
  if (person === staff.person) throw new GrantRefusal('不能给自己授权，也不能结束自己的授权。');
  const holds = (permission: Permission, level: 'review' | 'direct') =>
    staff.permits
      .giving(permission, placeOf(grant))
      .some(
        (own) =>
          (level === 'review' || own.role.permissions[permission] === 'direct') &&
          (own.until === null || (until !== null && until <= own.until)),
      );
  if (!holds('grants.write', 'direct')) throw new GrantRefusal('没有在这个范围内、到这个时间为止授权的权限。');
  if (institution?.separateDuties) {
    if (secures(role)) throw new GrantRefusal(`三员分立时，“${role.name}”只能由系统的运行者用命令授予。`);
    return;
  }
  const lacking = Object.entries(role.permissions).find(
    ([one, level]) => reaches(grant.scope, one as Permission) && !holds(one as Permission, level),
  );
  if (lacking)
    throw new GrantRefusal(`自己没有（或到期更早）的权限不能授予他人：${permissionName(lacking[0] as Permission)}。`);
}
