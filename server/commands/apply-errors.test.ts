import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvText } from '../lib/csv.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';
import { exportWhole } from './whole.ts';

type Row = Record<string, unknown>;

let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'yimen-apply-errors-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const { run, failed } = commandsOn(() => world);

const everything = () => exportWhole(world.db, 'mingde', { accounts: true });
const rowsOf = async (part: string): Promise<Row[]> => [...((await everything())?.rows[part] ?? [])];

async function file(name: string, content: string): Promise<string> {
  await writeFile(path.join(folder, name), content);
  return path.join(folder, name);
}
const csv = (...rows: string[][]) => file('table.csv', csvText(rows));
const json = (...rows: unknown[]) => file('rows.json', JSON.stringify(rows));

/** The lines that refuse a file, where nothing was written. */
async function linesOf(part: string, written: string, ...flags: string[]): Promise<string[]> {
  const before = await everything();
  const line = ['apply', part, 'mingde', written, ...flags].join('  ');
  const preview = await failed(line);
  expect(await failed(`${line}  --yes`)).toBe(preview);
  expect(await everything()).toEqual(before);
  return preview.split('\n');
}

/** A department and a category of services that are there. */
async function places(): Promise<{ department: string; category: string }> {
  const [department] = await rowsOf('departments');
  const [category] = (await rowsOf('categories')).filter(({ attributeType }) => attributeType === 1);
  return { department: String(department?.id), category: String(category?.id) };
}

const noLink = '应为 https:// 开头的地址，或 / 开头的路径';
const noTime = '时间应写作 2026-11-20 08:00 的样子';
const noState = '只能是 open、maintenance、closed、seasonal';

