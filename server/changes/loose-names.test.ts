import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readInstitution } from '../commands/whole-file.ts';
import { commandsOn } from '../testing/commands.ts';
import { importsOf } from '../testing/imports.ts';
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

const { run, failed } = commandsOn(() => world);
const there = commandsOn(() => empty);
const importing = importsOf(() => world);

const header = 'id,name,userType,department';
async function table(...lines: string[]): Promise<string> {
  const file = path.join(folder, 'people.csv');
  await writeFile(file, [header, ...lines].join('\n'));
  return file;
}

/** The lines that warn. */
const warnings = (text: string) => text.split('\n').filter((line) => line.startsWith('提醒：'));

describe('a department that is not there', () => {
  const warning = '提醒：第 3 行（p-2）department 列：“hrr” 不在 departments 中，请确认没有写错。';

  test('is warned of by row in the dry run of apply, and when it is written', async () => {
    const file = await table('p-1,一,STAFF,hr', 'p-2,二,STAFF,hrr', 'p-3,三,CITIZEN,');
    expect(warnings(await run(`apply  people  mingde  ${file}`))).toEqual([warning]);
    expect(warnings(await run(`apply  people  mingde  ${file}  --yes`))).toEqual([warning]);
    expect(JSON.parse(await run('show  people  mingde  id=p-2'))).toMatchObject([{ department: 'hrr' }]);
  });

  test('is warned of once, and not with a later change of something else', async () => {
    const file = await table('p-2,二二,STAFF,hrr');
    expect(warnings(await run(`apply  people  mingde  ${file}  --yes`))).toEqual([]);
    expect(warnings(await run('set  people  mingde  id=p-2  title=科员'))).toEqual([]);
  });

  test('is warned of in the report of an import by staff', async () => {
    const staff = importing.as(await world.signIn('20090157'));
    const rows = [header.split(','), ['p-4', '四', 'STAFF', 'hr'], ['p-5', '五', 'STAFF', 'hrr']];
    const { state, warnings: told } = await staff.checked('people', rows);
    expect(state).toBe('checked');
    expect(told).toEqual(['提醒：第 3 行（p-5）department 列：“hrr” 不在 departments 中，请确认没有写错。']);
  });

  test.each([
    'set  people  mingde  id=p-6  name=六  userType=STAFF  department=hrr',
    'user  mingde  p-7  name=七  userType=STAFF  department=hrr',
  ])('is warned of by “%s”', async (line) => {
    expect(warnings(await run(line))).toEqual([
      expect.stringMatching(/^提醒：people 第 1 行（p-\d）的 department：“hrr” 不在 departments 中，请确认没有写错。$/),
    ]);
  });

  test('is told of the first twenty rows, and then by number', async () => {
    const many = Array.from({ length: 25 }, (_, index) => `q-${index},人,STAFF,hrr`);
    const told = warnings(await run(`apply  people  mingde  ${await table(...many)}`));
    expect(told).toHaveLength(21);
    expect(told.at(-1)).toBe('提醒：……另有 5 处');
  });
});

test('a group that is not there is no matter of time, and refused by row', async () => {
  const file = path.join(folder, 'members.csv');
  await writeFile(file, 'group,person\nquire,2024310086\n');
  const refusal = await failed(`apply  groupMembers  mingde  ${file}`);
  expect(refusal).toMatch(/第 2 行（quire、2024310086）group 列：“quire” 不在 groups 中/);
});

test('check and import warn of what a file names that neither it nor the institution has', async () => {
  const file = path.join(folder, 'mingde.json');
  await run(`export  mingde  ${file}`);
  const whole = (await readInstitution(file)) as {
    institution: Record<string, unknown>;
    rows: Record<string, Record<string, unknown>[]>;
  };
  whole.rows.people = (whole.rows.people ?? []).filter(({ id }) => !/^[pq]-/.test(String(id)));
  await writeFile(file, JSON.stringify(whole));
  expect(warnings(await there.run(`check  ${file}`))).toEqual([]);

  whole.institution.redirectNavigation = 'nav-hom';
  const [someone, other] = whole.rows.people;
  if (!someone || !other) throw new Error('There is nobody.');
  someone.department = 'hrr';
  const identity = { userType: 'STAFF', no: '1', department: 'hhr', title: '', label: '', campus: '', isDefault: true };
  other.identities = [{ ...identity, title: '科员', label: '教职工' }];
  const [topic] = whole.rows.topics ?? [];
  if (topic) topic.groups = [{ name: '组', note: '', services: ['transcript-print', 'transcript-prnit'] }];
  await writeFile(file, JSON.stringify(whole));
  const told = [
    '提醒：institution 的 redirectNavigation：“nav-hom” 不在 menus 中，相近的有 nav-home，请确认没有写错。',
    `提醒：people 第 1 行（${someone.id}）的 department：“hrr” 不在 departments 中，请确认没有写错。`,
    `提醒：people 第 2 行（${other.id}）的 identities.department：“hhr” 不在 departments 中，请确认没有写错。`,
    `提醒：topics 第 1 行（${topic?.id}）的 groups.services：“transcript-prnit” 不在 apps 中，请确认没有写错。`,
  ];
  expect(warnings(await there.run(`check  ${file}`))).toEqual(told);
  expect(warnings(await there.run(`import  ${file}`))).toEqual(told);
});
