import { type Permission, type PermissionLevel, permissionName } from '@yimen/contract/permissions';
import { type GrantScope, grantScopes, type Role } from '@yimen/contract/roles';
import type { Scoped } from '../tenancy/scoped.ts';
import { secures } from './duties.ts';
import { type HeldRole, noRole, type Permits, type Place, reaches, readPermitsOf, type Scope } from './permits.ts';

/** A member of staff who gives. */
interface Staff {
  readonly person: string;
  readonly permits: Permits;
}

type Duties = { readonly separateDuties: boolean } | undefined;

/** Display names of the kinds of scope. */
export const scopeNames: Readonly<Record<GrantScope, string>> = {
  institution: '整个单位',
  department: '部门',
  column: '栏目',
  topic: '专题',
};

const placeOf = ({ scope, target }: Scope): Place => (scope === 'institution' ? {} : { [scope]: target });

/** Whether a role allows anything in a scope of this kind. */
export const allowsIn = ({ permissions }: Role, scope: GrantScope) =>
  Object.keys(permissions).some((one) => reaches(scope, one as Permission));

/** Whether a member of staff holds a permission themselves, as freely, where a grant is for, and as long. */
const holds = (
  permits: Permits,
  { until, ...scope }: Scope & Pick<HeldRole, 'until'>,
  permission: Permission,
  level: PermissionLevel,
): boolean =>
  permits
    .giving(permission, placeOf(scope))
    .some(
      (own) =>
        (level === 'review' || own.role.permissions[permission] === 'direct') &&
        (own.until === null || (until !== null && until <= own.until)),
    );

/** The first permission of a grant that a member of staff does not hold themselves; null where they hold all of it. */
export function lackingOf(permits: Permits, grant: HeldRole): Permission | null {
  const lacking = Object.entries(grant.role.permissions).find(
    ([one, level]) => reaches(grant.scope, one as Permission) && !holds(permits, grant, one as Permission, level),
  );
  return lacking ? (lacking[0] as Permission) : null;
}

/**
 * The first permission of each of these people that a member of staff does not hold themselves, by person; without those
 * of whom they hold them all.
 */
export async function readExceeding(
  here: Scoped,
  permits: Permits,
  people: readonly string[],
): Promise<ReadonlyMap<string, Permission>> {
  const exceeding = [...(await readPermitsOf(here, people))].flatMap(([person, { held }]) => {
    const lacking = held.map((one) => lackingOf(permits, one)).find((one) => one !== null);
    return lacking ? [[person, lacking] as const] : [];
  });
  return new Map(exceeding);
}

/**
 * Why this grant may not be given or ended, in Chinese; null where it may. A member of staff may not give to themselves,
 * where they may not change grants, for longer than they may, and what they do not hold themselves. Where duties are
 * separate, whoever looks after grants holds nothing else: they give every role but their own. Without `staff` it is
 * whoever runs the installation, who may give everything.
 */
export function refusalOf(
  staff: Staff | undefined,
  grant: HeldRole & { readonly person: string },
  institution: Duties,
): string | null {
  const { role, person } = grant;
  if (!staff) return null;
  if (person === staff.person) return '不能给自己授权，也不能结束自己的授权。';
  if (!holds(staff.permits, grant, 'grants.write', 'direct')) return '没有在这个范围内、到这个时间为止授权的权限。';
  if (institution?.separateDuties)
    return secures(role) ? `三员分立时，“${role.name}”只能由系统的运行者用命令授予。` : null;
  const lacking = lackingOf(staff.permits, grant);
  return lacking && `自己没有（或到期更早）的权限不能授予他人：${permissionName(lacking)}。`;
}

/**
 * Why a member of staff may not make a role one that allows this, or take such a role away, in Chinese; null where they
 * may. It has to be no more than they hold themselves for the whole institution, and as long as others have the role.
 */
export function definingRefusal(
  staff: Staff | undefined,
  role: Role,
  until: Date | null,
  institution: Duties,
): string | null {
  if (!staff) return null;
  const everywhere = { scope: 'institution', target: '', until } as const;
  if (!holds(staff.permits, everywhere, 'grants.write', 'direct'))
    return '没有为整个单位、到这个时间为止管理角色的权限。';
  if (institution?.separateDuties)
    return secures(role) ? `三员分立时，能授权的角色（“${role.name}”）只能由系统的运行者用命令设置。` : null;
  const lacking = lackingOf(staff.permits, { ...everywhere, role });
  return lacking && `角色不能有自己没有（或到期更早）的权限：${permissionName(lacking)}。`;
}

/** How freely at most a role may allow something that a member of staff makes; null where it may not, as {@link definingRefusal} has it. */
export function definableLevel(staff: Staff, permission: Permission, institution: Duties): PermissionLevel | null {
  const levels: readonly PermissionLevel[] = ['direct', 'review'];
  const role = (level: PermissionLevel): Role => ({ ...noRole, permissions: { [permission]: level } });
  return levels.find((level) => !definingRefusal(staff, role(level), new Date(), institution)) ?? null;
}

/** For what somebody may give a role. */
export interface Givable {
  readonly scope: GrantScope;
  /** The only target; empty for the institution, and for any of its departments, columns or topics. */
  readonly target: string;
  /** Until when at most; null for any time. */
  readonly until: Date | null;
}

/** For what, and until when at most, a member of staff may give a role to others, as {@link refusalOf} has it. */
export function givableFor(staff: Staff, role: Role, institution: Duties): Givable[] {
  const { held } = staff.permits;
  const ends = held.flatMap(({ until }) => until ?? []).sort((a, b) => b.getTime() - a.getTime());
  const longest = (one: Scope): Givable[] => {
    if (!allowsIn(role, one.scope)) return [];
    const until = [null, ...ends].find(
      (end) => !refusalOf(staff, { ...one, role, until: end, person: '' }, institution),
    );
    return until === undefined ? [] : [{ ...one, until }];
  };
  const anywhere = grantScopes.flatMap((scope) => longest({ scope, target: '' }));
  const own = new Set(held.flatMap(({ scope, target }) => (scope === 'department' ? target : [])));
  const anyDepartment = anywhere.find(({ scope }) => scope === 'department');
  const isLonger = ({ until }: Givable) =>
    !anyDepartment || (anyDepartment.until !== null && (until === null || until > anyDepartment.until));
  const there = [...own].flatMap((target) => longest({ scope: 'department', target })).filter(isLonger);
  return [...anywhere, ...there];
}
