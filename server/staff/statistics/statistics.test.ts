import { codes } from '@yimen/contract/envelope';
import { exportStatistics, fewestReaders, mostDays, staffStatistics } from '@yimen/contract/staff/statistics';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEvents } from '../../audit/store.ts';
import { auditEntries } from '../../database/schema/audit.ts';
import { people } from '../../database/schema/people.ts';
import { noticeReads } from '../../database/schema/person.ts';
import { articles, notices } from '../../database/schema/publishing.ts';
import { appHits, apps } from '../../database/schema/services.ts';
import { visits } from '../../database/schema/visits.ts';
import { csvRows } from '../../lib/csv.ts';
import { addDays, parseMinute } from '../../lib/time.ts';
import { type Editors, openWorldWithEditors } from '../../testing/editors.ts';
import type { World } from '../../testing/world.ts';

const period = { start: '2021-03-01', end: '2021-03-03' };
let world: World;
let staff: Editors<'admin' | 'editor'>;
let own: string;
let other: string;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors({ admin: '20150132', editor: '20120088' }));
  const { here } = staff;
  const services = await here.rows(apps, { where: inArray(apps.department, ['hr', 'library']) });
  const idIn = (department: string) =>
    services.find((one) => one.department === department)?.id ?? expect.fail(department);
  [own, other] = [idIn('hr'), idIn('library')];
  await here.insert(appHits, [
    { app: own, day: '2021-02-28', count: 1000 },
    { app: own, day: '2021-03-01', count: 3 },
    { app: own, day: '2021-03-03', count: 4 },
    { app: other, day: '2021-03-03', count: 20 },
    { app: other, day: '2021-03-04', count: 1000 },
  ]);
  await here.insert(visits, [
    { day: '2021-03-02', terminalType: 1, userType: 'GUEST', count: 11 },
    { day: '2021-03-02', terminalType: 2, userType: 'STUDENT', count: 5 },
    { day: '2021-03-02', terminalType: 3, userType: 'STAFF', count: 2 },
    { day: '2021-03-04', terminalType: 1, userType: 'GUEST', count: 1000 },
  ]);
  await here.update(
    articles,
    { publishedAt: parseMinute('2021-03-01 00:00'), views: 77 },
    eq(articles.id, 'news-forum-85'),
  );
  const notice = (await here.first(notices, eq(notices.id, 'notice-final-exams'))) ?? expect.fail();
  const added = { ...notice, audience: null, department: 'hr', publishedAt: parseMinute('2021-03-03 23:59') };
  await here.insert(notices, [
    { ...added, id: 'much', title: '读的人多' },
    { ...added, id: 'little', title: '读的人少', department: 'library' },
    { ...added, id: 'after', publishedAt: parseMinute('2021-03-04 00:00') },
  ]);
  const readers = (await here.rows(people, { limit: fewestReaders })).map(({ id }) => id);
  const readAt = new Date();
  await here.insert(
    noticeReads,
    readers.map((person) => ({ person, notice: 'much', readAt })),
  );
  await here.insert(
    noticeReads,
    readers.slice(1).map((person) => ({ person, notice: 'little', readAt })),
  );
});
afterAll(() => world.close());
beforeEach(() => staff.hold({ admin: [['admin']], editor: [['editor', 'department', 'hr']] }));

const tell = (who: 'admin' | 'editor', asked = period) => world.call(staffStatistics, asked, staff.as(who).as);
const take = (who: 'admin' | 'editor', asked = period) => world.call(exportStatistics, asked, staff.as(who).as);

test('what was counted is told from the first day to the last, by day and the most used first', async () => {
  expect((await tell('admin')).data).toEqual({
    visits: [{ day: '2021-03-02', desktop: 11, mobile: 5, weChat: 2, guests: 11, members: 7 }],
    uses: [
      { day: '2021-03-01', count: 3 },
      { day: '2021-03-03', count: 24 },
    ],
    services: [
      { id: other, name: expect.any(String), uses: 20 },
      { id: own, name: expect.any(String), uses: 7 },
    ],
    articles: [{ id: 'news-forum-85', title: expect.any(String), views: 77 }],
    notices: [
      { id: 'little', title: '读的人少', readers: null },
      { id: 'much', title: '读的人多', readers: fewestReaders },
    ],
  });
});

test('who may read the figures of a department is told those of its services and notices', async () => {
  expect((await tell('editor')).data).toEqual({
    visits: null,
    uses: [
      { day: '2021-03-01', count: 3 },
      { day: '2021-03-03', count: 4 },
    ],
    services: [{ id: own, name: expect.any(String), uses: 7 }],
    articles: [],
    notices: [{ id: 'much', title: '读的人多', readers: fewestReaders }],
  });
});

test('titles of what the caller may not read are not told', async () => {
  await staff.hold({ editor: [['integrator']] });
  const { data } = await tell('editor');
  expect([data.articles, data.notices]).toEqual([[], []]);
  expect(data.services).toHaveLength(2);
});

describe('a file of it', () => {
  test.each(['admin', 'editor'] as const)('has every figure that is told (%s)', async (who) => {
    const [, ...rows] = [...csvRows((await take(who)).data.csv)];
    const { data } = await tell(who);
    const found = (kind: string) =>
      rows.filter(([one]) => one === kind).map(([, at, name, , figure]) => [at, name, figure]);
    expect(found('访问')).toEqual(
      (data.visits ?? []).flatMap(({ day, ...counts }) => Object.values(counts).map((one) => [day, '', `${one}`])),
    );
    expect(found('服务使用')).toEqual(data.uses.map(({ day, count }) => [day, '', `${count}`]));
    expect(found('服务')).toEqual(data.services.map(({ id, name, uses }) => [id, name, `${uses}`]));
    expect(found('资讯')).toEqual(data.articles.map(({ id, title, views }) => [id, title, `${views}`]));
    expect(found('通知')).toEqual(data.notices.map(({ id, title, readers }) => [id, title, `${readers ?? ''}`]));
  });

  test('is recorded', async () => {
    await world.db.delete(auditEntries);
    expect((await take('admin')).data.fileName).toBe('统计-mingde-2021-03-01-2021-03-03.csv');
    expect(await readEvents(staff.here, { action: 'export' })).toMatchObject([
      { actor: staff.actor('admin'), part: 'statistics', detail: '2021-03-01 至 2021-03-03' },
    ]);
  });

  test('is refused to who may read the figures alone', async () => {
    await staff.hold({ editor: [['publisher']] });
    expect(await tell('editor')).toMatchObject({ success: true });
    expect(await take('editor')).toMatchObject({ code: codes.forbidden });
  });
});

test('a period has its days in order, and not too many', async () => {
  const end = addDays(period.start, mostDays - 1);
  expect(await tell('admin', { ...period, end })).toMatchObject({ success: true });
  const refusedBy = async (asked: typeof period) => (await tell('admin', asked)).msg;
  expect(await refusedBy({ ...period, end: addDays(end, 1) })).toBe(`一次最多 ${mostDays} 天`);
  expect(await refusedBy({ start: '2021-03-02', end: '2021-03-01' })).toBe('结束日期早于开始日期');
});
