import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getAppearance, saveAppearance } from '@yimen/contract/person/user';
import { collectApp, getCollectApp } from '@yimen/contract/services/collection';
import { getUserInfo } from '@yimen/contract/sign-in/auth';
import { pushTasks } from '@yimen/contract/sources/push';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEvents } from '../audit/store.ts';
import { csvText } from '../lib/csv.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';
import { exportWhole } from './whole.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'yimen-apply-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const { run, failed } = commandsOn(() => world);

type Row = Record<string, unknown>;

const everything = () => exportWhole(world.db, 'mingde', { accounts: true });
const rowsOf = async (part: string): Promise<Row[]> => [...((await everything())?.rows[part] ?? [])];
const shown = async (part: string, id: string) => (await rowsOf(part)).find((row) => row.id === id);
const entries = () => readEvents(scoped(world.db, { id: 'mingde' }), { action: 'command' });

/** Writes a file and returns its path. */
async function file(name: string, content: string | Uint8Array): Promise<string> {
  await writeFile(path.join(folder, name), content);
  return path.join(folder, name);
}
const csv = (...rows: string[][]) => file('table.csv', csvText(rows));
const xlsx = async (...rows: (string | number | boolean | Date | null)[][]) =>
  file(
    'table.xlsx',
    await writeXlsx({
      sheets: [
        { name: '一', rows },
        { name: '二', rows: [['不是', '表']] },
      ],
    }),
  );

/** All that the newest entry with differences tells, as the command writes it. */
async function newestDifferences(): Promise<string> {
  const id = /明细 ([\da-f]{8})/.exec(await run('audit  list  mingde'))?.[1];
  const target = path.join(folder, 'differences.csv');
  await rm(target, { force: true });
  await run(`audit  differences  mingde  ${id}  ${target}`);
  return readFile(target, 'utf8');
}

const student = '2024310086';

