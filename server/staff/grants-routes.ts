import type { DataOf } from '@yimen/contract/endpoint';
import type { Role } from '@yimen/contract/roles';
import * as contract from '@yimen/contract/staff/grants';
import {
  endGrant,
  findGrants,
  type GrantKey,
  giveGrant,
  grantsPart,
  readScopeNames,
  type ScopeNames,
} from '../access/grants.ts';
import { type Grant, reaches, readPermits, readRoles } from '../access/permits.ts';
import { implement } from '../http/implement.ts';
import { notFound } from '../http/refusal.ts';
import { windowOf } from '../lib/paging.ts';
import { minuteText, parseMoment } from '../lib/time.ts';
import { findPersonRow } from '../sign-in/session/sessions.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { asGiver, permissionList, recordChange } from './giving.ts';

type Listed = DataOf<typeof contract.giveGrant>;

export const implementations = [
  implement(contract.staffGrants, async ({ page, pageSize, person, role, ended }, visit) => {
    const here = scopedOf(visit);
    if (person !== undefined && !(await findPersonRow(here, person))) throw notFound('没有这个人');
    const departments = (await readPermits(here, visit.person.id)).departments('grants.read');
    const window = windowOf({ page, pageSize });
    const { rows, total } = await findGrants(here, { person, role, ended, departments }, window);
    const [roles, scopes] = await Promise.all([readRoles(here), readScopeNames(here, rows)]);
    return { list: rows.map((row) => listed(row, roles, scopes)), total };
  }),

  implement(contract.ownPermits, async (_, visit) => {
    const here = scopedOf(visit);
    const permits = await readPermits(here, visit.person.id);
    const names = await readScopeNames(here, permits.held);
    return {
      permissions: permissionList((one) => permits.level(one)),
      grants: permits.held.map(({ role, scope, target, until }) => ({
        role: { id: role.id, name: role.name },
        scope,
        target,
        targetName: names.target({ scope, target }) ?? '',
        until: until && minuteText(until),
        permissions: permissionList((one) => (reaches(scope, one) ? (role.permissions[one] ?? null) : null)),
      })),
    };
  }),

  implement(contract.giveGrant, ({ until, ...given }, visit) =>
    asGiver(visit, async (here, giver) => {
      const end = until === undefined ? null : parseMoment(until, 'YYYY-MM-DD HH:mm');
      const { before, after } = await giveGrant(here, giver, { ...keyOf(given), until: end });
      await recordChange(here, giver, visit, { part: grantsPart, before, after });
      const [roles, scopes] = [await readRoles(here), await readScopeNames(here, [after])];
      const person = await findPersonRow(here, after.person);
      return listed({ ...after, name: person?.name ?? '' }, roles, scopes);
    }),
  ),

  implement(contract.endGrant, (given, visit) =>
    asGiver(visit, async (here, giver) => {
      const before = await endGrant(here, giver, keyOf(given));
      if (before) await recordChange(here, giver, visit, { part: grantsPart, before, after: null });
      return { ended: before !== null };
    }),
  ),
];

const keyOf = ({ target = '', ...key }: Omit<GrantKey, 'target'> & { readonly target?: string | undefined }) => ({
  ...key,
  target,
});

function listed(
  { person, name, role, scope, target, until, givenBy, givenAt }: Grant & { readonly name: string },
  roles: readonly Role[],
  scopes: ScopeNames,
): Listed {
  return {
    person: { id: person, name },
    role: { id: role, name: roles.find(({ id }) => id === role)?.name ?? role },
    scope,
    target,
    targetName: scopes.target({ scope, target }) ?? '',
    until: until && minuteText(until),
    ended: until !== null && until <= new Date(),
    givenBy,
    givenAt: minuteText(givenAt),
  };
}
