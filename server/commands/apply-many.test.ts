import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '../database/schema/audit.ts';
import { institutions } from '../database/schema/institutions.ts';
import { people } from '../database/schema/people.ts';
import { csvText } from '../lib/csv.ts';
import { among } from '../parts/keys.ts';
import { findPart } from '../parts/tables.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openNewInstitution } from '../testing/new-institution.ts';
import type { World } from '../testing/world.ts';

let world: World;
let folder: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ world, folder, close } = await openNewInstitution());
});
afterAll(() => close());

const { run, failed } = commandsOn(() => world);
const here = () => scoped(world.db, { id: 'xinyuan' });

const [count, fewer] = [30_000, 3000];

/** A file of so many people, with a title that only the last of them has. */
async function peopleFile(size: number, title: string): Promise<string> {
  const rows = Array.from({ length: size }, (_, index) => [
    `s${index}`,
    `学生${index}`,
    `d${index % 40}`,
    index === size - 1 ? title : '',
  ]);
  const file = path.join(folder, 'people.csv');
  await writeFile(file, csvText([['id', 'name', 'department', 'title'], ...rows]));
  return file;
}

/** Where each row is stored: a row that is written again, even with the same values, moves. */
async function places(): Promise<string> {
  const { rows } = await world.db.execute<{ places: string }>(
    sql`select md5(string_agg(${people.id} || ctid::text || xmin::text, ' ' order by ${people.id})) as places from ${people}`,
  );
  return rows[0]?.places ?? '';
}

async function version(): Promise<number | undefined> {
  const [found] = await world.db.select().from(institutions).where(eq(institutions.id, 'xinyuan'));
  return found?.dataVersion;
}

test('30,000 people are applied twice: the second time nothing is written, no entry either', async () => {
  const file = await peopleFile(count, '');
  const recorded = await here().count(auditEntries);
  expect(await run(`apply  people  xinyuan  ${file}  --complete  --yes`)).toContain(`新增 ${count} 行，更改 0 行`);
  expect(await here().count(people)).toBe(count);
  expect(await here().count(auditEntries)).toBe(recorded + 1);
  const before = [await places(), await version()];
  expect(await run(`apply  people  xinyuan  ${file}  --complete  --yes`)).toBe(
    `people：新增 0 行，更改 0 行，删除 0 行，不变 ${count} 行。`,
  );
  expect([await places(), await version()]).toEqual(before);
  expect(await here().count(auditEntries)).toBe(recorded + 1);
});

test('rows are found by the index of their key, also in a table that was never analysed', async () => {
  const part = findPart('people');
  if (!part) throw new Error('There is no part of people.');
  const found = among([people.id], part, ['id'], [{ id: 's1' }, { id: 's2' }]);
  const { rows } = await world.db.execute(sql`explain select 1 from ${people} where ${here().of(people, found)}`);
  expect(JSON.stringify(rows)).toMatch(/Index Cond: .*id = ANY/);
});

test('what fails in the last batch takes all the others back', async () => {
  await world.db.execute(sql`create function refuse() returns trigger language plpgsql as $$
    begin
      if new.title = '不行' then raise exception 'not this one'; end if;
      return new;
    end $$`);
  await world.db.execute(
    sql`create trigger refuse before insert or update on people for each row execute function refuse()`,
  );
  await world.db.execute(sql`update people set department = 'former'`);
  const recorded = await here().count(auditEntries);
  const before = [await places(), await version()];
  expect(await failed(`apply  people  xinyuan  ${await peopleFile(fewer, '不行')}  --yes`)).not.toBe('fine');
  expect([await places(), await version()]).toEqual(before);
  expect(await here().count(auditEntries)).toBe(recorded);
  expect(await run(`apply  people  xinyuan  ${await peopleFile(fewer, '班长')}  --yes`)).toContain(`更改 ${fewer} 行`);
});