describe('apply', () => {
  test('shows what it would do, and does it only with --yes', async () => {
    const people = await csv(['id', 'name', 'title'], [student, '改了名', '班长'], ['new-1', '新同学', '']);
    const before = await everything();
    const recorded = (await entries()).length;
    const preview = await run(`apply  people  mingde  ${people}`);
    expect(preview).toMatch(/^新增 1 行：\n {2}第 3 行 new-1$/m);
    expect(preview).toMatch(
      /^更改 1 行：\n {2}第 2 行 2024310086：name "[^"]+" → "改了名"；pinyin .* → .*；title .* → "班长"$/m,
    );
    expect(preview).toMatch(/什么都没有写入/);
    expect(await everything()).toEqual(before);
    const [entry, ...others] = await entries();
    expect(others, 'what is stored of a person was told').toHaveLength(recorded);
    expect(entry).toMatchObject({
      part: 'people',
      detail: `apply people mingde ${people}：看到 1 人的资料：${student}`,
    });

    const done = await run(`apply  people  mingde  ${people}  --yes`);
    expect(done).toBe('people：新增 1 行，更改 1 行，删除 0 行，不变 0 行。');
    expect(await shown('people', 'new-1')).toMatchObject({
      name: '新同学',
      userType: 'STUDENT',
      no: 'new-1',
      title: '',
    });
  });

  test('changes only the columns that the file has, and nothing that people did', async () => {
    const token = await world.signIn(student);
    await world.call(saveAppearance, { theme: 'dark' }, { token });
    await world.call(collectApp, { appId: 'cet-register', collected: true }, { token });
    const before = await everything();
    const rows = ((await rowsOf('people')) as Row[]).map((row) => ({
      ...row,
      preferences: {},
      avatar: null,
      title: '同上',
    }));
    await run(`apply  people  mingde  ${await file('people.json', JSON.stringify(rows))}  --complete  --yes`);
    const after = await everything();
    const people = (before?.rows.people ?? []).map((row) => ({ ...row, title: '同上' }));
    expect(after).toEqual({ ...before, rows: { ...before?.rows, people } });
    expect((await world.call(getAppearance, {}, { token })).data.theme).toBe('dark');
    expect((await world.call(getCollectApp, {}, { token })).data.map(({ id }) => id)).toContain('cet-register');
  });

  test('leaves one entry, with the changed fields of people unsaid and of other things told', async () => {
    const recorded = (await entries()).length;
    await run(`apply  people  mingde  ${await csv(['id', 'title'], [student, '团支书'], ['20150132', '讲师'])}  --yes`);
    await run(`apply  groups  mingde  ${await csv(['id', 'name'], ['choir', '合唱团'])}  --yes`);
    const [groups, people, ...others] = await entries();
    expect(others).toHaveLength(recorded);
    expect(people).toMatchObject({
      part: 'people',
      detail: expect.stringMatching(/^apply people mingde .*：新增 0 行，更改 2 行，删除 0 行，不变 0 行$/),
      before: { [student]: { title: '…' }, 20150132: { title: '…' } },
    });
    expect(groups).toMatchObject({ before: { choir: null }, after: { choir: { id: 'choir', name: '合唱团' } } });
    expect(await run('audit  list  mingde  part=groups')).toMatch(/choir: null → \{.*合唱团/);
  });

  test('ends the sessions of whom it disables', async () => {
    const token = await world.signIn('20120088');
    await run(`apply  people  mingde  ${await csv(['id', 'disabled'], ['20120088', '是'])}  --yes`);
    expect((await world.call(getUserInfo, {}, { token })).code).toBe(401);
    await run(`apply  people  mingde  ${await csv(['id', 'disabled'], ['20120088', '否'])}  --yes`);
    expect(await world.signIn('20120088')).toBeTruthy();
  });

  test('gives a new service its guide, and finds it', async () => {
    const [department] = await rowsOf('departments');
    const [category] = (await rowsOf('categories')).filter(({ attributeType }) => attributeType === 1);
    const services = await csv(
      ['id', 'name', 'department', 'category', 'suitableFor', 'publishedAt'],
      ['bike', '电动车通行证', String(department?.id), String(category?.id), '[]', '2026-11-20 08:00'],
    );
    await run(`apply  services  mingde  ${services}  --yes`);
    expect(await shown('apps', 'bike')).toMatchObject({
      reading: expect.stringContaining('dian'),
      publishedAt: '2026-11-20T00:00:00.000Z',
    });
    expect((await rowsOf('guides')).some(({ app }) => app === 'bike')).toBe(true);
    expect(await newestDifferences()).toMatch(/^guides,bike,guide,无,/m);
    expect(await run(`apply  services  mingde  ${services}  --yes`)).toContain('不变 1 行');
  });

  test('an empty cell empties what may be empty', async () => {
    await run(`apply  people  mingde  ${await csv(['id', 'phone'], [student, '138****0000'])}  --yes`);
    expect(await shown('people', student)).toMatchObject({ phone: '138****0000' });
    await run(`apply  people  mingde  ${await csv(['id', 'phone'], [student, ''])}  --yes`);
    expect(await shown('people', student)).toMatchObject({ phone: '' });
    expect(await failed(`apply  people  mingde  ${await csv(['id', 'name'], [student, ' '])}`)).toMatch(
      /^第 2 行（2024310086）name 列：不能为空（应为文本）$/m,
    );
  });

  test('takes a sheet with numbers, days and truth values as their fields want them', async () => {
    const events = await xlsx(
      ['id', 'title', 'kind', 'start', 'end'],
      [20261001, '国庆', 'holiday', new Date('2026-10-01'), '2026-10-07'],
    );
    await run(`apply  calendarEvents  mingde  ${events}  --yes`);
    expect(await shown('calendarEvents', '20261001')).toMatchObject({ start: '2026-10-01', end: '2026-10-07' });
    const long = await xlsx(['id', 'name', 'no'], ['long', '身份证', Number('330702199001011234')]);
    expect(await failed(`apply  people  mingde  ${long}`)).toMatch(/^第 2 行（long）no 列：数字超过 15 位/m);
    const broken = await xlsx(['id', 'name'], ['formula', '#N/A']);
    expect(await failed(`apply  people  mingde  ${broken}`)).toMatch(
      /^第 2 行（formula）name 列：是公式的错误值 #N\/A$/m,
    );
    const people = await xlsx(['id', 'name', 'disabled', null], ['sheet-1', '表里的人', true, null]);
    await run(`apply  people  mingde  ${people}  --yes`);
    expect(await shown('people', 'sheet-1')).toMatchObject({ disabled: true });
  });
});

