import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getAppGuide } from '@yimen/contract/services/guide';
import { getConfig } from '@yimen/contract/unit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drafts, editions, releases } from '../database/schema/editions.ts';
import { inTransaction } from '../database/transaction.ts';
import { publishScheduledJob } from '../staff/scheduled.ts';
import { commandsOn } from '../testing/commands.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of [drafts, editions, releases]) await world.db.delete(table);
});
const { run, failed } = commandsOn(() => world);

const row = async (part: string, key: string) => JSON.parse(await run(`show  ${part}  mingde  ${key}`))[0];
const articleTitle = async () => (await row('articles', `id=${article}`)).title;
const article = 'news-badminton-league';
const name = `articles:${article}`;

describe('what a command changes', () => {
  test('is kept as an edition with what was there before, and comes back', async () => {
    const before = await articleTitle();
    await run(`set  articles  mingde  id=${article}  title=第一次改`);
    await run(`set  articles  mingde  id=${article}  title=第二次改`);
    const lines = (await run(`edition  list  mingde  ${name}`)).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('1  原有');
    expect(lines[2]).toMatch(
      /^3 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}cli:\S+ {2}发布单 2 set articles mingde id= title= {2}title$/,
    );
    expect(await failed(`edition  restore  mingde  ${name}  1`)).toContain('请写明原因');
    await run(`edition  restore  mingde  ${name}  1  reason=改错了`);
    expect(await articleTitle()).toBe(before);
    expect(await run(`edition  list  mingde  ${name}`)).toMatch(/^4 .*恢复 articles:\S+ 的版本 1 {2}title$/m);
    expect(await failed(`edition  restore  mingde  ${name}  1  reason=再来`)).toContain('一样');
    expect(await failed(`edition  restore  mingde  ${name}  9  reason=再来`)).toContain('没有版本 9');
  });

  test('leaves no edition where nothing differs, or only counts do', async () => {
    await run(`set  articles  mingde  id=${article}  title=${await articleTitle()}`);
    await run(`set  articles  mingde  id=${article}  views=123456`);
    expect(await world.db.$count(editions)).toBe(0);
    expect(await failed('edition  list  mingde  people:20240001')).toContain('不保留版本');
    expect(await failed('edition  list  mingde  articles')).toContain('应写成 articles:<id>');
  });

  test('tells no field that nobody has named', async () => {
    await run('set  columns  mingde  id=fresh  name=新栏目');
    await run('set  columns  mingde  id=fresh  name=改名的栏目');
    const [, second] = (await run('edition  list  mingde  columns:fresh')).split('\n');
    expect(second).toMatch(/ {2}name$/);
    await run('remove  columns  mingde  id=fresh  --yes');
  });

  test('comes back with what was removed along with it', async () => {
    await run('set  services  mingde  id=bike  name=电动车  category=aid  department=archives');
    await run('set  guides  mingde  app=bike  guide.who=全体师生');
    await run('remove  services  mingde  id=bike  --yes');
    expect(await run('edition  list  mingde  guides:bike')).toMatch(/ 归档$/m);
    const [last] = (await run('release  list  mingde')).split('\n');
    const number = last?.split('  ')[0];
    expect(await run(`release  rollback  mingde  ${number}  reason=还要用`)).toContain('已回滚 2 项');
    expect(await row('guides', 'app=bike')).toMatchObject({ guide: { who: '全体师生' } });
    const token = await world.guest();
    expect((await world.call(getAppGuide, { appId: 'bike' }, { token })).data.guide.who).toBe('全体师生');
  });
});

