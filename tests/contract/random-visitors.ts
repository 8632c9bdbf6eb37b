import { chooseIdentity, listIdentities } from '@yimen/contract/sign-in/session';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { accounts, groupMembers, groups, people } from '../../server/database/schema/people.ts';
import { departments } from '../../server/database/schema/services.ts';
import type { Scoped } from '../../server/tenancy/scoped.ts';
import type { World } from '../../server/testing/world.ts';

/** What rules name, and random people have. */
export const named = {
  visitors: ['everyone', 'guests', 'members'],
  userTypes: ['STUDENT', 'TEACHER', 'STAFF'],
  roles: ['本科生', '研究生', '教师', '职工'],
  departments: ['college-information', 'labs', 'college-education', 'hr'],
  groups: ['choir', 'union', 'party'],
  people: ['random-0', 'random-1', 'random-2', 'random-3', 'random-4'],
} as const;

/** A guest, or a person in one of their identities. */
export interface RandomVisitor {
  readonly person: string | null;
  /** The label of the identity; `访客` for a guest. */
  readonly label: string;
  readonly token: string;
}

const identity = fc.record({
  userType: fc.constantFrom(...named.userTypes),
  label: fc.constantFrom(...named.roles),
  department: fc.constantFrom(...named.departments),
  isEnded: fc.boolean(),
});
const person = fc.record({
  // Not two of one label, by which explanations tell them apart.
  identities: fc.uniqueArray(identity, { minLength: 1, maxLength: 3, selector: ({ label }) => label }),
  groups: fc.subarray([...named.groups]),
});

/**
 * Adds groups, a department below another, and people of several identities, some of which have ended; the same at
 * each run. They sign in with the demo's password.
 */
export async function addRandomPeople(here: Scoped): Promise<void> {
  await here.update(departments, { parent: 'college-information' }, eq(departments.id, 'labs'));
  await here.insert(
    groups,
    named.groups.map((id, position) => ({ id, name: id, position })),
  );
  const [row, account] = [await here.first(people, undefined), await here.first(accounts, undefined)];
  if (!row || !account) throw new Error('The demo has no people.');
  for (const [at, drawn] of fc.sample(person, { seed: 22, numRuns: named.people.length }).entries()) {
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
    await here.insert(accounts, [{ ...account, account: id, person: id }]);
    for (const group of drawn.groups) await here.insert(groupMembers, [{ group, person: id }]);
  }
}

/** A guest, and each of those people in each identity that has not ended. */
export async function randomVisitors(world: World): Promise<RandomVisitor[]> {
  const found: RandomVisitor[] = [{ person: null, label: '访客', token: await world.guest() }];
  for (const id of named.people) {
    const { list } = (await world.call(listIdentities, {}, { token: await world.signIn(id) })).data;
    for (const one of list.filter(({ ended }) => !ended)) {
      // A session for each: another identity ends the token of the one before.
      const { token } = (await world.call(chooseIdentity, { id: one.id }, { token: await world.signIn(id) })).data;
      found.push({ person: id, label: one.label, token });
    }
  }
  return found;
}
