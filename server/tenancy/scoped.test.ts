import { endpoints } from '@yimen/contract';
import { getTableName, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apps } from '../database/schema/services.ts';
import { tenantTables } from '../database/schema/tables.ts';
import { statementsOf } from '../testing/statements.ts';
import { openWorld, type World } from '../testing/world.ts';
import { scoped } from './scoped.ts';

let world: World;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  token = await world.signIn('2024310086');
});
afterAll(() => world.close());

test('every tenant table begins its key with the institution', () => {
  expect(tenantTables.length).toBeGreaterThan(25);
  for (const table of tenantTables) {
    const { primaryKeys } = getTableConfig(table);
    expect(primaryKeys[0]?.columns[0]?.name, getTableName(table)).toBe('institution');
  }
});

/** How often a table, by its name in a statement, is limited to the institution, or joined with one that is by its key. */
const scopesOf = (statement: string, name: string) =>
  statement.split(
    new RegExp(`"${name}"\\."institution" = \\$|\\("${name}"\\."institution", [^)]*\\) =\\s*\\("\\w+"\\."institution"`),
  ).length - 1;

describe.each(endpoints.map(({ endpoint }) => endpoint))('$method $path', (endpoint) => {
  test('reads and writes tenant tables only inside the institution', async () => {
    const own = endpoint.name === 'logout' ? await world.signIn('2024310086') : token;
    const seen = await statementsOf(() => world.call(endpoint, endpoint.example, { token: own }));
    expect(seen.length + Number(endpoint.access === 'public')).toBeGreaterThan(0);
    for (const statement of seen) {
      for (const table of tenantTables.map(getTableName)) {
        const uses = statement.matchAll(
          new RegExp(`(?:from|join|update|(?<!insert )into) "${table}"(?: "(\\w+)")?`, 'g'),
        );
        for (const [name, same] of Map.groupBy(uses, ([, alias = table]) => alias))
          expect(scopesOf(statement, name) >= same.length, statement).toBe(true);
      }
    }
  });
});

test('what one institution owns cannot be read, changed or deleted as another', async () => {
  const here = scoped(world.db, { id: 'mingde' });
  const there = scoped(world.db, { id: 'yunzhou' });
  const foreign = sql`${apps.id} = 'gjj-withdraw'`;
  expect(await here.first(apps, foreign)).toBeNull();
  expect(await here.count(apps, foreign)).toBe(0);
  expect(await here.update(apps, { name: '改了' }, foreign)).toBe(0);
  expect(await here.delete(apps, foreign)).toBe(0);
  expect((await there.first(apps, foreign))?.name).toBe('公积金提取');
});

test('an `or` in a condition does not lead out of the institution', async () => {
  const here = scoped(world.db, { id: 'mingde' });
  expect(await here.count(apps, sql`true or true`)).toBe(157);
});
