import type { Role } from '@yimen/contract/roles';
import { and, asc, eq, getTableColumns, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { grants } from '../database/schema/access.ts';
import { people } from '../database/schema/people.ts';
import { newsColumns, topics } from '../database/schema/publishing.ts';
import { departments } from '../database/schema/services.ts';
import { minuteText } from '../lib/time.ts';
import { lockInstitution } from '../tenancy/lock.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { allowsIn, refusalOf, scopeNames } from './beyond.ts';
import { raising } from './gains.ts';
import { type Grant, GrantRefusal, noRole, type Permits, readRoles, type Scope } from './permits.ts';

/** Who gives or ends a grant. */
export interface Giver {
  /** `person:` or `cli:` with an id. */
  readonly actor: string;
  /** As in {@link raising}. */
  readonly warned?: ((line: string) => void) | undefined;
  /** Absent for whoever runs the installation, who may give everything. */
  readonly staff?: { readonly person: string; readonly permits: Permits };
}

const { institution: _, ...columns } = getTableColumns(grants);
/** Grants, as the record tells of their changes. */
export const grantsPart = { name: 'grants', columns, key: ['person', 'role', 'scope', 'target'] } as const;

export interface GrantKey extends Scope {
  readonly person: string;
  readonly role: string;
}

const targetTables = { department: departments, column: newsColumns, topic: topics } as const;

/** `整个单位`, or `部门“教务处”` with the display name of what is named. */
export async function scopeText(here: Scoped, one: Scope): Promise<string> {
  return (await readScopeNames(here, [one])).text(one);
}

/** The display names of what scopes are for. */
export interface ScopeNames {
  /** The name of the department, column or topic; null when there is none of this id, and for the institution. */
  target(one: Scope): string | null;
  /** As {@link scopeText}. */
  text(one: Scope): string;
}

export async function readScopeNames(here: Scoped, all: readonly Scope[]): Promise<ScopeNames> {
  const byKind = Map.groupBy(all, ({ scope }) => scope);
  const named = await Promise.all(
    (['department', 'column', 'topic'] as const).map(async (scope) => {
      const ids = [...new Set(byKind.get(scope)?.map(({ target }) => target))];
      const table = targetTables[scope];
      const rows = ids.length > 0 ? await here.rows(table, { where: inArray(table.id, ids) }) : [];
      return rows.map(({ id, name }) => [`${scope} ${id}`, name] as const);
    }),
  );
  const names = new Map<string, string>(named.flat());
  const target: ScopeNames['target'] = (one) => names.get(`${one.scope} ${one.target}`) ?? null;
  return {
    target,
    text: (one) =>
      one.scope === 'institution' ? scopeNames.institution : `${scopeNames[one.scope]}“${target(one) ?? one.target}”`,
  };
}

const matchingKey = ({ person, role, scope, target }: GrantKey): SQL =>
  and(eq(grants.person, person), eq(grants.role, role), eq(grants.scope, scope), eq(grants.target, target)) ??
  sql`false`;

export interface GrantQuery {
  readonly person?: string | undefined;
  readonly role?: string | undefined;
  /** True for those whose time is over, false for those that are good. */
  readonly ended?: boolean | undefined;
  /** Only those for one of these departments. */
  readonly departments?: readonly string[] | null;
}

/** Grants that match the query with the names of their people, by role and person, and how many there are. */
export async function findGrants(
  here: Scoped,
  { person, role, ended, departments: within }: GrantQuery,
  window: { readonly limit?: number; readonly offset?: number } = {},
): Promise<{ rows: (Grant & { readonly name: string })[]; total: number }> {
  const now = new Date();
  const isGood = or(isNull(grants.until), gt(grants.until, now));
  const where = and(
    person === undefined ? undefined : eq(grants.person, person),
    role === undefined ? undefined : eq(grants.role, role),
    ended === undefined ? undefined : ended ? lte(grants.until, now) : isGood,
    within ? and(eq(grants.scope, 'department'), inArray(grants.target, [...within])) : undefined,
  );
  const query = here.db
    .select({ ...getTableColumns(grants), name: people.name })
    .from(grants)
    .innerJoin(people, and(here.of(people), eq(people.id, grants.person)))
    .where(here.of(grants, where))
    .orderBy(asc(grants.role), asc(grants.person), asc(grants.scope), asc(grants.target))
    .$dynamic();
  if (window.limit !== undefined) query.limit(window.limit).offset(window.offset ?? 0);
  const rows = await query;
  return { rows, total: window.limit === undefined ? rows.length : await here.count(grants, where) };
}

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
  const person = await requirePerson(here, key.person);
  if (person.disabled) throw new GrantRefusal(`${person.name}（${key.person}）已停用，不能授权。`);
  await requireTarget(here, key);
  const role = await requireRole(here, key.role);
  if (until && until <= new Date()) throw new GrantRefusal(`到期时间 ${minuteText(until)} 已经过去。`);
  if (!allowsIn(role, key.scope))
    throw new GrantRefusal(`“${role.name}”没有能按${scopeNames[key.scope]}授予的权限，只能授予整个单位。`);
  const refusal = refusalOf(giver.staff, { ...key, role, until }, institution);
  if (refusal) throw new GrantRefusal(refusal);
  const before = await here.first(grants, matchingKey(key));
  const after = { ...key, until, givenBy: giver.actor, givenAt: new Date() };
  await raising(here, giver, async () => {
    if (before) await here.update(grants, after, matchingKey(key));
    else await here.insert(grants, [after]);
  });
  return { before, after: { institution: here.institution, ...after } };
}

/**
 * Ends a grant; returns it, or null when there is none. Throws {@link GrantRefusal} for a person or target that is not
 * there, and when it is not the giver's to end.
 */
export async function endGrant(here: Scoped, giver: Giver, key: GrantKey): Promise<Grant | null> {
  const institution = await lockInstitution(here.db, { id: here.institution });
  const before = await here.first(grants, matchingKey(key));
  if (!before) {
    await requirePerson(here, key.person);
    await requireTarget(here, key);
  }
  const role = (await readRoles(here)).find(({ id }) => id === key.role);
  // A role that is not there any more allows nothing: its grant is anybody's to end who may change grants there.
  const refusal = refusalOf(giver.staff, { ...key, role: role ?? noRole, until: new Date() }, institution);
  if (refusal) throw new GrantRefusal(refusal);
  if (before) await here.delete(grants, matchingKey(key));
  return before;
}

async function requireTarget(here: Scoped, one: Scope): Promise<void> {
  if (one.scope === 'institution') {
    if (one.target !== '') throw new GrantRefusal('整个单位的授权不写部门、栏目或专题。');
  } else if ((await readScopeNames(here, [one])).target(one) === null)
    throw new GrantRefusal(`没有编号为 ${one.target} 的${scopeNames[one.scope]}。`, { missing: true });
}

async function requireRole(here: Scoped, id: string): Promise<Role> {
  const all = await readRoles(here);
  const role = all.find((one) => one.id === id);
  if (!role) throw new GrantRefusal(`没有角色“${id}”。现有：${all.map((one) => one.id).join('、')}。`);
  return role;
}

async function requirePerson(here: Scoped, id: string): Promise<typeof people.$inferSelect> {
  const person = await here.first(people, eq(people.id, id));
  if (!person) throw new GrantRefusal(`没有编号为 ${id} 的人。`, { missing: true });
  return person;
}
