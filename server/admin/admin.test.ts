import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getUserInfo, login } from '@yimen/contract/auth';
import { getAppGuide, getServiceApp } from '@yimen/contract/homepage/apps';
import { homeConfig, themeList, topNavigation } from '@yimen/contract/homepage/site';
import { getConfig } from '@yimen/contract/unit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { institutions } from '../database/schema/institutions.ts';
import { people } from '../database/schema/people.ts';
import { apps } from '../database/schema/services.ts';
import { openTestDatabase } from '../database/testing.ts';
import { setFollowed } from '../institutions/resolve.ts';
import { openWorld, type World, worldOf } from '../testing/world.ts';
import { runCommand } from './commands.ts';

let world: World;
let empty: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  const open = await openTestDatabase();
  empty = worldOf(open.db, open.close);
  folder = await mkdtemp(path.join(tmpdir(), 'yimen-admin-'));
});
afterAll(async () => {
  await Promise.all([world.close(), empty.close()]);
  await rm(folder, { recursive: true });
});

/** Runs a command as typed, words apart by two spaces; returns what it prints. */
async function run(line: string, { db }: World = world, typed = ''): Promise<string> {
  const printed: string[] = [];
  await runCommand(line.split('  '), { db, print: (text) => printed.push(text), input: async () => typed });
  // The command is another process in life, of whose changes the server hears; here it must forget by itself.
  setFollowed(db, false);
  return printed.join('\n');
}

const failed = (line: string, at: World = world, typed = '') =>
  run(line, at, typed).then(
    () => 'fine',
    (error: Error) => error.message,
  );

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

  test('moves to another database, where its people sign in', async () => {
    const file = `${folder}/moved.json`;
    await run(`export  yunzhou  ${file}  --accounts`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await run(`import  ${file}`, empty);
    const host = 'yunzhou.localhost';
    const token = await empty.signIn('luruoxi', { host });
    expect((await empty.call(getServiceApp, {}, { host, token })).data.total).toBe(110);
    await run('delete  yunzhou  --yes', empty);
    expect(await empty.db.$count(institutions)).toBe(0);
  });

  test('keeps the hashes of passwords to itself unless asked', async () => {
    await run(`export  mingde  ${folder}/public.json`);
    expect(await readFile(`${folder}/public.json`, 'utf8')).not.toContain('argon2');
  });

  test.each<[string, (file: File) => void, RegExp]>([
    [
      'a wrong type',
      ({ rows }) => Object.assign(rows.menus?.[2] ?? {}, { isFrame: 7 }),
      /^menus, row 3 \([\w-]+\), field isFrame: /m,
    ],
    ['a missing field', ({ rows }) => delete rows.apps?.[0]?.name, /^apps, row 1 \([\w-]+\), field name: /m],
    [
      'an unknown field',
      ({ rows }) => Object.assign(rows.apps?.[1] ?? {}, { colour: 'red' }),
      /^apps, row 2 .*, field colour: /m,
    ],
    [
      'an unknown department',
      ({ rows }) => Object.assign(rows.apps?.[4] ?? {}, { department: 'moon' }),
      /^apps, row 5 .*, field department: “moon” is not among departments/m,
    ],
    [
      'an unknown label',
      ({ rows }) => Object.assign(rows.apps?.[0] ?? {}, { labels: ['moon'] }),
      /field labels: “moon” is not among labels/,
    ],
    [
      'an unknown icon',
      ({ rows }) => Object.assign(rows.apps?.[0] ?? {}, { icon: 'no-icon' }),
      /field icon: there is no icon “no-icon”/,
    ],
    [
      'a row twice',
      ({ rows }) => rows.topics?.push(rows.topics[0] ?? {}),
      /^topics, row \d+ .*, field id: is there twice/m,
    ],
    [
      'a wrong colour',
      ({ institution }) => Object.assign(institution.theme as object, { themColor: 'red' }),
      /^file, field institution\.theme\.themColor: is not a colour/m,
    ],
    [
      'a wrong moment',
      ({ rows }) => Object.assign(rows.articles?.[0] ?? {}, { publishedAt: 'yesterday' }),
      /field publishedAt: is not a moment/,
    ],
    [
      "another institution's host",
      ({ hosts }) => hosts.push('mingde.localhost'),
      /^hosts, row \d+ \(mingde\.localhost\): belongs to mingde/m,
    ],
    [
      'a part that is none',
      ({ rows }) => Object.assign(rows, { sessions: [] }),
      /^sessions: is not a part of an institution/m,
    ],
    [
      'a text of guide that is none',
      ({ rows }) => Object.assign(rows.guides?.[0] ?? {}, { guide: { who: 1 } }),
      /^guides, row 1 .*, field guide\./m,
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
      /institution, field id: “jiangcheng” is there already: give --replace/,
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
    await run(`import  ${file}  --replace`);
    expect((await world.call(getConfig, {}, { host })).data.hotline).toBe('027-0000');
    expect((await world.call(getUserInfo, {}, { host, token })).data.name).toBe('陈思远');
    expect(JSON.parse(await run('show  topics  jiangcheng'))).toHaveLength(
      (JSON.parse(await readFile(file, 'utf8')) as File).rows.topics?.length ?? -1,
    );
    expect(JSON.parse(await run('show  articles  jiangcheng')).length).toBeGreaterThan(5);
  });
});

