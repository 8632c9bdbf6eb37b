import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { identitiesOf, identityId } from '../../server/access/acting.ts';
import type { Facts } from '../../server/access/explain.ts';
import { guestFacts, readFacts } from '../../server/access/store.ts';
import { groupMembers, groups, people } from '../../server/database/schema/people.ts';
import { departments } from '../../server/database/schema/services.ts';
import { randomNumbers } from '../../server/search/fixture.ts';
import { newSecret, startSession } from '../../server/sign-in/session/sessions.ts';
import { signToken } from '../../server/sign-in/tokens.ts';
import { type Scoped, scoped } from '../../server/tenancy/scoped.ts';
import type { World } from '../../server/testing/world.ts';

/** All that is drawn here is the same at each run; told where the proof fails. */
const seed = 22;

/** What rules name, and random people and those of the demo have; nobody is in the group `empty`. */
export const named = {
  visitors: ['everyone', 'guests', 'members'],
  userTypes: ['STUDENT', 'TEACHER', 'STAFF'],
  roles: ['本科生', '研究生', '教师', '职工'],
  departments: ['college-information', 'labs', 'college-education', 'hr'],
  groups: ['choir', 'union', 'party', 'empty'],
  people: ['random-0', 'random-1', 'random-2', 'random-3', '20180266', '2024310086'],
} as const;

const randomPeople = 56;

/** A guest, or a person in one of their identities. */
export interface RandomVisitor {
  readonly person: string | null;
  /** The label of the identity; `访客` for a guest. */
  readonly label: string;
  readonly token: string;
  /** By which rules know the visitor. */
  readonly facts: Facts;
  /** By which rules of notices do: those of all identities together. */
  readonly allFacts: Facts;
}

/** What a test draws: each has a sequence of its own, and draws alone what it draws among others. */
export function randomDraws() {
  const random = randomNumbers(seed);
  return {
    /** So many of them, some perhaps twice. */
    drawn: <T>(all: readonly T[], count: number): T[] =>
      Array.from({ length: count }, () => all[Math.floor(random() * all.length)] as T),
    shuffled: <T>(all: readonly T[]): T[] =>
      all
        .map((one) => [random(), one] as const)
        .sort(([a], [b]) => a - b)
        .map(([, one]) => one),
  };
}

/** Of whom a failure tells. */
export const nameOf = ({ person, label }: RandomVisitor) => `${person ?? 'a guest'} as ${label} (seed ${seed})`;

const identity = fc.record({
  userType: fc.constantFrom(...named.userTypes),
  label: fc.constantFrom(...named.roles),
  department: fc.constantFrom(...named.departments),
  isEnded: fc.boolean(),
});
const person = fc.record({
  // Not two of one label, by which explanations tell them apart.
  identities: fc.uniqueArray(identity, { minLength: 1, maxLength: 4, selector: ({ label }) => label }),
  groups: fc.subarray(named.groups.filter((id) => id !== 'empty')),
});

/** Adds groups, a department below another, and people of several identities, some of which have ended. */
export async function addRandomPeople(here: Scoped): Promise<void> {
  await here.update(departments, { parent: 'college-information' }, eq(departments.id, 'labs'));
  await here.insert(
    groups,
    named.groups.map((id, position) => ({ id, name: id, position })),
  );
  const row = await here.first(people, undefined);
  if (!row) throw new Error('The demo has no people.');
  for (const [at, drawn] of fc.sample(person, { seed, numRuns: randomPeople }).entries()) {
    const id = `random-${at}`;
    const identities = drawn.identities.map(({ isEnded, ...own }, n) => ({
      ...own,
      no: `${id}-${n}`,
      title: own.label,
      campus: '',
      isDefault: n === 0,
      ...(isEnded && n > 0 && { until: '2020-01-01' }),
    }));
    const [main] = identities;
    if (!main) continue;
    const { userType, no, department, title } = main;
    await here.insert(people, [{ ...row, id, userType, no, department, title, identities }]);
    for (const group of drawn.groups) await here.insert(groupMembers, [{ group, person: id }]);
  }
}

/** A guest, and each person of the institution in each identity that has not ended. */
export async function randomVisitors(world: World, { id }: { readonly id: string }): Promise<RandomVisitor[]> {
  const here = scoped(world.db, { id });
  const guest = { person: null, label: '访客', token: await world.guest(), facts: guestFacts, allFacts: guestFacts };
  const found: RandomVisitor[] = [guest];
  for (const row of await here.rows(people, { orderBy: [people.id] })) {
    const known = await readFacts(here, row.id);
    const all = identitiesOf(row);
    for (const { label, facts } of known?.identities ?? []) {
      const own = all.find((one) => one.label === label);
      const chosen = own ? identityId(own, all) : null;
      found.push({
        person: row.id,
        label,
        token: await tokenAs(world, here, row, chosen),
        facts,
        allFacts: known?.all ?? facts,
      });
    }
  }
  return found;
}

/** The token of a session in which a person acts as an identity. */
async function tokenAs(
  { db }: World,
  here: Scoped,
  row: typeof people.$inferSelect,
  chosen: string | null,
): Promise<string> {
  const [id, now] = [randomUUID(), new Date()];
  const where = { address: '', userAgent: '', devices: { own: newSecret(), known: [] }, method: 'password' };
  await startSession(here, { id, person: row, identity: chosen, now, ...where });
  const subject = { session: id, person: row.id, userType: row.userType, now };
  return signToken(db, { id: here.institution }, subject);
}