describe('the edition of a service that is not there any more', () => {
  test('comes back with its guide as it was beside that edition, in one release', async () => {
    await run('set  services  mingde  id=kayak  name=皮划艇  category=aid  department=archives');
    await run('set  guides  mingde  app=kayak  guide.who=一年级');
    await run('set  services  mingde  id=kayak  summary=第二版');
    await run('set  guides  mingde  app=kayak  guide.who=二年级');
    await run('remove  services  mingde  id=kayak  --yes');

    const restored = await run('edition  restore  mingde  services:kayak  2  reason=还要用');
    expect(restored).toMatch(/^services:kayak 已恢复为版本 2 的内容，连同 guides：1，发布单 \d+。$/);
    expect(await row('apps', 'id=kayak')).toMatchObject({ summary: '第二版' });
    expect(await row('guides', 'app=kayak')).toMatchObject({ guide: { who: '二年级' } });
    const release = /\d+(?=。$)/.exec(restored)?.[0];
    for (const item of ['apps:kayak', 'guides:kayak'])
      expect(await run(`edition  list  mingde  ${item}`), item).toContain(`发布单 ${release} `);

    await run('remove  services  mingde  id=kayak  --yes');
    await run('edition  restore  mingde  services:kayak  1  reason=最早的');
    expect(await row('apps', 'id=kayak')).toMatchObject({ summary: '' });
    expect(await row('guides', 'app=kayak')).toMatchObject({ guide: { who: '一年级' } });
    await run(`release  rollback  mingde  ${(await run('release  list  mingde')).split('  ')[0]}  reason=不用了`);
    expect(await row('apps', 'id=kayak')).toBeUndefined();
  });

  test('leaves the guide alone where the service is there', async () => {
    await run('set  services  mingde  id=canoe  name=独木舟  category=aid  department=archives');
    await run('set  guides  mingde  app=canoe  guide.who=一年级');
    await run('set  services  mingde  id=canoe  summary=改过');
    await run('set  guides  mingde  app=canoe  guide.who=二年级');
    expect(await run('edition  restore  mingde  services:canoe  1  reason=改错了')).not.toContain('连同');
    expect(await row('guides', 'app=canoe')).toMatchObject({ guide: { who: '二年级' } });
  });

  test('comes back with the guide that it had before any change was kept', async () => {
    const before = await row('guides', 'app=campus-bus');
    await run('remove  services  mingde  id=campus-bus  --yes');
    await run('edition  restore  mingde  apps:campus-bus  1  reason=误删');
    expect(await row('guides', 'app=campus-bus')).toEqual(before);
  });
});

describe('every way to change content by command', () => {
  /** Writes down each row of a published table that the database changes, whoever changes it. */
  async function watch(): Promise<void> {
    await world.db.execute(sql`create table changed_rows (part text, id text)`);
    await world.db.execute(sql`
      create function note_change() returns trigger language plpgsql as $$
      begin insert into changed_rows values (tg_table_name, coalesce(new.id, old.id)); return null; end $$`);
    for (const table of ['articles', 'notices', 'topics', 'menus', 'apps', 'terms']) {
      await world.db.execute(
        sql.raw(`create trigger note_change after insert or update or delete on ${table}
          for each row execute function note_change()`),
      );
    }
  }

  test('keeps editions: the newest one is what visitors see, of every row that a trigger has noted', async () => {
    await watch();
    const folder = `${await mkdtemp(path.join(tmpdir(), 'yimen-'))}/mingde/`;
    await run(`export  mingde  ${folder}`);
    await run('set  topics  mingde  id=new-topic  name=新专题  summary=  cover=  intro=  groups=[]  checklist=[]');
    await run('remove  articles  mingde  id=news-first-class-courses  --yes');
    const table = path.join(folder, 'table.csv');
    await writeFile(table, 'id,title\nnews-badminton-league,改了标题\n');
    await run(`apply  articles  mingde  ${table}  --yes`);
    await writeFile(path.join(folder, '../menus.csv'), 'id\nnav-home\n');
    await run(`apply  menus  mingde  ${path.join(folder, '../menus.csv')}  --complete  --allow-removals  --yes`);
    await rm(table);
    await run(`import  ${folder}  --replace  --allow-removals  --yes`);
    await run('draft  set  mingde  terms:2026-2027-1  name=秋季学期');
    await run('release  publish  mingde  校历');

    const { rows } = await world.db.execute<{ part: string; id: string }>(sql`select distinct * from changed_rows`);
    expect(rows.length).toBeGreaterThan(10);
    expect(new Set(rows.map(({ part }) => part)).size).toBe(4);
    for (const { part, id } of rows) {
      const all = (await run(`edition  list  mingde  ${part}:${id}`)).split('\n');
      expect(all.length, `editions of ${part}:${id}`).toBeGreaterThan(1);
      const last = await run(`edition  show  mingde  ${part}:${id}  ${all.length}`);
      const live = await row(part, `id=${id}`);
      if (!live) expect(last).toBe('归档');
      else expect(live).toMatchObject(JSON.parse(last));
    }
  });
});

