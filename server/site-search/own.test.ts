import { isPage } from '@yimen/contract/paths';
import { type Found, search, searchResults } from '@yimen/contract/search';
import { and, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { messages, tasks } from '../database/schema/person.ts';
import { scheduleEntries } from '../database/schema/schedule.ts';
import { menus } from '../database/schema/site.ts';
import type { Visit } from '../http/visit.ts';
import { openSources } from '../sources/fixture.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { scoped } from '../tenancy/scoped.ts';
import { answers, hangs } from '../testing/source-server.ts';
import { ownIndex } from './own.ts';

const at = openSources();
const mingde = { id: 'mingde' };

const isOwn = ({ kind }: Found) => kind === 'own';
const found = async (query: string, token: string) =>
  (await at.world.call(search, { query, count: 20 }, { token })).data.list;
const own = async (query: string, token: string) => (await found(query, token)).filter(isOwn);
const results = async (query: string, token: string) =>
  (await at.world.call(searchResults, { query }, { token })).data.groups;

describe('the person who asks finds of their own', () => {
  test.each(['离散数学', 'lssx', 'lisanshuxue', '离散'])('by “%s” a course, at its next lesson', async (query) => {
    const [course] = await own(query, at.student);
    expect(course).toMatchObject({ title: '离散数学', icon: 'book-open' });
    expect(course?.note).toMatch(/^我的课程，\d+月\d+日 \d\d:\d\d，/);
    const address = new URL(course?.path ?? '', 'http://portal');
    const date = address.searchParams.get('date');
    expect(address.pathname).toBe('/schedule-center');
    expect(address.searchParams.get('entry')).toMatch(new RegExp(`^course-\\d+_${date}$`));
  });

  test('each course once, however often it is taught', async () => {
    const titles = (await own('数据结构', at.student)).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(['数据结构', '数据结构实验']);
  });

  test('an entry on its day, by its place too', async () => {
    const [entry] = await own('外学院方案审读', at.dean);
    expect(entry?.note).toMatch(/^我的日程，\d+月\d+日/);
    const groups = await results('图书馆三层', at.student);
    const byPlace = groups.find(({ kind }) => kind === 'own')?.list[0];
    expect(byPlace).toMatchObject({ title: '还《概率论一百题》', excerpt: '' });
    expect(byPlace?.note).toContain('图书馆三层');
    expect(entry?.path).toMatch(/^\/schedule-center\?view=week&date=(.{10})&entry=entry-6_\1$/);
  });

  test('what waits for them and what they applied for, at its own address or in the list of tasks', async () => {
    const rows = await scoped(at.world.db, mingde).rows(tasks, { where: eq(tasks.person, '20030017') });
    for (const { title } of rows.filter(({ status }) => status !== 'done')) {
      const [task] = await own(title, at.dean);
      expect(task?.title).toBe(title);
      expect(isPage(task?.path ?? '') || task?.path.startsWith('https://')).toBe(true);
    }
  });

  test('an approval that waits for them, which is not called under way', async () => {
    const teacher = await at.world.signIn('20150132');
    const [approval] = await own('牙科复诊', teacher);
    expect(approval).toMatchObject({ note: '待办', path: '/task-center?task=appr-zhou-leave-tan' });
  });

  test('messages, by their text too', async () => {
    const [message] = await own('图书快到期了', at.student);
    expect(message).toMatchObject({ id: 'message.msg-lin-3', path: '/info-center?notice=message.msg-lin-3' });
    const rows = await scoped(at.world.db, mingde).rows(messages, { where: eq(messages.id, 'msg-lin-3') });
    const groups = await results(rows[0]?.text.slice(0, 12) ?? '', at.student);
    expect(groups.find(({ kind }) => kind === 'own')?.list[0]).toMatchObject({ id: 'message.msg-lin-3' });
  });

  test('the tools of their home', async () => {
    expect(await own('校历', at.student)).toMatchObject([{ path: '/schedule-center?view=school-calendar' }]);
  });

  test('what other systems tell of them', async () => {
    const fields = { id: 'id', title: 'name', createdAt: 'at', status: 'state', url: 'link' };
    const config = { url: `${at.other.origin}/tasks?user={no}&status={status}`, list: 'data', fields };
    await at.add({ kind: 'tasks', config: { ...config, cacheSeconds: 30 } });
    const task = { id: 1, name: '用工合同待确认', at: '2026-11-20 08:00', state: 'todo', link: 'https://hr.test/1' };
    at.other.behave(answers({ data: [task] }));
    expect(await own('用工合同', at.student)).toMatchObject([{ id: 'task.hr.1', path: 'https://hr.test/1' }]);
    const asked = at.other.asked.length;
    await own('用工合同待', at.student);
    expect(at.other.asked.length, 'an answer is used for what is typed next').toBe(asked);
  });
});

describe('nobody finds', () => {
  test('what another person has', async () => {
    const here = scoped(at.world.db, mingde);
    const [theirTasks, theirMessages, theirEntries] = await Promise.all([
      here.rows(tasks, { where: eq(tasks.person, '20030017') }),
      here.rows(messages, { where: eq(messages.person, '20030017') }),
      here.rows(scheduleEntries, { where: eq(scheduleEntries.person, '20030017') }),
    ]);
    const theirs = [...theirTasks, ...theirMessages, ...theirEntries];
    expect(theirs.length).toBeGreaterThan(15);
    for (const { title } of theirs) {
      // The dean asks first: nothing of an earlier search is left for the next.
      await own(title, at.dean);
      expect((await own(title, at.student)).filter((row) => row.title === title)).toEqual([]);
    }
  });

  test('anything of a person as a guest, whoever asked before', async () => {
    await own('离散数学', at.student);
    const guest = await at.world.guest();
    expect(await own('离散数学', guest)).toEqual([]);
    expect(await own('校历', guest)).toEqual([]);
    const group = (await results('离散数学', guest)).find(({ kind }) => kind === 'own');
    expect(group).toMatchObject({ total: 0, list: [] });
  });

  test('a person’s own in a preview, whose reader is another', async () => {
    const person = { id: '2024310086', userType: 'STUDENT', name: '林知夏' } as const;
    const visit: Visit = {
      institution: { ...mingde, key: 'mingde', name: '明德大学' },
      session: { id: 'some', person, identity: null, loginTime: new Date() },
      person,
      staff: null,
      system: null,
      requestId: 'test',
      log: pino({ level: 'silent' }),
      db: at.world.db,
      ip: '192.0.2.1',
      origin: 'http://mingde.localhost',
      headers: new Headers(),
      answer: new Headers(),
    };
    expect(await ownIndex(visit, '离散数学')).not.toBeNull();
    expect(await ownIndex({ ...visit, isPreview: true }, '离散数学')).toBeNull();
  });

  test('another institution’s', async () => {
    const elsewhere = { host: 'yunzhou.localhost' };
    const guest = await at.world.guest(elsewhere);
    const { list } = (await at.world.call(search, { query: '离散数学' }, { ...elsewhere, token: guest })).data;
    expect(list.filter(isOwn)).toEqual([]);
  });
});

describe('the search goes on', () => {
  const menusBefore = sql`create temporary table if not exists menus_before as select * from menus`;
  afterEach(async () => {
    await at.world.db.execute(sql`alter table if exists messages_away rename to messages`);
  });

  test('without a system that does not answer, and does not wait for it', async () => {
    const fields = { id: 'id', title: 'name', createdAt: 'at' };
    const config = { url: `${at.other.origin}/tasks?user={no}`, list: 'data', fields, cacheSeconds: 30 };
    await at.add({ kind: 'tasks', config });
    at.other.behave(hangs);
    const started = performance.now();
    const list = await found('离散数学', at.student);
    expect(performance.now() - started).toBeLessThan(2000);
    expect(at.other.asked.length).toBeGreaterThan(0);
    expect(list.filter(isOwn).map(({ title }) => title)).toContain('离散数学');
  });

  test('without asking a system at each letter whose answers may not be used again', async () => {
    const fields = { id: 'id', title: 'name', createdAt: 'at' };
    const config = { url: `${at.other.origin}/tasks?user={no}`, list: 'data', fields, cacheSeconds: 0 };
    await at.add({ kind: 'tasks', config });
    await found('离散数学', at.student);
    expect(at.other.asked).toEqual([]);
  });

  test('without what cannot be read', async () => {
    await at.world.db.execute(sql`alter table messages rename to messages_away`);
    expect((await own('图书', at.student)).map(({ title }) => title)).toEqual(['图书馆']);
    expect((await own('离散数学', at.student)).length).toBe(1);
  });

  test('without pages that the menus do not open', async () => {
    await at.world.db.execute(menusBefore);
    await at.world.db.delete(menus).where(and(eq(menus.institution, 'mingde'), sql`${menus.path} like '%schedule%'`));
    await contentChanged(at.world.db, mingde);
    expect(await own('离散数学', at.student)).toEqual([]);
    await at.world.db.execute(sql`insert into menus select * from menus_before on conflict do nothing`);
    await contentChanged(at.world.db, mingde);
    expect((await own('离散数学', at.student)).length).toBe(1);
  });
});

test('services stay before the person’s own among suggestions, and few of these are suggested', async () => {
  const list = await found('图书', at.student);
  expect(list[0]?.kind).toBe('service');
  expect((await own('数', at.student)).length).toBeLessThanOrEqual(3);
});

test('the person’s own come first among results where nothing else is called so', async () => {
  const groups = (await results('离散数学', at.student)).map(({ kind }) => kind);
  expect(groups[0]).toBe('own');
  expect((await results('成绩单', at.student))[0]?.kind).toBe('service');
});
