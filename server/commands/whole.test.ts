import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { guide } from '@yimen/contract/services/guide';
import { getServiceApp } from '@yimen/contract/services/list';
import { getUserInfo } from '@yimen/contract/sign-in/auth';
import { getConfig } from '@yimen/contract/unit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { institutions } from '../database/schema/institutions.ts';
import { apps } from '../database/schema/services.ts';
import { commandsOn } from '../testing/commands.ts';
import { openTwoWorlds } from '../testing/two-worlds.ts';
import type { World } from '../testing/world.ts';
import { requireRestorable } from './delete-institution.ts';
import { exportWhole } from './whole.ts';
import { readInstitution, writeInstitution } from './whole-file.ts';

let world: World;
let empty: World;
let folder: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ world, empty, folder, close } = await openTwoWorlds());
});
afterAll(() => close());

const { run, failed } = commandsOn(() => world);
const onEmpty = commandsOn(() => empty);

interface File {
  institution: Record<string, unknown>;
  hosts: string[];
  rows: Record<string, Record<string, unknown>[]>;
}

/** An export, changed. */
async function changed(name: string, change: (file: File) => void): Promise<string> {
  await run(`export  jiangcheng  ${folder}/source.json`);
  const file = JSON.parse(await readFile(`${folder}/source.json`, 'utf8')) as File;
  change(file);
  await writeFile(`${folder}/${name}`, JSON.stringify(file));
  return `${folder}/${name}`;
}