describe('a file that is wrong', () => {
  test('is told by row and column, the first twenty, and changes nothing', async () => {
    const before = await everything();
    const wrong = Array.from({ length: 30 }, (_, index) => [`p${index}`, '人', 'DOG']);
    const message = await failed(
      `apply  people  mingde  ${await csv(['id', 'name', 'userType'], ['fine', '没问题', 'STUDENT'], ...wrong)}  --yes`,
    );
    const lines = message.split('\n');
    expect(lines[0]).toBe('table.csv 有 30 处不对，什么都没有写入：');
    expect(lines[1]).toMatch(/^第 3 行（p0）userType 列：只能是 STUDENT、/);
    expect(lines).toHaveLength(22);
    expect(lines.at(-1)).toBe('……另有 10 处');
    expect(await everything()).toEqual(before);
  });

  test('names a row that is there twice, and one that names what is not there', async () => {
    const twice = await csv(['id', 'name'], ['a', '甲'], ['b', '乙'], ['a', '丙']);
    expect(await failed(`apply  people  mingde  ${twice}`)).toMatch(/^第 4 行（a）：与第 2 行重复$/m);
    const members = await csv(['group', 'person'], ['choir', student], ['choir', 'nobody']);
    expect(await failed(`apply  groupMembers  mingde  ${members}`)).toMatch(
      /^第 3 行（choir、nobody）person 列：.*nobody/m,
    );
    const circle = await csv(['id', 'name', 'parent'], ['x', '甲', 'y'], ['y', '乙', 'x']);
    expect(await failed(`apply  departments  mingde  ${circle}`)).toMatch(/^第 2 行（x）parent 列/m);
  });

  test('of JSON is told by the place of its rows', async () => {
    const rows = [{ id: student, title: '班长' }, { name: '无' }, { id: 'x', name: '某人', nickname: '小某' }, 'y'];
    const lines = (await failed(`apply  people  mingde  ${await file('p.json', JSON.stringify(rows))}`)).split('\n');
    expect(lines).toEqual([
      'p.json 有 3 处不对，什么都没有写入：',
      '第 2 行：缺少 id，认不出是哪一行',
      '第 3 行（x）nickname 列：没有这个字段',
      '第 4 行：应当是一个对象，如 {"id":"…"}',
    ]);
  });

  test.each([
    ['标题行里，“姓名”不是 people 的字段', 'id,姓名\n1,2\n'],
    ['标题行里缺少 id', 'name\n甲\n'],
    ['标题行里，“name”出现了不止一次', 'id,name,name\n1,2,3\n'],
    ['第 3 行有 3 列，标题有 2 列', 'id,name\n1,2\n1,2,3\n'],
    ['第 2 行：引号没有结束', 'id,name\n1,"2\n3,4\n'],
    ['是空的', ''],
  ])('as a whole: %s', async (message, text) => {
    expect(await failed(`apply  people  mingde  ${await file('wrong.csv', text)}`)).toContain(message);
  });

  test('in another encoding is told which one', async () => {
    const gbk = Buffer.from('69642c6e616d650a312cd5c5c8fd0a', 'hex');
    expect(await failed(`apply  people  mingde  ${await file('gbk.csv', gbk)}`)).toMatch(/是 GBK 编码/);
    const utf16 = Buffer.from('\uFEFFid,name\n', 'utf16le');
    expect(await failed(`apply  people  mingde  ${await file('utf16.csv', utf16)}`)).toMatch(/是 UTF-16 编码/);
    const utf8 = await file('utf8.csv', `id,title\n${student},"第一行\r\n第二行"\n`);
    expect(await run(`apply  people  mingde  ${utf8}`)).toContain('"第一行\\n第二行"');
  });

  test('is refused when it is too large, of no known kind, or damaged', async () => {
    const rows = 'id\n'.padEnd(3 + 2 * 200_001, 'x\n');
    expect(await failed(`apply  people  mingde  ${await file('many.csv', rows)}`)).toMatch(/超过 200,000 行/);
    const large = await file('large.csv', Buffer.alloc(65 * 1024 * 1024, 'x'));
    expect(await failed(`apply  people  mingde  ${large}`)).toMatch(/最大 64 MB/);
    expect(await failed(`apply  people  mingde  ${await file('people.xls', '')}`)).toMatch(
      /以 \.csv、\.xlsx 或 \.json 结尾/,
    );
    expect(await failed(`apply  people  mingde  ${await file('bad.xlsx', 'PK')}`)).toMatch(/不是完好的 XLSX/);
    expect(await failed(`apply  people  mingde  ${await file('bad.json', '{}')}`)).toMatch(/应当是一个列表/);
    expect(await failed(`apply  people  mingde  ${folder}/none.csv`)).toMatch(/无法读取/);
  });

  test('of what people did, or of secrets and ways in, is not taken', async () => {
    const any = await csv(['id'], ['1']);
    expect(await failed(`apply  collections  mingde  ${any}`)).toMatch(/是用户自己的记录/);
    expect(await failed(`apply  signInMethods  mingde  ${any}`)).toMatch(/sign-in set/);
    expect(await failed(`apply  accounts  mingde  ${any}`)).not.toBe('fine');
  });
});

