import { inArray } from 'drizzle-orm';
import { personOfActor } from '../audit/store.ts';
import { people } from '../database/schema/people.ts';
import { departments } from '../database/schema/services.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { lackingOf } from './beyond.ts';
import { withAncestors } from './departments.ts';
import { requireSeparation } from './duties.ts';
import { knownPasswordAdvice, knownPasswords } from './known-passwords.ts';
import { GrantRefusal, type HeldRole, noPermits, type Permits, readAllPermits } from './permits.ts';
import { afterRaising } from './raised.ts';

/** Parts whose rows decide what people may do in 管理台. */
const deciding: ReadonlySet<string> = new Set(['departments', 'grants', 'roles']);
export const decidesPermits = ({ name }: { readonly name: string }) => deciding.has(name);

/** What everybody may do, and the parent of each department; empty for none. */
export interface Standing {
  readonly permits: ReadonlyMap<string, Permits>;
  readonly parents: ReadonlyMap<string, string>;
}

/** How it stands in this transaction; with `parents` as if departments stood so. */
export async function readStanding(here: Scoped, parents?: ReadonlyMap<string, string>): Promise<Standing> {
  // Not from the cache, which learns of a change when it is committed.
  const standing = parents ?? new Map((await here.rows(departments)).map(({ id, parent }) => [id, parent]));
  return { permits: await readAllPermits(here, standing), parents: standing };
}

/** What somebody may do now and could not before. */
export interface Gain {
  readonly person: string;
  /** The grant by which they may. */
  readonly grant: HeldRole;
  /** The department that came below that of the grant; null where the grant itself allows more. */
  readonly department: string | null;
}

/** What people may do more. A new department to which nobody belongs yet adds nothing. */
export async function readGains(here: Scoped, before: Standing, after: Standing): Promise<Gain[]> {
  const added = await readAdded(here, before, after);
  return [...after.permits].flatMap(([person, { held }]) => {
    const former = before.permits.get(person) ?? noPermits;
    const gains = held.flatMap((grant): Gain[] => [
      { person, grant, department: null },
      ...(grant.scope === 'department' ? (added.get(grant.target) ?? []) : []).map((department) => ({
        person,
        grant,
        department,
      })),
    ]);
    return gains.filter((gain) => lackingOf(former, gainedGrant(gain)) !== null);
  });
}

/** What a gain is as a grant by itself. */
export const gainedGrant = ({ grant, department }: Gain): HeldRole =>
  department === null ? grant : { ...grant, target: department };

/** The departments that are below others now and were not before, by those others. */
async function readAdded(here: Scoped, before: Standing, after: Standing): Promise<ReadonlyMap<string, string[]>> {
  const pairs = [...after.parents.keys()].flatMap((department) => {
    const former = withAncestors(department, before.parents);
    const above = withAncestors(department, after.parents).filter((one) => !former.includes(one));
    return above.map((one) => [one, department] as const);
  });
  const fresh = pairs.flatMap(([, department]) => (before.parents.has(department) ? [] : department));
  const members = fresh.length > 0 ? await here.rows(people, { where: inArray(people.department, fresh) }) : [];
  const belonging = new Set(members.map(({ department }) => department));
  const added = new Map<string, string[]>();
  for (const [above, department] of pairs)
    if (before.parents.has(department) || belonging.has(department))
      added.set(above, [...(added.get(above) ?? []), department]);
  return added;
}

/** Who changes it. */
interface Raiser {
  readonly actor: string;
  /** Hears what staff would be refused for and an operator is not. */
  readonly warned?: ((line: string) => void) | undefined;
}

/**
 * Changes what decides about permissions, and then does what follows for those who may do more, as {@link afterRaising}.
 * Throws as it does, also for what a role makes of its holder in a scope where it allows nothing, and where
 * staff would permit more to somebody whose password another may know, as {@link knownPasswords} has it.
 */
export async function raising<T>(here: Scoped, { actor, warned }: Raiser, change: () => Promise<T>): Promise<T> {
  const before = await readStanding(here);
  const done = await change();
  await requireSeparation(here);
  const after = await readStanding(here);
  const byPerson = Map.groupBy(await readGains(here, before, after), ({ person }) => person);
  const gains = new Map([...byPerson].map(([person, all]) => [person, all.map(gainedGrant)]));
  if (gains.size === 0) return done;
  const known = await knownPasswords(here, gains, after.permits);
  if (known && personOfActor(actor) !== null) throw new GrantRefusal(`${known}：${knownPasswordAdvice}`);
  if (known) warned?.(`提醒：${known}。请用 one-time-code 另发一个登录码给本人，改好密码。`);
  await afterRaising(here, [...gains.keys()]);
  return done;
}
