import { allPermissions, type Permissions } from '@yimen/contract/permissions';
import { builtInRoles, type Role } from '@yimen/contract/roles';
import { mostRoles } from '@yimen/contract/staff/roles';
import { and, count, countDistinct, eq, gt, isNull, or } from 'drizzle-orm';
import { definingRefusal } from '../access/beyond.ts';
import { type Grant, GrantRefusal } from '../access/permits.ts';
import type { Change } from '../audit/change.ts';
import { removeRows, writeRow } from '../changes/change.ts';
import type { Database } from '../database/open.ts';
import { grants, roles } from '../database/schema/access.ts';
import { notFound } from '../http/refusal.ts';
import { requirePart } from '../parts/tables.ts';
import { institutionRow } from '../tenancy/resolve.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import type { StaffGiver } from './giving.ts';
import { requireSeen, versionText } from './store.ts';

const builtIn: ReadonlySet<string> = new Set(builtInRoles.map(({ id }) => id));
export const isBuiltIn = (id: string) => builtIn.has(id);

/** Changes with what a role is. */
export function versionOf({ name, summary, permissions }: Role): string {
  return versionText([name, summary, allPermissions.map((one) => permissions[one] ?? null)]);
}

const isGood = () => or(isNull(grants.until), gt(grants.until, new Date()));

/** How many people have each role now, by its id. */
export async function readHolders(here: Scoped): Promise<ReadonlyMap<string, number>> {
  const rows = await here.db
    .select({ role: grants.role, people: countDistinct(grants.person) })
    .from(grants)
    .where(here.of(grants, isGood()))
    .groupBy(grants.role);
  return new Map(rows.map(({ role, people }) => [role, people]));
}

/** How many grants name a role, ended ones too, and how many people they are of. */
export async function countGrants(here: Scoped, role: string): Promise<{ grants: number; people: number }> {
  const [found] = await here.db
    .select({ grants: count(), people: countDistinct(grants.person) })
    .from(grants)
    .where(here.of(grants, eq(grants.role, role)));
  return found ?? { grants: 0, people: 0 };
}

/** Until when somebody has a role at the longest; null for as long as nobody ends it. */
function longest(held: readonly Grant[]): Date | null {
  if (held.some(({ until }) => until === null)) return null;
  return new Date(Math.max(Date.now(), ...held.map(({ until }) => until?.getTime() ?? 0)));
}

/**
 * Why a member of staff may not make this of a role, each form of which is given: as it is, and as it is to become. In
 * Chinese; null where they may.
 */
export async function roleRefusal(
  here: Scoped,
  { staff }: Pick<StaffGiver, 'staff'>,
  id: string,
  forms: readonly Role[],
): Promise<string | null> {
  if (isBuiltIn(id)) return `“${id}”是每个单位都有的角色，不能改：请另设一个角色。`;
  const held = await here.rows(grants, { where: and(eq(grants.role, id), isGood()) });
  if (held.some(({ person }) => person === staff.person)) return '不能改自己所持的角色，请由另一个人来做。';
  const until = longest(held);
  const institution = await institutionRow(here.db, { id: here.institution });
  return forms.map((form) => definingRefusal(staff, form, until, institution)).find((why) => why !== null) ?? null;
}

interface Given {
  readonly id: string;
  readonly version?: string | undefined;
  readonly name: string;
  readonly summary: string;
  readonly permissions: Permissions;
}

/** Where roles are changed: in the transaction of `here`. */
interface At {
  readonly db: Database;
  readonly here: Scoped;
  readonly giver: StaffGiver;
}

/**
 * Makes a role of the institution's own, or changes it from the version that the caller has seen; returns null where it is
 * so already. Throws a {@link Refusal} where it is another by now, and {@link GrantRefusal} for what the caller may not.
 */
export async function saveRole({ db, here, giver }: At, { version, ...after }: Given): Promise<Change | null> {
  const before = await here.first(roles, eq(roles.id, after.id));
  const refusal = await roleRefusal(here, giver, after.id, before ? [before, after] : [after]);
  if (refusal) throw new GrantRefusal(refusal);
  // Whoever saves what is there already has what they want, whoever saved it first.
  if (before && versionOf(before) === versionOf(after)) return null;
  requireSeen(before ? versionOf(before) : undefined, version, '角色');
  if (!before && (await here.count(roles)) >= mostRoles)
    throw new GrantRefusal(`单位自己的角色最多 ${mostRoles} 个：请先删除不用的。`);
  const { name, summary, permissions } = after;
  const set = { name, summary, permissions };
  const row = { given: after, named: Object.keys(set), change: (base: object) => ({ ...base, ...set }) };
  return oneChange((changed) =>
    writeRow({ db, changed, act: actOf(giver) }, here.institution, requirePart('roles'), row),
  );
}

/**
 * Removes a role of the institution's own, which is kept for a time. Throws as {@link saveRole}, and where grants name it,
 * with how many.
 */
export async function removeRole({ db, here, giver }: At, id: string, version: string): Promise<Change> {
  const before = await here.first(roles, eq(roles.id, id));
  if (!before && !isBuiltIn(id)) throw notFound(`没有角色“${id}”`);
  const refusal = await roleRefusal(here, giver, id, before ? [before] : []);
  if (refusal) throw new GrantRefusal(refusal);
  requireSeen(before ? versionOf(before) : undefined, version, '角色');
  const named = await countGrants(here, id);
  if (named.grants > 0)
    throw new GrantRefusal(
      `“${before?.name}”还有 ${named.people} 人的 ${named.grants} 项授权，没有删除：请先结束这些授权。`,
    );
  return oneChange((changed) =>
    removeRows({ db, changed, act: actOf(giver) }, here.institution, requirePart('roles'), [['id', id]]),
  );
}

const actOf = ({ actor }: StaffGiver) => ({ actor, title: '', release: null });

async function oneChange(write: (changed: (change: Change) => void) => Promise<unknown>): Promise<Change> {
  const changes: Change[] = [];
  await write((change) => void changes.push(change));
  const [change] = changes;
  if (!change) throw new Error('No role has changed.');
  return change;
}
