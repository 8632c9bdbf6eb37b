import { type Area, type Permission, type PermissionLevel, partsOf } from '@yimen/contract/permissions';
import { builtInRoles, type Role } from '@yimen/contract/roles';
import { and, asc, gt, inArray, isNull, or } from 'drizzle-orm';
import { grants, roles } from '../database/schema/access.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { readParents, withAncestors } from './departments.ts';

/** A change of who may do what that is refused; the message says why, in Chinese, for whoever asked. */
export class GrantRefusal extends Error {
  /** Whether it names a person, department, column or topic that is not there. */
  readonly missing: boolean;

  constructor(message: string, { missing = false } = {}) {
    super(message);
    this.missing = missing;
  }
}

export type Grant = typeof grants.$inferSelect;
export type Scope = Pick<Grant, 'scope' | 'target'>;

/** A grant together with its role, as it is now. */
export interface HeldRole extends Scope {
  readonly role: Role;
  readonly until: Date | null;
}

/** Where something lies: what it belongs to. Empty for what belongs to the whole institution. */
export interface Place {
  readonly department?: string;
  readonly column?: string;
  readonly topic?: string;
}

/** The subjects that a grant for less than the institution reaches. */
const areasOf: Readonly<Record<Grant['scope'], readonly Area[] | 'all'>> = {
  institution: 'all',
  department: [
    ...(['services', 'news', 'notices', 'topics', 'systems', 'calendar', 'feedback'] as const),
    ...(['people', 'grants', 'statistics', 'audit'] as const),
  ],
  column: ['news'],
  topic: ['topics'],
};

/** Whether a grant of this scope can give a permission at all. */
export function reaches(scope: Grant['scope'], permission: Permission): boolean {
  const reached = areasOf[scope];
  return reached === 'all' || reached.includes(partsOf(permission)[0]);
}

/** A role that allows nothing. */
export const noRole: Role = { id: '', name: '', summary: '', permissions: {} };

/** All roles of the institution, its own in place of built-in ones of the same id; built-in ones first. */
export async function readRoles(here: Scoped): Promise<Role[]> {
  const own = await here.rows(roles, { orderBy: [asc(roles.position), asc(roles.id)] });
  const ownById = new Map(own.map((role) => [role.id, role]));
  const isBuiltIn = new Set(builtInRoles.map(({ id }) => id));
  return [
    ...builtInRoles.map((role) => ownById.get(role.id) ?? role),
    ...own.filter(({ id }) => !isBuiltIn.has(id)),
  ].map(({ id, name, summary, permissions }) => ({ id, name, summary, permissions }));
}

/** What a person may do as staff, from all grants that are good now. */
export class Permits {
  readonly held: readonly HeldRole[];
  readonly #parents: ReadonlyMap<string, string>;

  constructor(held: readonly HeldRole[], parents: ReadonlyMap<string, string>) {
    this.held = held;
    this.#parents = parents;
  }

  /** The grants that give a permission for what lies in `place`; without a place, for anything at all. */
  giving(permission: Permission, place?: Place): HeldRole[] {
    return this.held.filter(
      (one) =>
        one.role.permissions[permission] !== undefined &&
        reaches(one.scope, permission) &&
        (place === undefined || this.#covers(one, place)),
    );
  }

  /** How a permission is held there: the freest of all grants counts; null where none gives it. */
  level(permission: Permission, place?: Place): PermissionLevel | null {
    const levels = this.giving(permission, place).map(({ role }) => role.permissions[permission]);
    return levels.includes('direct') ? 'direct' : (levels[0] ?? null);
  }

  /** Whether a permission is held for the whole institution; `direct` asks for it without a review. */
  isWide(permission: Permission, level?: 'direct'): boolean {
    return this.#givingAs(permission, level).some(({ scope }) => scope === 'institution');
  }

  /**
   * The departments, with those below them, for which a permission is held, or held without a review; null where it is
   * held for the whole institution.
   */
  departments(permission: Permission, level?: 'direct'): readonly string[] | null {
    if (this.isWide(permission, level)) return null;
    const giving = this.#givingAs(permission, level);
    const held = new Set(giving.flatMap(({ scope, target }) => (scope === 'department' ? target : [])));
    const below = [...this.#parents.keys()].filter((id) =>
      withAncestors(id, this.#parents).some((above) => held.has(above)),
    );
    return [...new Set([...held, ...below])];
  }

  /** The columns or topics for which alone a permission is held, beside what is held for departments or everywhere. */
  targets(permission: Permission, scope: 'column' | 'topic'): readonly string[] {
    return this.giving(permission).flatMap((one) => (one.scope === scope ? one.target : []));
  }

  #givingAs(permission: Permission, level?: 'direct'): HeldRole[] {
    const giving = this.giving(permission);
    return level ? giving.filter(({ role }) => role.permissions[permission] === level) : giving;
  }

  #covers({ scope, target }: Scope, { department = '', column, topic }: Place): boolean {
    if (scope === 'institution') return true;
    if (scope === 'department') return withAncestors(department, this.#parents).includes(target);
    return (scope === 'column' ? column : topic) === target;
  }
}

export const noPermits = new Permits([], new Map());

/** What a person may do at this moment. */
export async function readPermits(here: Scoped, person: string, now = new Date()): Promise<Permits> {
  return (await readPermitsOf(here, [person], now)).get(person) ?? noPermits;
}

/** The same of many people, by person, without those who may do nothing. */
export async function readPermitsOf(
  here: Scoped,
  people: readonly string[],
  now = new Date(),
): Promise<ReadonlyMap<string, Permits>> {
  if (people.length === 0) return new Map();
  const rows = await here.rows(grants, { where: and(inArray(grants.person, [...people]), isGood(now)) });
  return rows.length > 0 ? permitsFrom(here, rows, await readParents(here)) : new Map();
}

/** The same of everybody, where these are the parents of departments. */
export async function readAllPermits(
  here: Scoped,
  parents: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, Permits>> {
  return permitsFrom(here, await here.rows(grants, { where: isGood(new Date()) }), parents);
}

const isGood = (now: Date) => or(isNull(grants.until), gt(grants.until, now));

async function permitsFrom(
  here: Scoped,
  rows: readonly Grant[],
  parents: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, Permits>> {
  const known = await readRoles(here);
  const byId = new Map(known.map((role) => [role.id, role]));
  const heldOf = (own: readonly Grant[]) =>
    own.flatMap(({ role: id, scope, target, until }) => {
      const role = byId.get(id);
      return role ? [{ role, scope, target, until }] : [];
    });
  const byPerson = Map.groupBy(rows, ({ person }) => person);
  return new Map([...byPerson].map(([person, own]) => [person, new Permits(heldOf(own), parents)]));
}

/** Whether a person has one of these permissions at this moment, for anything at all; `any` asks for one of all. */
export async function isPermitted(
  here: Scoped,
  person: string,
  needed: readonly Permission[] | 'any',
): Promise<boolean> {
  const permits = await readPermits(here, person);
  return needed === 'any' ? permits.held.length > 0 : needed.some((one) => permits.level(one) !== null);
}