describe('all that is wrong in a file is told at once, by row and column', () => {
  const names = ['id', 'name', 'department', 'category', 'pcUrl', 'icon', 'openFrom', 'openTo', 'hitsTotal', 'state'];

  test('of a table, and it applies when all is mended', async () => {
    const place = await places();
    const right: Row = { name: '服务', ...place, hitsTotal: '0', state: 'open' };
    const table = (...rows: Row[]) =>
      csv(names, ...rows.map((row) => names.map((name) => String({ ...right, ...row }[name] ?? ''))));
    const wrong = [
      { id: 'err-1', pcUrl: '/nowhere' },
      { id: 'err-2', department: 'moon' },
      { id: 'err-3', hitsTotal: 'many' },
      { id: 'err-1' },
      { id: 'err-4', name: '#N/A', department: 'mars', icon: 'hous', pcUrl: 'evil', hitsTotal: 'few', state: 'later' },
      { id: 'err-2', category: 'none', openFrom: '2026-13-01', state: 'later' },
      { id: 'err-5', openFrom: '2026-11-20 08:00', openTo: '2026-11-19 08:00', state: 'later' },
      { id: '', department: 'venus' },
    ];
    expect(await linesOf('services', await table(...wrong))).toEqual([
      'table.csv 有 18 处不对，什么都没有写入：',
      '第 2 行（err-1）pcUrl 列：门户中没有这个页面',
      '第 3 行（err-2）department 列：“moon” 不在 departments 中',
      '第 4 行（err-3）hitsTotal 列：应为数字',
      '第 5 行（err-1）：与第 2 行重复',
      '第 6 行（err-4）name 列：是公式的错误值 #N/A',
      '第 6 行（err-4）department 列：“mars” 不在 departments 中',
      `第 6 行（err-4）pcUrl 列：${noLink}`,
      expect.stringMatching(/^第 6 行（err-4）icon 列：没有图标 hous，相近的有 house、/),
      '第 6 行（err-4）hitsTotal 列：应为数字',
      `第 6 行（err-4）state 列：${noState}`,
      '第 7 行（err-2）：与第 3 行重复',
      '第 7 行（err-2）attributeType、category 列：“1, none” 不在 categories 中',
      `第 7 行（err-2）openFrom 列：${noTime}`,
      `第 7 行（err-2）state 列：${noState}`,
      '第 8 行（err-5）openTo 列：应晚于 openFrom',
      `第 8 行（err-5）state 列：${noState}`,
      '第 9 行 id 列：不能为空（应为文本）',
      '第 9 行 department 列：“venus” 不在 departments 中',
    ]);
    const mended = await table(...[1, 2, 3, 4, 5].map((number) => ({ id: `err-${number}` })));
    expect(await run(`apply  services  mingde  ${mended}  --yes`)).toContain('新增 5 行');
  });

  test('of JSON, with fields that there are not and what new rows lack', async () => {
    const { department, category } = await places();
    const right = { name: '服务', department, category };
    const rows = [
      { id: 'json-1', ...right, colour: 'red', size: 1, hitsTotal: '1' },
      { id: 'json-2', department: 'moon', category, needsSignIn: 'maybe' },
      { ...right, department: 'moon', hitsTotal: '1' },
      { id: 7, ...right, audience: { groups: ['quire'] } },
      { id: 'json-1', ...right, name: 5, audience: { groups: ['quire'] } },
    ];
    expect(await linesOf('services', await json(...rows))).toEqual([
      'rows.json 有 14 处不对，什么都没有写入：',
      '第 1 行（json-1）hitsTotal 列：应为数字',
      '第 1 行（json-1）colour 列：没有这个字段',
      '第 1 行（json-1）size 列：没有这个字段',
      '第 2 行（json-2）name 列：必须填写（应为文本）',
      '第 2 行（json-2）department 列：“moon” 不在 departments 中',
      '第 2 行（json-2）needsSignIn 列：应为 true 或 false',
      '第 3 行：缺少 id，认不出是哪一行',
      '第 3 行 department 列：“moon” 不在 departments 中',
      '第 3 行 hitsTotal 列：应为数字',
      '第 4 行 id 列：应为文本',
      '第 4 行 audience 列：“quire” 不在 groups 中',
      '第 5 行（json-1）：与第 1 行重复',
      '第 5 行（json-1）name 列：应为文本',
      '第 5 行（json-1）audience 列：“quire” 不在 groups 中',
    ]);
    await run(`apply  services  mingde  ${await json({ id: 'json-1', ...right }, { id: 'json-2', ...right })}  --yes`);
  });

  test('of a header, with the rows below it, which may lack what stands under a wrong name', async () => {
    const { department, category } = await places();
    const table = await csv(
      ['id', 'nome', 'department', 'category', 'hitsTotal'],
      ['head-1', '甲', department, category, '1'],
      ['head-2', '乙', 'moon', category, 'many'],
    );
    expect(await linesOf('services', table)).toEqual([
      'table.csv 有 3 处不对，什么都没有写入：',
      expect.stringMatching(/^标题行里，“nome”不是 apps 的字段。字段有：id、/),
      '第 3 行（head-2）department 列：“moon” 不在 departments 中',
      '第 3 行（head-2）hitsTotal 列：应为数字',
    ]);
  });

  test('in the columns’ order of the file, and of many the first twenty', async () => {
    const many = Array.from({ length: 15 }, (_, index) => ['many', `many-${index}`, 'moon']);
    const table = await csv(['hitsTotal', 'id', 'department'], ...many);
    const lines = await linesOf('services', table);
    expect(lines[0]).toBe('table.csv 有 60 处不对，什么都没有写入：');
    expect(lines.slice(1, 6)).toEqual([
      '第 2 行（many-0）hitsTotal 列：应为数字',
      '第 2 行（many-0）department 列：“moon” 不在 departments 中',
      '第 2 行（many-0）name 列：必须填写（应为文本）',
      '第 2 行（many-0）category 列：必须填写（应为文本）',
      '第 3 行（many-1）hitsTotal 列：应为数字',
    ]);
    expect(lines).toHaveLength(22);
    expect(lines.at(-1)).toBe('……另有 40 处');
  });
});

describe('a department with a wrong column', () => {
  test('is there for those that name it', async () => {
    const table = await json(
      { id: 'upper', name: 5 },
      { id: 'lower', name: '下级', parent: 'upper' },
      { id: 'lost', name: '无上级', parent: 'nowhere' },
    );
    expect(await linesOf('departments', table)).toEqual([
      'rows.json 有 2 处不对，什么都没有写入：',
      '第 1 行（upper）name 列：应为文本',
      '第 3 行（lost）parent 列：“nowhere” 不在 departments 中',
    ]);
  });

  test('is not taken for one that a complete file removes, even when it is its id that is wrong', async () => {
    const two = await json({ id: 'upper', name: '上级' }, { id: 'lower', name: '下级', parent: 'upper' });
    await run(`apply  departments  mingde  ${two}  --yes`);
    const rows = (await rowsOf('departments')).map((row) => {
      if (row.id === 'upper') return { ...row, id: 5 };
      return row.id === 'lower' ? { ...row, name: '改了名' } : row;
    });
    const lines = await linesOf('departments', await json(...rows), '--complete');
    expect(lines).toEqual([
      'rows.json 有 1 处不对，什么都没有写入：',
      expect.stringMatching(/^第 \d+ 行 id 列：应为文本$/),
    ]);
    const without = rows.filter(({ id }) => id !== 5);
    expect(await linesOf('departments', await json(...without), '--complete')).toContainEqual(
      expect.stringMatching(/^第 \d+ 行（lower）parent 列：“upper” 不在 departments 中/),
    );
  });
});