describe('a whole institution as a file', () => {
  test.each(['mingde', 'jiangcheng', 'yunzhou'])('%s comes out as it went in', async (key) => {
    const [one, other] = [`${folder}/one.json`, `${folder}/other.json`];
    await run(`export  ${key}  ${one}  --accounts`);
    await run(`import  ${one}  --replace`);
    await run(`export  ${key}  ${other}  --accounts`);
    expect(await readFile(other, 'utf8')).toBe(await readFile(one, 'utf8'));
  });

  test('comes out of a folder as it comes out of a file, and a part that is empty by now leaves it', async () => {
    const [file, target] = [`${folder}/whole.json`, `${folder}/whole`];
    await run(`export  jiangcheng  ${file}`);
    await run(`export  jiangcheng  ${target}/`);
    const whole = JSON.parse(await readFile(file, 'utf8')) as File;
    expect(await readInstitution(target)).toEqual(whole);
    expect(JSON.parse(await readFile(`${target}/topics.json`, 'utf8'))).toEqual(whole.rows.topics);
    expect((await stat(`${target}/people.json`)).mode & 0o777).toBe(0o600);
    expect(await run(`check  ${target}/`)).toMatch(/没有问题，共 \d+ 行/);

    await writeInstitution(`${target}/`, { ...whole, yimen: 1, rows: { ...whole.rows, topics: [] } });
    expect(await readdir(target)).not.toContain('topics.json');
    expect(await readInstitution(target)).toEqual({ ...whole, rows: { ...whole.rows, topics: [] } });
  });

  test('says what an object holds in the order of its description', async () => {
    await run(`export  mingde  ${folder}/ordered.json`);
    const { rows } = JSON.parse(await readFile(`${folder}/ordered.json`, 'utf8')) as File;
    expect(Object.keys(rows.guides?.[0]?.guide as object)).toEqual(Object.keys(guide.entries));
  });

  test('moves to another database, where its people sign in', async () => {
    const file = `${folder}/moved.json`;
    await run(`export  yunzhou  ${file}  --accounts`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await onEmpty.run(`import  ${file}`);
    const host = 'yunzhou.localhost';
    const token = await empty.signIn('luruoxi', { host });
    expect((await empty.call(getServiceApp, {}, { host, token })).data.total).toBe(110);
    await onEmpty.run('delete  yunzhou  --without-export  --yes');
    expect(await empty.db.$count(institutions)).toBe(0);
  });

  test('is written before an institution is deleted, and takes that back', async () => {
    const file = `${folder}/back.json`;
    await onEmpty.run(`import  ${folder}/moved.json`);
    const before = await exportWhole(empty.db, 'yunzhou', { accounts: true, secrets: true });
    expect(await onEmpty.failed('delete  yunzhou  --yes')).toMatch(/^请写明导出到哪个新文件/);
    expect(await onEmpty.failed(`delete  yunzhou  ${folder}/moved.json  --yes`)).toMatch(/moved\.json 已经存在/);
    expect(await onEmpty.run(`delete  yunzhou  ${file}`)).toMatch(/^将删除单位 yunzhou .*删除前导出到 .*back\.json/);
    expect(await empty.db.$count(institutions)).toBe(1);
    expect(await onEmpty.run(`delete  yunzhou  ${file}  --yes`)).toMatch(/^单位 yunzhou 已删除。导出的文件 /);
    expect(await empty.db.$count(institutions)).toBe(0);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await onEmpty.run(`import  ${file}`);
    expect(await exportWhole(empty.db, 'yunzhou', { accounts: true, secrets: true })).toEqual(before);
    await onEmpty.run('delete  yunzhou  --without-export  --yes');
  });

  test('is not deleted where what was written would not bring it back', async () => {
    const file = `${folder}/unread.json`;
    await onEmpty.run(`import  ${folder}/moved.json`);
    const [app] = await empty.db.select().from(apps).limit(1);
    await empty.db
      .update(apps)
      .set({ icon: 'moon-base' })
      .where(eq(apps.id, String(app?.id)));
    expect(await onEmpty.failed(`delete  yunzhou  ${file}  --yes`)).toMatch(
      /^没有删除：导出到 .*unread\.json 的内容无法导入，.*用 --without-export 代替.*\napps 第 \d+ 行.*没有图标 moon-base/s,
    );
    expect(await empty.db.$count(institutions)).toBe(1);
    expect(existsSync(file), 'it holds hashes of passwords').toBe(false);

    await empty.db
      .update(apps)
      .set({ icon: String(app?.icon) })
      .where(eq(apps.id, String(app?.id)));
    const whole = await exportWhole(empty.db, 'yunzhou', { accounts: true, secrets: true });
    if (!whole) throw new Error('There is nothing to export.');
    const cut = { ...whole, rows: { ...whole.rows, apps: whole.rows.apps?.slice(1) ?? [] } };
    await writeInstitution(file, cut);
    await expect(requireRestorable(empty.db, file, whole)).rejects.toThrow('读出的内容和数据库里的不同');
    await writeInstitution(file, whole);
    await requireRestorable(empty.db, file, whole);
    expect(await exportWhole(empty.db, 'yunzhou', { accounts: true, secrets: true })).toEqual(whole);
    await onEmpty.run('delete  yunzhou  --without-export  --yes');
  });

  test('keeps the hashes of passwords to itself unless asked', async () => {
    await run(`export  mingde  ${folder}/public.json`);
    expect(await readFile(`${folder}/public.json`, 'utf8')).not.toContain('argon2');
  });

  test.each<[string, (file: File) => void, RegExp]>([
    [
      'a wrong type',
      ({ rows }) => Object.assign(rows.menus?.[2] ?? {}, { isFrame: 7 }),
      /^menus 第 3 行（[\w-]+）的 isFrame：/m,
    ],
    ['a missing field', ({ rows }) => delete rows.apps?.[0]?.name, /^apps 第 1 行（[\w-]+）的 name：/m],
    [
      'an unknown field',
      ({ rows }) => Object.assign(rows.apps?.[1] ?? {}, { colour: 'red' }),
      /^apps 第 2 行.*的 colour：/m,
    ],
    [
      'an unknown department',
      ({ rows }) => Object.assign(rows.apps?.[4] ?? {}, { department: 'moon' }),
      /^apps 第 5 行.*的 department：“moon” 不在 departments 中/m,
    ],
    [
      'an unknown label',
      ({ rows }) => Object.assign(rows.apps?.[0] ?? {}, { labels: ['moon'] }),
      /的 labels：“moon” 不在 labels 中/,
    ],
    [
      'an unknown icon',
      ({ rows }) => Object.assign(rows.apps?.[0] ?? {}, { icon: 'file-txet' }),
      /的 icon：没有图标 file-txet，相近的有 file-text、/,
    ],
    ['a row twice', ({ rows }) => rows.topics?.push(rows.topics[0] ?? {}), /^topics 第 \d+ 行.*的 id：重复了/m],
    [
      'a wrong colour',
      ({ institution }) => Object.assign(institution.theme as object, { themColor: 'red' }),
      /^institution 的 theme\.themColor：颜色应写作/m,
    ],
    [
      'a wrong moment',
      ({ rows }) => Object.assign(rows.articles?.[0] ?? {}, { publishedAt: 'yesterday' }),
      /的 publishedAt：时间应写作/,
    ],
    [
      'a moment of no day',
      ({ rows }) => Object.assign(rows.articles?.[1] ?? {}, { publishedAt: '2026-02-30T00:00:00.000Z' }),
      /^articles 第 2 行.*的 publishedAt：时间应写作 2026-11-20 08:00 的样子$/m,
    ],
    [
      'a day of no month',
      ({ rows }) => Object.assign(rows.calendarEvents?.[0] ?? {}, { start: '2026-02-30' }),
      /^calendarEvents 第 1 行.*的 start：/m,
    ],
    [
      'half of a character in a text',
      ({ rows }) => Object.assign(rows.departments?.[0] ?? {}, { name: 'a\ud800b' }),
      /^departments 第 1 行.*的 name：含有数据库存不下的字符$/m,
    ],
    [
      'half of a character within a guide',
      ({ rows }) => Object.assign((rows.guides?.[4]?.guide as object) ?? {}, { who: 'a\udfff' }),
      /^guides 第 5 行.*的 guide：含有数据库存不下的字符$/m,
    ],
    [
      'NUL in a name within preferences',
      ({ rows }) => Object.assign(rows.people?.[0] ?? {}, { preferences: { 'a\0': 1 } }),
      /^people 第 1 行.*的 preferences：含有数据库存不下的字符$/m,
    ],
    [
      'a link that leads elsewhere than it looks',
      ({ rows }) => Object.assign(rows.apps?.[0] ?? {}, { pcUrl: '/\\evil.example' }),
      /^apps 第 1 行.*的 pcUrl：应为 https:\/\/ 开头的地址，或 \/ 开头的路径$/m,
    ],
    [
      'a page among its files',
      ({ rows }) => Object.assign(rows.files?.[0] ?? {}, { name: '通知.html' }),
      /^files 第 1 行（通知\.html）的 name：应为 PDF/m,
    ],
    [
      'a file of more bytes than are taken',
      ({ rows }) => Object.assign(rows.files?.[0] ?? {}, { content: Buffer.alloc(20_000_001).toString('base64') }),
      /^files 第 1 行.*的 content：最大 20 MB$/m,
    ],
    [
      'a hash that nobody can afford',
      ({ rows }) => {
        rows.accounts = [
          {
            account: 'a',
            person: 'a',
            passwordHash: `$argon2id$v=19$m=4194304,t=9,p=1$${'a'.repeat(22)}$${'a'.repeat(43)}`,
          },
        ];
      },
      /^accounts 第 1 行（a）的 passwordHash：密码散列的计算开销过大/m,
    ],
    [
      'a character that nobody sees',
      ({ rows }) => Object.assign(rows.departments?.[0] ?? {}, { intro: 'a\u001b[2J' }),
      /^departments 第 1 行.*的 intro：含有看不见的字符$/m,
    ],
    [
      "another institution's host",
      ({ hosts }) => hosts.push('mingde.localhost'),
      /^hosts 第 \d+ 行（mingde\.localhost）：已经属于 mingde/m,
    ],
    ['a part that is none', ({ rows }) => Object.assign(rows, { sessions: [] }), /^sessions：没有这个表/m],
    [
      'a text of guide that is none',
      ({ rows }) => Object.assign(rows.guides?.[0] ?? {}, { guide: { who: 1 } }),
      /^guides 第 1 行.*的 guide\./m,
    ],
  ])('with %s is refused by row and field, and nothing is written', async (_, change, message) => {
    const before = await run('export  jiangcheng  /dev/null').then(() => world.db.select().from(apps));
    const file = await changed('wrong.json', (content) => {
      content.institution.hotline = 'written though wrong';
      change(content);
    });
    expect(await failed(`import  ${file}  --replace`)).toMatch(message);
    expect(await world.db.select().from(apps)).toEqual(before);
    const host = 'jiangcheng.localhost';
    expect((await world.call(getConfig, {}, { host })).data.hotline).not.toBe('written though wrong');
  });

  test('that is there already is replaced only when asked', async () => {
    const file = await changed('again.json', () => {});
    expect(await failed(`import  ${file}`)).toMatch(
      /institution 的 id：单位 jiangcheng 已经有了；要改成文件中的内容，请加 --replace/,
    );
  });

  test('replaces what is there: what it lacks goes, what it does not name stays, who is signed in stays so', async () => {
    const host = 'jiangcheng.localhost';
    const token = await world.signIn('chensiyuan', { host });
    const file = await changed('fewer.json', ({ institution, rows }) => {
      institution.hotline = '027-0000';
      const gone = rows.topics?.pop();
      expect(gone).toBeDefined();
      delete rows.articles;
      delete rows.newsColumns;
    });
    await run(`import  ${file}  --replace  --allow-removals  --yes`);
    expect((await world.call(getConfig, {}, { host })).data.hotline).toBe('027-0000');
    expect((await world.call(getUserInfo, {}, { host, token })).data.name).toBe('陈思远');
    expect(JSON.parse(await run('show  topics  jiangcheng'))).toHaveLength(
      (JSON.parse(await readFile(file, 'utf8')) as File).rows.topics?.length ?? -1,
    );
    expect(JSON.parse(await run('show  articles  jiangcheng')).length).toBeGreaterThan(5);
  });
});
