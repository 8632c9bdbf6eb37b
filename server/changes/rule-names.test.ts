import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Audience } from '@yimen/contract/audience';
import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readInstitution } from '../commands/whole-file.ts';
import { Problems } from '../parts/problems.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openTwoWorlds } from '../testing/two-worlds.ts';
import type { World } from '../testing/world.ts';
import { checkRules } from './rule-names.ts';

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

const mistyped: [Audience, message: string][] = [
  [{ people: ['2024310086', '2024310O86'] }, 'audience：“2024310O86” 不在 people 中'],
  [{ roles: ['班主人'] }, 'audience：没有人的身份叫“班主人”'],
  [{ groups: ['quire'] }, 'audience：“quire” 不在 groups 中'],
  [{ departments: ['hrr'] }, 'audience：“hrr” 不在 departments 中'],
  [
    { visitors: ['members'], except: { people: ['nobody-has-this'] } },
    'audience.except：“nobody-has-this” 不在 people',
  ],
  [
    { departments: ['student-affairs-archive'], except: { departments: ['student-affairs'] } },
    'audience：例外是上级部门，把写明的人都除去了，谁也看不到',
  ],
];

/** An export of 明德, changed, with what a rule can be wrong about. */
async function exported(change: (rows: Record<string, Record<string, unknown>[]>) => void): Promise<string> {
  const file = path.join(folder, 'mingde.json');
  await run(`export  mingde  ${file}`);
  const whole = (await readInstitution(file)) as { rows: Record<string, Record<string, unknown>[]> };
  change(whole.rows);
  await writeFile(file, JSON.stringify(whole));
  return file;
}

beforeAll(async () => {
  const office = 'kind=office  icon=building  intro=  office=  phone=  hours=  supervisionPhone=';
  await run(`set  departments  mingde  id=student-affairs  name=学生处  shortName=学生处  ${office}`);
  await run(
    `set  departments  mingde  id=student-affairs-archive  name=档案室  shortName=档案室  parent=student-affairs  ${office}`,
  );
});

describe('a rule that names whom there is not', () => {
  test.each(mistyped)('%j is refused by set and apply', async (rule, message) => {
    const line = `set  services  mingde  id=transcript-print  audience=${JSON.stringify(rule)}`;
    expect(await failed(line)).toContain(message);
    const file = path.join(folder, 'services.json');
    await writeFile(file, JSON.stringify([{ id: 'transcript-print', audience: rule }]));
    expect(await failed(`apply  services  mingde  ${file}`)).toContain(message.split('：').at(-1));
    expect(await run('show  services  mingde  id=transcript-print')).toContain('"audience": null');
  });

  test.each(mistyped.filter(([rule]) => !rule.roles && !rule.except?.departments))(
    '%j is refused by check and import',
    async (rule, message) => {
      const file = await exported(({ notices }) => Object.assign(notices?.[0] ?? {}, { audience: rule }));
      expect(await failed(`check  ${file}`)).toContain(message);
      expect(await failed(`import  ${file}  --replace`)).toContain(message);
    },
  );

  test('is refused where the file leaves what it names to an institution that lacks it too', async () => {
    const file = await exported((rows) => {
      Object.assign(rows.notices?.[0] ?? {}, { audience: { groups: ['choir'], people: ['gone'] } });
      delete rows.groups;
      delete rows.groupMembers;
      delete rows.people;
    });
    const refused = await failed(`check  ${file}`);
    expect(refused).toContain('“choir” 不在 groups 中');
    expect(refused).toContain('“gone” 不在 people 中');
  });

  test('keeps a group from being removed by a file that does not have the rules', async () => {
    await run('set  groups  mingde  id=choir  name=合唱团');
    await run('set  services  mingde  id=transcript-print  audience={"groups":["choir"]}');
    const file = await exported((rows) => {
      rows.groups = [];
      rows.groupMembers = [];
      for (const part of Object.keys(rows)) if (!['groups', 'groupMembers'].includes(part)) delete rows[part];
    });
    expect(await failed(`import  ${file}  --replace  --allow-removals  --yes`)).toMatch(
      /^groups 的 choir 没有删除：apps 的 transcript-print/,
    );
    await run('set  services  mingde  id=transcript-print  audience=null');
    expect(await failed(`import  ${file}  --replace  --allow-removals  --yes`)).toBe('fine');
  });

  test('does not keep the rest of its row from being changed, when the last one with that label has left', async () => {
    await run('set  people  mingde  id=2024310086  title=课代表  identities=[]');
    expect(await failed('set  services  mingde  id=transcript-print  audience={"roles":["课代表"]}')).toBe('fine');
    await run('set  people  mingde  id=2024310086  title=');
    expect(await failed('set  services  mingde  id=transcript-print  summary=打印成绩单')).toBe('fine');
    const file = await exported(() => {});
    const told = '提醒：apps 第 ';
    expect(await run(`check  ${file}`)).toMatch(
      new RegExp(`^${told}.*audience：没有人的身份叫“课代表”，请确认没有写错`),
    );
    expect(await run(`import  ${file}  --replace`)).toContain('没有人的身份叫“课代表”');
    expect(await failed('set  services  mingde  id=transcript-print  audience=null')).toBe('fine');
  });
});