describe('with --complete', () => {
  const peopleBut = async (...gone: string[]) => {
    const rows = (await rowsOf('people')).filter(({ id }) => !gone.includes(String(id)));
    return csv(['id'], ...rows.map(({ id }) => [String(id)]));
  };

  test('removes what the file lacks, and tells what goes with it', async () => {
    const filler = Array.from({ length: 100 }, (_, index) => [`filler-${index}`, '某人']);
    await run(`apply  people  mingde  ${await csv(['id', 'name'], ...filler)}  --yes`);
    await run('set  groupMembers  mingde  group=choir  person=filler-7');
    const rest = await peopleBut('filler-7');
    expect(await run(`apply  people  mingde  ${rest}  --yes`)).toContain('删除 0 行');
    const preview = await run(`apply  people  mingde  ${rest}  --complete`);
    expect(preview).toMatch(/^删除 1 行：\n {2}filler-7\n {2}连带删除：groupMembers 1 行$/m);
    expect(await shown('people', 'filler-7')).toBeTruthy();
    await run(`apply  people  mingde  ${rest}  --complete  --yes`);
    expect(await shown('people', 'filler-7')).toBeUndefined();
    expect((await entries())[0]).toMatchObject({
      part: 'people',
      after: { 'filler-7': null, 'groupMembers choir filler-7': null },
    });
    expect(await newestDifferences()).toContain('groupMembers,choir filler-7,group,"""choir""",无');
  });

  test('tells the guide of a service that it removes, in the differences too', async () => {
    const rest = (await rowsOf('apps')).filter(({ id }) => id !== 'bike');
    await run(`apply  apps  mingde  ${await file('apps.json', JSON.stringify(rest))}  --complete  --yes`);
    expect((await entries())[0]).toMatchObject({ part: 'apps', after: { bike: null, 'guides bike': null } });
    const told = await newestDifferences();
    expect(told).toContain('apps,bike,name,"""电动车通行证""",无');
    expect(told).toMatch(/^guides,bike,guide,.*,无\r$/m);
  });

  test('refuses to remove more than 5 % unless one says so', async () => {
    const few = await csv(['id'], ['filler-0']);
    const before = await everything();
    expect(await run(`apply  people  mingde  ${few}  --complete`)).toMatch(/超过 5%.*--allow-removals/);
    expect(await failed(`apply  people  mingde  ${few}  --complete  --yes`)).toMatch(/超过 5%.*什么都没有写入/);
    expect(await everything()).toEqual(before);
    const fillers = Array.from({ length: 50 }, (_, index) => `filler-${index}`);
    const rest = await peopleBut(...fillers);
    expect(await run(`apply  people  mingde  ${rest}  --complete  --allow-removals  --yes`)).toContain('删除 49 行');
  });

  test('keeps what others name', async () => {
    // Of 信息工程学院 there is a grant, which is told before.
    const one = await csv(['id', 'name'], ['college-information', '信息工程学院']);
    expect(await failed(`apply  departments  mingde  ${one}  --complete`)).toMatch(
      /^departments 的 \S+ 不在文件里，但不能删除：apps 还用着它$/m,
    );
  });

  test('keeps what other systems delivered', async () => {
    await world.call(pushTasks, pushTasks.example);
    const tasks = await rowsOf('tasks');
    const isDelivered = ({ id }: Row) => String(id).startsWith('push.');
    expect(tasks.some(isDelivered)).toBe(true);
    const own = await file('tasks.json', JSON.stringify(tasks.filter((row) => !isDelivered(row))));
    expect(await run(`apply  tasks  mingde  ${own}  --complete`)).toContain('更改 0 行，删除 0 行');
    const all = await file('tasks.json', JSON.stringify(tasks.map((row) => ({ ...row, title: '改了' }))));
    await run(`apply  tasks  mingde  ${all}  --complete  --yes`);
    const titled = (await rowsOf('tasks')).filter(({ title }) => title === '改了');
    expect(titled).toHaveLength(tasks.filter((row) => !isDelivered(row)).length);
  });
});

describe('grants', () => {
  test('keep the department, column or role that they name', async () => {
    const all = await rowsOf('departments');
    const rest = all.filter(({ id }) => id !== 'college-information').map(({ id, name }) => [String(id), String(name)]);
    const table = await csv(['id', 'name'], ...rest);
    expect(await failed(`apply  departments  mingde  ${table}  --complete  --yes`)).toMatch(/college-information/);
  });

  test('stay apart as 三员, however a role is changed', async () => {
    await run('set  roles  mingde  id=clerk  name=文员  summary=  permissions={"services.read":"direct"}');
    await run('grant  give  mingde  20180266  clerk');
    await run('grant  give  mingde  20180266  auditor');
    await run('grant  end  mingde  20090157  admin  --yes');
    await run('set  institution  mingde  separateDuties=true');
    const more = [{ id: 'clerk', permissions: { 'sources.write': 'direct' } }];
    const table = await file('roles.json', JSON.stringify(more));
    expect(await failed(`apply  roles  mingde  ${table}  --yes`)).toContain('三员须分立');
    expect(await shown('roles', 'clerk')).toMatchObject({ permissions: { 'services.read': 'direct' } });
  });
});