describe('a draft', () => {
  test('is not seen before it is published', async () => {
    const before = await articleTitle();
    expect(await run(`draft  set  mingde  ${name}  title=草稿里的`)).toMatch(/^articles:\S+：title {2}cli:/);
    expect(await articleTitle()).toBe(before);
    expect(await run(`draft  show  mingde  ${name}`)).toContain(`title："${before}" → "草稿里的"`);
    expect(await run('release  publish  mingde  改标题')).toBe('已发布 1 项，发布单 1。');
    expect(await articleTitle()).toBe('草稿里的');
    expect(await run('draft  list  mingde')).toBe('没有未发布的改动。');
    await run('release  rollback  mingde  1  reason=撤回');
    expect(await articleTitle()).toBe(before);
  });

  test('that says what is there already is none', async () => {
    await run(`draft  set  mingde  ${name}  title=草稿里的`);
    expect(await run(`draft  set  mingde  ${name}  title=${await articleTitle()}`)).toContain('没有草稿了');
    expect(await run('draft  list  mingde')).toBe('没有未发布的改动。');
  });

  test('of the settings and of one field of a guide leaves the others', async () => {
    const { guide } = await row('guides', 'app=transcript-print');
    await run('draft  set  mingde  guides:transcript-print  guide.fee=免费');
    await run('draft  set  mingde  institution:mingde  hotline=0579-2  theme.themColor=#0a7f5a');
    await run('set  guides  mingde  app=transcript-print  guide.place=行政楼');
    await run('release  publish  mingde  一起');
    expect((await row('guides', 'app=transcript-print')).guide).toEqual({ ...guide, fee: '免费', place: '行政楼' });
    expect((await world.call(getConfig, {})).data).toMatchObject({ hotline: '0579-2' });
  });

  test('whose field has been changed meanwhile asks which one it is to be', async () => {
    await run(`draft  set  mingde  ${name}  title=我的`);
    await run(`set  articles  mingde  id=${article}  title=别人的`);
    expect(await failed('release  publish  mingde  标题')).toMatch(/的 title：.*"我的"，同时已发布的现在是 "别人的"/);
    expect(await articleTitle()).toBe('别人的');
    await run(`draft  set  mingde  ${name}  title=我的`);
    await run('release  publish  mingde  标题');
    expect(await articleTitle()).toBe('我的');
  });

  test('that is wrong keeps all of them back, and all that is wrong is told', async () => {
    const before = await articleTitle();
    await run(`draft  set  mingde  ${name}  title=好的`);
    expect(await run('draft  set  mingde  articles:news-clinical-skills-centre  column=moon')).toMatch(
      /\n {2}还不能发布：articles 第 1 行.*“moon” 不在 newsColumns 中/,
    );
    expect(await run('draft  set  mingde  menus:nav-hom  name=首页')).toMatch(/ 新增\n {2}还不能发布：.*path/);
    await run('draft  discard  mingde  menus:nav-hom  --yes');
    await run(`draft  set  mingde  menus:nav-home  name=`);
    const told = await failed('release  publish  mingde  一起');
    expect(told).toMatch(/^有 \d 处问题，没有改动任何数据/);
    expect(told).toMatch(/column：“moon” 不在 newsColumns 中/);
    expect(await articleTitle()).toBe(before);
    expect(await world.db.$count(releases)).toBe(0);
    expect(await failed(`draft  set  mingde  ${name}  titel=好的`)).toContain('没有字段 titel');
    expect(await failed('release  publish  mingde  一个  item=articles:news-county-governance-institute')).toContain(
      '没有草稿',
    );
  });

  test('withdraws a row, and adds one', async () => {
    await run('draft  withdraw  mingde  articles:news-clinical-skills-centre');
    await run('draft  set  mingde  menus:m-new  name=日程  path=/schedule-center');
    await run('release  publish  mingde  增减');
    expect(await row('articles', 'id=news-clinical-skills-centre')).toBeUndefined();
    expect(await row('menus', 'id=m-new')).toMatchObject({ name: '日程', link: '/schedule-center' });
    await run('release  rollback  mingde  1  reason=还原');
    expect(await row('articles', 'id=news-clinical-skills-centre')).toMatchObject({
      id: 'news-clinical-skills-centre',
    });
    expect(await row('menus', 'id=m-new')).toBeUndefined();
    expect(await failed('draft  withdraw  mingde  articles:none')).toContain('没有发布');
  });
});

describe('a rollback', () => {
  test('skips what has been changed since, and says so', async () => {
    await run(`draft  set  mingde  ${name}  title=一`);
    await run('draft  set  mingde  articles:news-county-governance-institute  title=二');
    await run('release  publish  mingde  两篇');
    await run('set  articles  mingde  id=news-county-governance-institute  title=三');
    expect(await run('release  rollback  mingde  1  reason=撤回')).toMatch(
      /^已回滚 1 项.*\n跳过 articles:news-county-governance-institute：之后又改过/,
    );
    expect((await row('articles', 'id=news-county-governance-institute')).title).toBe('三');
    expect(await failed('release  rollback  mingde  1  reason=撤回')).toContain('没有可以回滚的');
    expect(await failed('release  rollback  mingde  99  reason=撤回')).toContain('没有已发布的发布单 99');
  });
});