describe('a rule that is over when somebody gives it', () => {
  const rule = { visitors: ['members'], until: '2026-01-01 00:00' };
  const message = 'audience：until 2026-01-01 00:00 已经过了，谁也看不到';
  const set = `services  mingde  id=transcript-print  audience=${JSON.stringify(rule)}`;

  test('is refused by set, apply and the publishing of a draft', async () => {
    expect(await failed(`set  ${set}`)).toContain(message);
    const file = path.join(folder, 'services.json');
    await writeFile(file, JSON.stringify([{ id: 'transcript-print', audience: rule }]));
    expect(await failed(`apply  services  mingde  ${file}`)).toContain('第 1 行（transcript-print）audience 列：until');
    const draft = `draft  set  mingde  apps:transcript-print  audience=${JSON.stringify(rule)}`;
    expect(await run(draft)).toContain(`还不能发布：apps 第 1 行（transcript-print）的 ${message}`);
    expect(await failed('release  publish  mingde  试试')).toContain(message);
    await run('draft  discard  mingde  apps:transcript-print  --yes');
  });

  test('is judged at the moment of a release that is scheduled, and tells who cannot begin a service', async () => {
    const soon = { visitors: ['members'], until: '2098-01-01 00:00' };
    await run(`draft  set  mingde  apps:transcript-print  beginAudience=${JSON.stringify(soon)}`);
    expect(await failed('release  publish  mingde  试试  at=2099-01-01 08:00')).toContain(
      'beginAudience：until 2098-01-01 00:00 已经过了，谁也不能办理',
    );
    await run('draft  discard  mingde  apps:transcript-print  --yes');
  });

  test('stays where it was there, and is warned of in a file', async () => {
    const file = await exported(({ apps }) =>
      Object.assign(apps?.find(({ id }) => id === 'transcript-print') ?? {}, { audience: rule }),
    );
    const warning = expect.stringMatching(new RegExp(`^提醒：apps .*transcript-print.*的 ${message}，请确认`));
    expect((await run(`check  ${file}`)).split('\n')).toContainEqual(warning);
    expect((await run(`import  ${file}  --replace`)).split('\n')).toContainEqual(warning);
    expect(await failed('set  services  mingde  id=transcript-print  summary=打印成绩')).toBe('fine');
    expect(await failed(`set  ${set}`)).toBe('fine');
    const rows = [{ id: 'transcript-print', audience: rule, promised: '三天' }];
    await writeFile(path.join(folder, 'services.json'), JSON.stringify(rows));
    expect(await failed(`apply  services  mingde  ${path.join(folder, 'services.json')}  --yes`)).toBe('fine');
    await run('set  services  mingde  id=transcript-print  audience=null');
    const restore = 'edition  restore  mingde  apps:transcript-print';
    const [, over] = (await run('edition  list  mingde  apps:transcript-print')).split('\n').toReversed();
    expect(await failed(`${restore}  ${over?.split(' ')[0]}  reason=再看`)).toBe('fine');
    await run('set  services  mingde  id=transcript-print  audience=null');
  });
});

