import type { DataOf } from '@yimen/contract/endpoint';
import type { Role } from '@yimen/contract/roles';
import * as contract from '@yimen/contract/staff/roles';
import { definableLevel, givableFor } from '../access/beyond.ts';
import { readScopeNames } from '../access/grants.ts';
import { type Permits, readPermits, readRoles } from '../access/permits.ts';
import { implement } from '../http/implement.ts';
import type { StaffVisit } from '../http/visit.ts';
import { minuteText } from '../lib/time.ts';
import { institutionRow } from '../tenancy/resolve.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { asGiver, permissionList, recordChange } from './giving.ts';
import { countGrants, isBuiltIn, readHolders, removeRole, roleRefusal, saveRole, versionOf } from './roles.ts';

export const implementations = [
  implement(contract.staffRoles, async (_, visit) => {
    const here = scopedOf(visit);
    const [roles, permits] = await Promise.all([readRoles(here), readPermits(here, visit.person.id)]);
    return shown(visit, permits, roles);
  }),

  implement(contract.staffRole, async ({ id }, visit) => {
    const here = scopedOf(visit);
    const [roles, permits] = await Promise.all([readRoles(here), readPermits(here, visit.person.id)]);
    const role = roles.find((one) => one.id === id);
    if (!role) return null;
    const [told] = await shown(visit, permits, [role]);
    if (!told) return null;
    const staff = { person: visit.person.id, permits };
    const own = await institutionRow(visit.db, visit.institution);
    return {
      ...told,
      grants: (await countGrants(here, id)).grants,
      refusal: (await roleRefusal(here, { staff }, id, [role])) ?? '',
      definable: permissionList((one) => definableLevel(staff, one, own)),
    };
  }),

  implement(contract.saveRole, ({ permissions: given, ...role }, visit) =>
    asGiver(visit, async (here, giver, db) => {
      const permissions = Object.fromEntries(given.map(({ permission, level }) => [permission, level]));
      const saved = { ...role, permissions };
      const change = await saveRole({ db, here, giver }, saved);
      if (change) await recordChange(here, giver, visit, change);
      return { version: versionOf(saved), holders: (await readHolders(here)).get(role.id) ?? 0 };
    }),
  ),

  implement(contract.removeRole, ({ id, version }, visit) =>
    asGiver(visit, async (here, giver, db) => {
      await recordChange(here, giver, visit, await removeRole({ db, here, giver }, id, version));
      return { id };
    }),
  ),
];

/** Roles with who has them, and where the caller may give them. */
async function shown(
  visit: StaffVisit,
  permits: Permits,
  roles: readonly Role[],
): Promise<DataOf<typeof contract.staffRoles>> {
  const { db, institution, person } = visit;
  const here = scopedOf(visit);
  const [holders, own, names] = await Promise.all([
    readHolders(here),
    institutionRow(db, institution),
    readScopeNames(here, permits.held),
  ]);
  return roles.map((role) => ({
    id: role.id,
    name: role.name,
    summary: role.summary,
    permissions: permissionList((one) => role.permissions[one] ?? null),
    builtIn: isBuiltIn(role.id),
    holders: holders.get(role.id) ?? 0,
    version: versionOf(role),
    givable: givableFor({ person: person.id, permits }, role, own).map(({ scope, target, until }) => ({
      scope,
      target: target || null,
      targetName: names.target({ scope, target }) ?? '',
      until: until && minuteText(until),
    })),
  }));
}