test('an export says what of the content it does not hold', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'yimen-')), 'yunzhou.json');
  const told = () => run(`export  yunzhou  ${file}`);
  expect(await told()).toBe(`单位 yunzhou 已导出到 ${file}。`);
  await run('set  institution  yunzhou  hotline=0871-1');
  expect(await told()).toMatch(/。\n文件里没有：以前的版本。它们只留在这个数据库里。$/);
  await run('draft  set  yunzhou  institution:yunzhou  hotline=0871-2');
  await run('release  publish  yunzhou  开学  at=2099-09-01 08:00');
  expect(await told()).toMatch(/\n文件里没有：1 份草稿、1 个还没发布的发布单、以前的版本。/);
  await run('release  cancel  yunzhou  2');
  expect(await told()).toMatch(/\n文件里没有：1 份草稿、以前的版本。/);
  expect(await run(`delete  yunzhou  ${file}.last`)).toMatch(
    /导入它可以恢复。文件里没有：1 份草稿、以前的版本，删除后无法恢复。\n/,
  );
});

describe('a scheduled release', () => {
  /** As a worker runs it when its time has come, in a transaction. */
  const runJob = async (release: number) => {
    await world.db.update(releases).set({ dueAt: new Date(Date.now() - 1000) });
    await inTransaction(world.db, (db) =>
      publishScheduledJob.run({ db, data: { institution: 'mingde', release }, now: new Date(), ready: undefined }),
    );
  };

  test('waits, holds its drafts, and is published by the job once', async () => {
    await run(`draft  set  mingde  ${name}  title=明天的`);
    expect(await failed('release  publish  mingde  明天  at="2020-01-01 08:00"')).toContain('at=');
    expect(await failed('release  publish  mingde  明天  at=2020-01-01 08:00')).toContain('已经过去');
    expect(await run('release  publish  mingde  明天  at=2099-01-01 08:00')).toBe(
      '1 项将在 2099-01-01 08:00 发布，发布单 1。',
    );
    const { rows } = await world.db.execute(
      sql`select data from jobs.job where name = 'publish-scheduled' and start_after = '2099-01-01 08:00+08'`,
    );
    expect(rows).toEqual([{ data: { institution: 'mingde', release: 1 } }]);
    expect(await failed(`draft  set  mingde  ${name}  title=改`)).toContain('先取消或退回发布单 1');
    expect(await articleTitle()).not.toBe('明天的');
    await runJob(1);
    expect(await articleTitle()).toBe('明天的');
    expect(await run('audit  list  mingde  action=publish')).toMatch(/发布单 1 明天/);
    await runJob(1);
    expect(await run('release  list  mingde')).toMatch(/^1 .*已发布 {2}明天/);
    expect(await world.db.$count(editions)).toBe(2);
  });

  test('that cannot be published any more says why, and leaves its drafts', async () => {
    await run(`draft  set  mingde  ${name}  title=后天的`);
    await run('draft  set  mingde  articles:news-clinical-skills-centre  title=后天的');
    const before = await articleTitle();
    await run('release  publish  mingde  明天  at=2099-01-01 08:00');
    await run('set  articles  mingde  id=news-clinical-skills-centre  title=今天的');
    await runJob(1);
    expect(await articleTitle(), 'the one before the one that fails').toBe(before);
    expect(await run('release  list  mingde')).toMatch(/没有发布 {2}明天 .*"今天的"/s);
    expect(await run('draft  list  mingde')).toContain(`${name}：title`);
    expect(await run('draft  set  mingde  articles:news-clinical-skills-centre  title=再来')).toContain('title');
  });

  test('that was cancelled is not published', async () => {
    await run(`draft  set  mingde  ${name}  title=下周的`);
    await run('release  publish  mingde  明天  at=2099-01-01 08:00');
    expect(await run('release  cancel  mingde  1')).toContain('草稿还在');
    expect(await failed('release  cancel  mingde  1')).toContain('发布单 1 现在是“已取消”');
    expect(await failed('release  cancel  mingde  9')).toContain('没有发布单 9');
    await runJob(1);
    expect(await articleTitle()).not.toBe('下周的');
    expect(await run('draft  list  mingde')).toContain(name);
  });
});
