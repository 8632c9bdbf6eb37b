import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@yimen/contract';
import { getAppearance, saveAppearance } from '@yimen/contract/person/user';
import { addEntry, calendarFeed, renewFeed } from '@yimen/contract/schedule/entries';
import { collectApp, getCollectApp } from '@yimen/contract/services/collection';
import { sendFeedback } from '@yimen/contract/services/feedback';
import { getRecentlyUsedApp, hitApp } from '@yimen/contract/services/recently-used';
import { getUserInfo } from '@yimen/contract/sign-in/auth';
import { pushTasks } from '@yimen/contract/sources/push';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarFeeds } from '../database/schema/schedule.ts';
import { addDays, dayText } from '../lib/time.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';
import { runCommand } from './commands.ts';
import { exportWhole } from './whole.ts';

let world: World;
let token: string;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  token = await world.signIn('2024310086');
  folder = await mkdtemp(path.join(tmpdir(), 'yimen-replace-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const { run, failed } = commandsOn(() => world);

type Row = Record<string, unknown>;
interface File {
  institution: Row;
  rows: Record<string, Row[]>;
}

/** The institution as a file of before, changed. */
async function fileOf(change: (file: File) => void = () => {}): Promise<string> {
  const file = (await exportWhole(world.db, 'mingde', { accounts: true })) as unknown as File;
  change(file);
  await writeFile(`${folder}/mingde.json`, JSON.stringify(file));
  return `${folder}/mingde.json`;
}

const collected = async () => (await world.call(getCollectApp, {}, { token })).data.map(({ id }) => id);

test('what people did since a file was exported stays when it replaces the institution', async () => {
  // Makes the system that delivers.
  await world.call(pushTasks, { items: [{}] });
  const file = await fileOf(({ institution }) => Object.assign(institution, { hotline: '0579-2' }));
  // Whatever a call of the API writes is what people, or other systems, did. Some end the person's sessions.
  for (const { endpoint } of endpoints) {
    // What the staff write is the institution's, as what the file says.
    if (endpoint.access === 'staff') continue;
    if ((await world.call(getUserInfo, {}, { token })).code === 401) token = await world.signIn('2024310086');
    await world.call(endpoint, endpoint.example, { token });
  }
  token = await world.signIn('2024310086');
  const day = addDays(dayText(new Date()), 3);
  const [first = ''] = await collected();
  await world.call(collectApp, { appId: first, collected: false }, { token });
  await world.call(collectApp, { appId: 'cet-register', collected: true }, { token });
  await world.call(hitApp, { appId: 'course-exempt' }, { token });
  await world.call(saveAppearance, { theme: 'dark' }, { token });
  await world.call(
    addEntry,
    { title: '看牙', kind: 'personal', start: `${day} 09:00`, end: `${day} 10:00` },
    { token },
  );
  await world.call(sendFeedback, { about: 'search', subject: '看牙', words: '没有找到' }, { token });

  const before = await exportWhole(world.db, 'mingde', { accounts: true });
  expect(await run(`import  ${file}  --replace`)).not.toContain('已删除');
  const after = await exportWhole(world.db, 'mingde', { accounts: true });
  expect(after).toEqual({ ...before, institution: { ...(before?.institution as Row), hotline: '0579-2' } });
  expect(await collected()).not.toContain(first);
  expect((await world.call(getRecentlyUsedApp, {}, { token })).data[0]?.app.id).toBe('course-exempt');
  expect((await world.call(getAppearance, {}, { token })).data.theme).toBe('dark');
});

test('what people did with something goes with it only when one says so, and is told before', async () => {
  const gone = 'cet-register';
  await world.call(collectApp, { appId: gone, collected: true }, { token });
  const file = await fileOf(({ rows }) => {
    rows.apps = rows.apps?.filter(({ id }) => id !== gone) ?? [];
    for (const [part, all] of Object.entries(rows)) rows[part] = all.filter(({ app }) => app !== gone);
  });
  const others = (await collected()).filter((id) => id !== gone);
  const refused = await failed(`import  ${file}  --replace`);
  expect(refused).toMatch(/^没有改动任何数据：导入会删除文件中没有的数据。确定后加 --yes。$/m);
  expect(refused).toMatch(/^ {2}apps：文件中没有的 1 行（cet-register）$/m);
  expect(refused).toMatch(/^ {2}collections：随之删除的 \d+ 行$/m);
  expect(await collected()).toContain(gone);
  expect(await run(`import  ${file}  --replace  --allow-removals  --yes`)).toMatch(
    /^已删除：\n(.*\n)* {2}apps：文件中没有的 1 行/m,
  );
  expect(await collected()).toEqual(others);
});

test('people whom a file lacks stay until one says so, and more than 5 % of them until one says it twice', async () => {
  const filler = Array.from({ length: 100 }, (_, index) => `filler-${index}`);
  const more = await fileOf(({ rows }) => {
    const [person] = rows.people ?? [];
    rows.people?.push(...filler.map((id) => ({ ...person, id, no: id, lastLogin: null })));
  });
  await run(`import  ${more}  --replace`);
  const fileWithout = (...gone: string[]) =>
    fileOf(({ rows }) => {
      rows.people = rows.people?.filter(({ id }) => !gone.includes(String(id))) ?? [];
    });
  const before = await exportWhole(world.db, 'mingde', { accounts: true });
  const one = await fileWithout('filler-0');
  expect(await failed(`import  ${one}  --replace`)).toBe(
    '没有改动任何数据：导入会删除文件中没有的数据。确定后加 --yes。\n  people：文件中没有的 1 行（filler-0）',
  );
  const many = await fileWithout(...filler);
  for (const flags of ['--replace', '--replace  --yes'])
    expect(await failed(`import  ${many}  ${flags}`)).toMatch(
      /^没有改动任何数据。\npeople：文件里没有的有 100 行.*超过 5%.*\n.*--allow-removals。\n会删除：\n {2}people：文件中没有的 100 行/,
    );
  expect(await failed(`import  ${many}  --replace  --allow-removals`)).toContain('确定后加 --yes');
  expect(await exportWhole(world.db, 'mingde', { accounts: true })).toEqual(before);
  expect(await run(`import  ${many}  --replace  --allow-removals  --yes`)).toContain('people：文件中没有的 100 行');
});

test('who is asked agrees to what was told, or to nothing', async () => {
  const told: string[] = [];
  const outside = { db: world.db, print: (text: string) => void told.push(text), input: async () => '' };
  await run('set  groups  mingde  id=asked  name=问过的');
  for (let index = 0; index < 40; index += 1) await run(`set  groups  mingde  id=group-${index}  name=组`);
  const file = await fileOf(({ rows }) => {
    rows.groups = rows.groups?.filter(({ id }) => id !== 'asked') ?? [];
  });
  const words = `import  ${file}  --replace`.split('  ');
  const asked: string[] = [];
  await runCommand(words, { ...outside, ask: (text) => void asked.push(text) });
  expect(told).toEqual(['导入会删除文件中没有的数据：\n  groups：文件中没有的 1 行（asked）']);
  const groups = async () => JSON.parse(await run('show  groups  mingde  id=asked'));
  expect(await groups()).toHaveLength(1);
  await expect(runCommand([...words, '--yes'], { ...outside, agreed: 'another' })).rejects.toThrow(
    '和刚才列出的不同了',
  );
  await runCommand([...words, '--yes'], { ...outside, agreed: asked[0] });
  expect(await groups()).toEqual([]);
});

test('what people did comes with those whom a file adds', async () => {
  const file = await fileOf(({ rows }) => {
    const person = rows.people?.find(({ id }) => id === '2024310086');
    rows.people?.push({ ...person, id: 'new', no: 'new', lastLogin: null });
    rows.collections?.push({ person: 'new', app: 'transcript-print', position: 0, group: '学习' });
    rows.collections?.push({ person: '2024310086', app: 'exam-defer', position: 99, group: '' });
  });
  const before = await collected();
  await run(`import  ${file}  --replace`);
  expect(JSON.parse(await run('show  collections  mingde  person=new'))).toMatchObject([{ group: '学习' }]);
  expect(await collected()).toEqual(before);
});

test('what rows need that stay is not taken from them', async () => {
  const file = await fileOf(({ rows }) => {
    rows.noticeTypes = [];
    for (const part of ['notices', 'noticeReads']) delete rows[part];
  });
  expect(await failed(`import  ${file}  --replace`)).toMatch(
    /^没有改动任何数据：文件中缺少保留的数据要用的内容，.*还被 notices 用着。$/,
  );
});

test('who has another password or is disabled by a file is signed in nowhere, and has no calendar address', async () => {
  const [changed, disabled, untouched] = ['2025210417', '20150132', '20120088'];
  const people = await Promise.all([changed, disabled, untouched].map((who) => world.signIn(who)));
  const addressOf = async (as: string | undefined) => (await world.call(calendarFeed, {}, { token: as })).data?.address;
  for (const as of people) expect((await world.call(renewFeed, {}, { token: as })).success).toBe(true);
  const passwordHash = await hashPassword('another password');
  const file = await fileOf(({ rows }) => {
    for (const row of rows.accounts ?? []) if (row.person === changed) Object.assign(row, { passwordHash });
    for (const row of rows.people ?? []) if (row.id === disabled) Object.assign(row, { disabled: true });
  });
  await run(`import  ${file}  --replace`);
  const statuses = await Promise.all(people.map(async (as) => (await world.call(getUserInfo, {}, { token: as })).code));
  expect(statuses).toEqual([401, 401, 200]);
  expect(await addressOf(people[2])).toMatch(/\.ics$/);
  expect((await world.db.select().from(calendarFeeds)).map(({ person }) => person)).not.toContain(changed);
  await run(`user  mingde  ${disabled}  disabled=false`);
  expect(await addressOf(await world.signIn(disabled ?? ''))).toBeNull();
});
