import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { calendarFeed, mySchedule } from '@yimen/contract/schedule/entries';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealedPlaces } from '../database/secrets/sealed.ts';
import { addDays, dayText } from '../lib/time.ts';
import { isConfidential, notExported, settingsPart, tenantParts } from '../parts/tables.ts';
import { commandsOn } from '../testing/commands.ts';
import { fillEveryPart } from '../testing/every-part.ts';
import { openTwoWorlds } from '../testing/two-worlds.ts';
import type { World } from '../testing/world.ts';

let world: World;
let empty: World;
let folder: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ world, empty, folder, close } = await openTwoWorlds());
});
afterAll(() => close());

const { run } = commandsOn(() => world);
const there = commandsOn(() => empty);

describe('a file', () => {
  test('holds every column of the database, or a list says why not', async () => {
    const { rows } = await world.db.execute<{ table: string; column: string }>(
      sql`select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
    );
    const held = new Set([
      'hosts.host',
      'hosts.origin',
      'hosts.institution',
      ...Object.values(settingsPart.columns).map(({ name }) => `institutions.${name}`),
      ...tenantParts.flatMap(({ table, columns }) =>
        [table.institution, ...Object.values(columns)].map(({ name }) => `${getTableName(table)}.${name}`),
      ),
    ]);
    const left = rows.flatMap(({ table, column }) =>
      held.has(`${table}.${column}`) ? [] : [Object.hasOwn(notExported, table) ? table : `${table}.${column}`],
    );
    expect([...new Set(left)].toSorted()).toEqual(Object.keys(notExported).toSorted());
  });

  test('holds no secret unless one asks for them', () => {
    const sealed = new Set(sealedPlaces.map(({ table }) => table));
    const open = tenantParts.filter(({ name, table }) => sealed.has(getTableName(table)) && !isConfidential(name));
    expect(open.map(({ name }) => name)).toEqual([]);
  });
});

test('an institution with everything in it comes out of another database byte for byte', async () => {
  const token = await world.signIn('2024310086');
  await fillEveryPart(world, token, { run, folder });
  const [one, two] = [path.join(folder, 'one.json'), path.join(folder, 'two.json')];
  await run(`export  mingde  ${one}  --accounts  --secrets`);
  const { rows } = JSON.parse(await readFile(one, 'utf8')) as { rows: Record<string, unknown[]> };
  expect(Object.keys(rows).filter((name) => rows[name]?.length === 0)).toEqual([]);
  expect(Object.keys(rows)).toHaveLength(tenantParts.length);
  await there.run(`import  ${one}`);
  await there.run(`export  mingde  ${two}  --accounts  --secrets`);
  expect((await readFile(two)).equals(await readFile(one))).toBe(true);

  const host = 'mingde.localhost';
  const moved = await empty.signIn('2024310086', { host });
  const days = { start: dayText(new Date()), end: addDays(dayText(new Date()), 6) };
  const schedule = async (at: World, own: string) => (await at.call(mySchedule, days, { host, token: own })).data.items;
  expect(await schedule(empty, moved)).toEqual(await schedule(world, token));
  expect((await empty.call(calendarFeed, {}, { host, token: moved })).data).toEqual(
    (await world.call(calendarFeed, {}, { host, token })).data,
  );
});
