import type { DataOf } from '@yimen/contract/endpoint';
import { codes } from '@yimen/contract/envelope';
import { allPermissions, type Permission, type PermissionLevel } from '@yimen/contract/permissions';
import type { Role } from '@yimen/contract/roles';
import * as contract from '@yimen/contract/staff/grants';
import { givableFor } from '../access/beyond.ts';
import {
  endGrant,
  findGrants,
  type Giver,
  type GrantKey,
  giveGrant,
  grantsPart,
  readScopeNames,
  type ScopeNames,
} from '../access/grants.ts';
import { type Grant, GrantRefusal, reaches, readPermits, readRoles } from '../access/permits.ts';
import { type Change, changeOf } from '../audit/change.ts';
import { personActor, recordEvent } from '../audit/store.ts';
import { inTransaction } from '../database/transaction.ts';
import { implement } from '../http/implement.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { StaffVisit } from '../http/visit.ts';
import { windowOf } from '../lib/paging.ts';
import { minuteText, parseMoment } from '../lib/time.ts';
import { findPersonRow } from '../sign-in/session/sessions.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import { institutionRow } from '../tenancy/resolve.ts';
import { type Scoped, scoped, scopedOf } from '../tenancy/scoped.ts';

type Listed = DataOf<typeof contract.giveGrant>;

export const implementations = [
  implement(contract.staffRoles, async (_, visit) => {
    const { db, institution, person } = visit;
    const here = scopedOf(visit);
    const [roles, permits, own] = await Promise.all([
      readRoles(here),
      readPermits(here, person.id),
      institutionRow(db, institution),
    ]);
    const names = await readScopeNames(here, permits.held);
    return roles.map((role) => ({
      id: role.id,
      name: role.name,
      summary: role.summary,
      permissions: permissionList((one) => role.permissions[one] ?? null),
      givable: givableFor({ person: person.id, permits }, role, own).map(({ scope, target, until }) => ({
        scope,
        target: target || null,
        targetName: names.target({ scope, target }) ?? '',
        until: until && minuteText(until),
      })),
    }));
  }),

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

/** The permissions that are held, in the order of their table. */
const permissionList = (levelOf: (one: Permission) => PermissionLevel | null) =>
  allPermissions.flatMap((permission) => {
    const level = levelOf(permission);
    return level ? [{ permission, level }] : [];
  });

const keyOf = ({ target = '', ...key }: Omit<GrantKey, 'target'> & { readonly target?: string | undefined }) => ({
  ...key,
  target,
});

/**
 * Changes grants as the person of the staff who calls, by what they may do once nobody else changes grants any more.
 * Throws a {@link Refusal} for what they may not.
 */
function asGiver<T>(visit: StaffVisit, change: (here: Scoped, giver: Giver) => Promise<T>): Promise<T> {
  const { db, institution, person } = visit;
  return inTransaction(db, async (tx) => {
    const here = scoped(tx, institution);
    await lockInstitution(tx, institution);
    const staff = { person: person.id, permits: await readPermits(here, person.id) };
    return change(here, { actor: personActor(person), staff });
  }).catch((error: unknown) => {
    if (!(error instanceof GrantRefusal)) throw error;
    throw error.missing ? notFound(error.message) : new Refusal(codes.grantRefused, error.message);
  });
}

const recordChange = (here: Scoped, { actor }: Giver, { ip: address }: StaffVisit, change: Change) =>
  recordEvent(here, { actor, action: 'change', address, ...changeOf(change) });

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
