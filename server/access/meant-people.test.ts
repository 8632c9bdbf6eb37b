import { type Audience, audienceFields, forNobody } from '@yimen/contract/audience';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupMembers, groups, people } from '../database/schema/people.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { openWorld, type World } from '../testing/world.ts';
import { readParents } from './departments.ts';
import { type Facts, isMeant } from './explain.ts';
import { someRules } from './fixture.ts';
import { meansSomebody } from './meant-people.ts';
import { guestFacts, readFacts } from './store.ts';

let world: World;
let here: Scoped;
let everybody: Facts[];
beforeAll(async () => {
  world = await openWorld();
  here = scoped(world.db, { id: 'mingde' });
  await here.insert(
    groups,
    ['choir', 'empty'].map((id) => ({ id, name: id, position: 0 })),
  );
  await here.insert(groupMembers, [{ group: 'choir', person: '2024310086' }]);
  await scoped(world.db, { id: 'yunzhou' }).update(people, { userType: 'ADMIN' }, sql`true`);
  const ids = (await here.rows(people)).map(({ id }) => id);
  const known = await Promise.all(ids.map((id) => readFacts(here, id)));
  everybody = [guestFacts, ...known.flatMap((one) => one?.identities.map(({ facts }) => facts) ?? [])];
});
afterAll(() => world.close());

test('agrees with the explanation about whether anybody is meant', async () => {
  const parents = await readParents(here);
  const some = (field: (typeof audienceFields)[number]) =>
    [...new Set(everybody.flatMap((facts) => facts[field]))].sort().slice(0, 4);
  const values = {
    ...(Object.fromEntries(audienceFields.map((field) => [field, some(field)])) as unknown as Facts),
    visitors: ['members'],
    userTypes: ['ADMIN', ...some('userTypes')],
    groups: ['choir', 'empty'],
  };
  const rules: Audience[] = [
    ...someRules({ values, times: ['2026-01-01 00:00', '2027-01-01 00:00'] }, 150),
    { departments: ['nowhere'] },
  ];
  let nobody = 0;
  for (const { from: _, until: __, ...rule } of rules) {
    // Times of exceptions are left out as those of the rule are.
    const timeless = JSON.parse(JSON.stringify(rule, (key, value) => (/^(from|until)$/.test(key) ? undefined : value)));
    const expected = everybody.some((facts) => isMeant(timeless, facts, '2026-06-01 00:00'));
    expect(await meansSomebody(here, timeless, parents), JSON.stringify(timeless)).toBe(expected);
    nobody += Number(!expected);
  }
  expect(nobody).toBeGreaterThan(10);
  expect(nobody).toBeLessThan(rules.length - 20);
  expect(await meansSomebody(here, forNobody, parents), 'who says so means it').toBe(true);
});
