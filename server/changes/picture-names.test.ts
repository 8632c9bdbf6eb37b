import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { institutions } from '../database/schema/institutions.ts';
import { topics } from '../database/schema/publishing.ts';
import { picture } from '../database/values.ts';
import { rowShapes } from '../parts/shapes.ts';
import type { Exported } from '../parts/tables.ts';
import { scoped } from '../tenancy/scoped.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';
import { picturesNamed } from './picture-names.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'yimen-picture-names-'));
  await writeFile(
    `${folder}/lab.png`,
    await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  );
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});
const { run, failed } = commandsOn(() => world);

describe('a picture that is not there is refused with the names that are near', () => {
  test.each([
    [
      'set  institution  mingde  logo=mingde-emblme',
      /institution 的 logo：没有图片 mingde-emblme，相近的有 mingde-emblem/,
    ],
    [
      'set  institution  mingde  signIn.imageNight=mingde-hero-nigth',
      /signIn\.imageNight：没有图片 .*相近的有 mingde-hero-night/,
    ],
    [
      'set  topics  mingde  id=topic-finals  cover=mingde-lap',
      /topics .*的 cover：没有图片 mingde-lap，相近的有 mingde-lab/,
    ],
    [
      'set  notices  mingde  id=notice-final-exams  body=[{"type":"image","image":"moon","caption":""}]',
      /notices .*的 body\.0\.image：没有图片 moon；/,
    ],
    // Another institution's picture is none of this one's.
    ['set  institution  mingde  logo=yunzhou-emblem', /没有图片 yunzhou-emblem/],
    ['set  departments  mingde  id=hr  icon=bulding', /departments .*的 icon：没有图标 bulding，相近的有 building/],
  ])('%s', async (line, message) => {
    expect(await failed(line)).toMatch(message);
  });

  test.each([
    'set  institution  mingde  logo=mingde-emblem',
    'set  institution  mingde  signIn.imageNight=mingde-hero-night',
    'set  topics  mingde  id=topic-finals  cover=mingde-lab',
    'set  notices  mingde  id=notice-final-exams  body=[{"type":"image","image":"mingde-lab","caption":""}]',
    'set  departments  mingde  id=hr  icon=building',
  ])('the right name is taken: %s', async (line) => {
    expect(await failed(line)).toBe('fine');
  });

  test('by apply with what else is wrong in the row; one that stood there before stays', async () => {
    const here = scoped(world.db, { id: 'mingde' });
    const table = `${folder}/topics.json`;
    const said = async (row: object) => {
      await writeFile(table, JSON.stringify([{ id: 'topic-finals', ...row }]));
      return (await failed(`apply  topics  mingde  ${table}`)).split('\n');
    };
    expect(await said({ name: '期末', cover: 'mingde-lab' })).toEqual(['fine']);
    const [, ...faults] = await said({ name: 5, cover: 'mingde-lap' });
    expect(faults).toEqual([
      '第 1 行（topic-finals）name 列：应为文本',
      expect.stringMatching(/^第 1 行（topic-finals）cover 列：没有图片 mingde-lap，相近的有 mingde-lab、/),
    ]);
    const own = eq(topics.id, 'topic-finals');
    const before = await here.first(topics, own);
    await here.update(topics, { cover: 'mingde-old' }, own);
    expect(await said({ name: '期末', cover: 'mingde-old' })).toEqual(['fine']);
    await here.update(topics, { cover: before?.cover }, own);
  });

  test('in a file too, when it is checked and when it is imported', async () => {
    const file = `${folder}/mingde.json`;
    await run(`export  mingde  ${file}`);
    expect(await failed(`check  ${file}`)).toBe('fine');
    const whole = JSON.parse(await readFile(file, 'utf8')) as Exported;
    Object.assign(whole.rows.articles?.[0] ?? {}, { cover: 'mingde-moon' });
    await writeFile(file, JSON.stringify(whole));
    for (const line of [`check  ${file}`, `import  ${file}  --replace`])
      expect(await failed(line)).toMatch(
        /^有 1 处问题，没有改动任何数据：\narticles 第 1 行（.*）的 cover：没有图片 mingde-moon/,
      );
  });
});

test('none, one of the program, one of the demo and one that the institution brings are taken', async () => {
  await run(`picture  set  mingde  laboratory  ${folder}/lab.png`);
  for (const logo of ['', 'mingde-cover', 'mingde-lake', 'mingde-laboratory'])
    expect(await failed(`set  institution  mingde  logo=${logo}`), logo).toBe('fine');
});

test('a picture that something names stays until that names another', async () => {
  await run(`picture  set  mingde  gate  ${folder}/lab.png`);
  await run('set  institution  mingde  icon=mingde-gate');
  expect(await failed('picture  remove  mingde  gate')).toBe(
    '图片 mingde-gate 没有删除：institutions 的 mingde 的 icon 还用着它，请先改掉。',
  );
  await run('set  institution  mingde  icon=');
  expect(await run('picture  remove  mingde  gate  --yes')).toBe('已删除图片 mingde-gate。');
});

test('a name from before names were checked keeps nobody from changing another field', async () => {
  await world.db.update(institutions).set({ logo: 'nobody-knows' });
  expect(await failed('set  institution  mingde  grey=true')).toBe('fine');
});

test('every column that names a picture is checked', () => {
  const named = (part: string) => Object.entries(rowShapes[part] ?? {}).filter(([, shape]) => shape === picture);
  const columns = Object.keys(rowShapes).flatMap((part) => named(part).map(([column]) => [part, column] as const));
  expect(columns.length).toBeGreaterThan(3);
  for (const [part, column] of columns) {
    const row = { [column]: 'moon', body: [] };
    expect(picturesNamed[part]?.(row), `${part}.${column}`).toEqual([{ field: column, name: 'moon' }]);
  }
});
