import type { Permission } from '@yimen/contract/permissions';
import type { Scoped } from '../../tenancy/scoped.ts';

/** What people are permitted at an institution now. */
export interface Grants {
  /** Whether the person holds any grant. */
  holdsGrant(here: Scoped, person: string): Promise<boolean>;
  isPermitted(here: Scoped, person: string, permission: Permission): Promise<boolean>;
}

// SEAM: grants are not stored yet, so nobody holds one. Their store takes the place of this object, and `replaceGrants`,
// with which tests name who does, goes.
let grants: Grants = { holdsGrant: async () => false, isPermitted: async () => false };
export function replaceGrants(given: Grants): void {
  grants = given;
}

/** Whether a person may open 管理台: whether any grant lets them do anything there. */
export const mayEnter = (here: Scoped, person: string): Promise<boolean> => grants.holdsGrant(here, person);

/** Whether a person is permitted something; `any` asks whether they are permitted anything. */
export function isPermitted(here: Scoped, person: string, permission: Permission | 'any'): Promise<boolean> {
  return permission === 'any' ? mayEnter(here, person) : grants.isPermitted(here, person, permission);
}