describe('one change', () => {
  const as = { host: 'mingde.localhost' };

  test('of settings and colours is shown at once', async () => {
    await run('set  institution  mingde  hotline=0579-1  template=2  grey=true');
    await run('set  theme  mingde  themColor=#0a7f5a');
    expect((await world.call(getConfig, {}, as)).data).toMatchObject({ hotline: '0579-1', template: 2 });
    expect((await world.call(themeList, {}, as)).data).toMatchObject({ themColor: '#0a7f5a', grey: true });
    expect(await failed('set  theme  mingde  themColor=green')).toMatch(/field theme\.themColor: is not a colour/);
    expect(await failed('set  institution  mingde  id=other')).toMatch(/keeps its key/);
  });

  test('adds, changes and removes a menu entry', async () => {
    const token = await world.guest(as);
    const named = async () =>
      (await world.call(topNavigation, {}, { ...as, token })).data.filter(
        ({ pageNavigationId }) => pageNavigationId === 'm-new',
      );
    expect(await run('set  menus  mingde  id=m-new  name=日程  path=/schedule-center')).toContain('added');
    expect(await named()).toMatchObject([{ name: '日程', link: '/schedule-center', isDefault: 1, isLogin: 0 }]);
    expect(await run('set  menus  mingde  id=m-new  isLogin=1')).toContain('changed');
    expect(await named()).toMatchObject([{ name: '日程', isLogin: 1 }]);
    expect(await run('remove  menus  mingde  id=m-new')).toContain('1 row(s)');
    expect(await named()).toEqual([]);
    expect(await failed('set  menus  mingde  name=无')).toBe('Say which row: id=…');
  });

  test('switches a module off, under its institution alone', async () => {
    await run('set  modules  mingde  template=1  path=news  enabled=false');
    const signs = async (host: string) =>
      (await world.call(homeConfig, {}, { host, token: await world.guest({ host }) })).data.map(({ sign }) => sign);
    expect(await signs('mingde.localhost')).not.toContain('news');
    expect(await signs('jiangcheng.localhost')).toContain('news');
  });

  test('adds a service that is found and opened, and refuses one of an unknown department', async () => {
    const token = await world.guest(as);
    const made = 'set  services  mingde  id=bike-permit  name=电动车通行证  category=life';
    expect(await failed(`${made}  department=moon`)).toMatch(
      /^apps, row 1 \(bike-permit\), field department: “moon” is not among/m,
    );
    const [department] = JSON.parse(await run('show  departments  mingde')) as { id: string }[];
    const [category] = JSON.parse(await run('show  categories  mingde  attributeType=1')) as { id: string }[];
    await run(
      `set  services  mingde  id=bike-permit  name=电动车通行证  category=${category?.id}  department=${department?.id}`,
    );
    const found = await world.call(getServiceApp, { query: 'ddctxz' }, { ...as, token });
    expect(found.data.list.map(({ id }) => id)).toContain('bike-permit');
    await run('set  guides  mingde  app=bike-permit  guide.who=全体师生  guide.conditions=["车已上牌"]');
    const { data } = await world.call(getAppGuide, { appId: 'bike-permit' }, { ...as, token });
    expect(data.guide).toMatchObject({ who: '全体师生', conditions: ['车已上牌'], fee: '' });
    expect(await failed('set  guides  mingde  app=bike-permit  guide.who=1')).toMatch(/field guide\.who: /);
  });

  test('adds a host once, and never takes one from another institution', async () => {
    await run('host  add  mingde  Portal.Example.edu');
    expect((await world.call(getConfig, {}, { host: 'portal.example.edu' })).data.key).toBe('mingde');
    expect(await failed('host  add  yunzhou  portal.example.edu')).toBe(
      'portal.example.edu belongs to mingde already.',
    );
    await run('host  remove  mingde  portal.example.edu');
    await expect(world.call(getConfig, {}, { host: 'portal.example.edu' })).rejects.toThrow(/No institution answers/);
  });
});