test('of an institution no more is read than rules name', async () => {
  const statements: string[] = [];
  const read = async (rule: Audience) => {
    statements.length = 0;
    const here = scoped(world.db, { id: 'mingde' });
    const rules = [{ file: 'apps', row: '第 1 行', index: 0, column: 'audience', rule }];
    const rows: Scoped['rows'] = (table, reading) => {
      statements.push(getTableName(table));
      return here.rows(table, reading);
    };
    await checkRules({ ...here, rows }, rules, new Problems());
    return [...statements];
  };
  expect(await read({ visitors: ['members'] })).toEqual([]);
  expect(await read({ groups: ['choir'] })).toEqual(['groups']);
  expect(await read({ departments: ['finance'] })).toEqual(['departments']);
  expect(await read({ people: ['2024310086'] })).toEqual(['people']);
});

test('a kind of people whom the institution does not have is warned of by row', async () => {
  const rule = JSON.stringify({ userTypes: ['TEACHER', 'CITIZEN'] });
  await run('set  people  mingde  id=mayor  name=市民  userType=CITIZEN');
  expect(await run(`set  services  mingde  id=transcript-print  audience=${rule}`)).not.toContain('提醒');
  await run('set  people  mingde  id=mayor  userType=STAFF');
  await run('set  services  mingde  id=transcript-print  audience=null');
  const told = 'audience：单位现在没有个人（CITIZEN），请确认没有写错。';
  expect(await run(`set  services  mingde  id=transcript-print  audience=${rule}`)).toContain(
    `提醒：apps 第 1 行（transcript-print）的 ${told}`,
  );
  const file = await exported(() => {});
  expect(await run(`check  ${file}`)).toContain(told);
  const table = path.join(folder, 'services.json');
  await writeFile(table, JSON.stringify([{ id: 'scholarship', audience: JSON.parse(rule) }]));
  expect(await run(`apply  services  mingde  ${table}`)).toContain(
    '提醒：第 1 行（scholarship）audience 列：单位现在没有个人（CITIZEN），请确认没有写错。',
  );
});

test('a rule that nobody meets, though each of its names is known, is warned of', async () => {
  await run('set  groups  mingde  id=empty  name=还没有人的群组');
  await run('set  departments  mingde  id=new-office  name=新设部门');
  const set = (rule: Audience, column = 'audience') =>
    run(`set  services  mingde  id=transcript-print  ${column}=${JSON.stringify(rule)}`);
  const told = '提醒：apps 第 1 行（transcript-print）的 audience：现在没有一个人符合，谁也看不到，请确认没有写错。';
  expect(await set({ groups: ['empty'], departments: ['new-office'] })).toContain(told);
  expect(await set({ userTypes: ['STUDENT'], except: { groups: ['empty'] } })).not.toContain('没有一个人符合');
  expect(await set({ groups: ['empty'] }, 'beginAudience')).toContain('谁也不能办理');
  const except: Audience = { visitors: ['guests'], userTypes: ['STUDENT', 'TEACHER', 'STAFF', 'CITIZEN', 'ADMIN'] };
  expect(await set({ visitors: ['everyone'], except })).toContain(told);
  const empty = JSON.stringify({ groups: ['empty'] });
  await run('set  services  mingde  id=transcript-print  audience=null  beginAudience=null');
  expect(await run(`draft  set  mingde  apps:transcript-print  audience=${empty}`)).toContain(told);
  expect(await run('release  publish  mingde  试  item=apps:transcript-print')).toContain(told);
  const file = await exported(() => {});
  expect(await run(`import  ${file}  --replace  --yes`)).toContain('现在没有一个人符合');
  expect(await set({ groups: ['empty'], userTypes: ['STUDENT'] })).not.toContain('提醒');
  await run('set  services  mingde  id=transcript-print  audience=null  beginAudience=null');
});

test('people that come after the rules are warned of, not refused', async () => {
  await there.run('create  xinyuan  新苑  xinyuan.localhost');
  const rule = { people: ['p1'], roles: ['班主任'] };
  const set = `set  menus  xinyuan  id=home  audience=${JSON.stringify(rule)}`;
  const warning = /^提醒：menus 第 1 行（.*）的 audience：单位还没有人员，无法核对 “p1”、“班主任”，请确认没有写错。/;
  const [menu] = JSON.parse(await there.run('show  menus  xinyuan')) as { id: string }[];
  expect(await there.run(set.replace('id=home', `id=${menu?.id}`))).toMatch(warning);
  const file = path.join(folder, 'xinyuan.json');
  await there.run(`export  xinyuan  ${file}`);
  expect(await run(`import  ${file}`)).toMatch(/^提醒：menus .*无法核对 “p1”、“班主任”/);
});