describe('a person', () => {
  const as = { host: 'yunzhou.localhost' };

  test('is added with a password that is shown once, and signs in with it', async () => {
    const printed = await run('user  yunzhou  zhangsan  name=张三  userType=STAFF');
    const password = /shown this once: (\S+)/.exec(printed)?.[1] ?? '';
    expect(password).toHaveLength(16);
    expect((await world.call(login, { account: 'zhangsan', password }, as)).success).toBe(true);
  });

  test('who gets a new password is signed out everywhere', async () => {
    const token = await world.signIn('luruoxi', as);
    await run('password  yunzhou  luruoxi  --password-stdin', world, 'another one\n');
    expect((await world.call(getUserInfo, {}, { ...as, token })).code).toBe(401);
    expect((await world.call(login, { account: 'luruoxi', password: 'another one' }, as)).success).toBe(true);
  });

  test('with a password that is too short is not added', async () => {
    const before = await world.db.$count(people);
    expect(await failed('user  yunzhou  lisi  name=李四  --password-stdin', world, 'short')).toMatch(/at least 8/);
    expect(await world.db.$count(people)).toBe(before);
  });
});

test('a new institution answers with its name, menus and modules', async () => {
  expect(await run('institutions', empty)).toMatch(/no institution yet/);
  await run('create  xinyuan  新园中学  xinyuan.example', empty);
  const host = 'xinyuan.example';
  const token = await empty.guest({ host });
  expect((await empty.call(getConfig, {}, { host })).data).toMatchObject({ key: 'xinyuan', name: '新园中学' });
  expect((await empty.call(topNavigation, {}, { host, token })).data).toHaveLength(4);
  for (const template of [1, 2, 3]) {
    expect((await empty.call(homeConfig, { template }, { host, token })).data.length).toBeGreaterThan(3);
  }
  expect(await run('institutions', empty)).toBe('xinyuan  新园中学  xinyuan.example');
});

test.each([
  ['fly', /There is no command “fly”/],
  ['export  nowhere  file', /There is no institution nowhere/],
  ['show  moons  mingde', /There is no part “moons”/],
  ['show  accounts  mingde', /Accounts are made with/],
  ['set  menus  mingde  id', /not of the form field=value/],
  ['set  menus  mingde  id=x  size=1', /There is no field “size”/],
  ['delete  mingde', /say --yes/],
  ['institutions  --replace', /has no switch --replace/],
  ['import  /nowhere.json', /cannot be read/],
])('“%s” is answered with what to put right', async (line, message) => {
  expect(await failed(line)).toMatch(message);
});
