import { codes } from '@yimen/contract/envelope';
import { staffEditions } from '@yimen/contract/staff/editions';
import { staffRelease, staffReleases } from '@yimen/contract/staff/releases';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readEvents } from '../audit/store.ts';
import { newsColumns } from '../database/schema/publishing.ts';
import { commandsOn } from '../testing/commands.ts';
import { type Editors, openWorldWithEditors } from '../testing/editors.ts';
import type { World } from '../testing/world.ts';

const people = { anna: '20120088', boris: '20180266', clara: '20150132' };
type Who = keyof typeof people;

let world: World;
let staff: Editors<Who>;
beforeAll(async () => {
  ({ world, staff } = await openWorldWithEditors(people));
});
afterAll(() => world.close());
const { run } = commandsOn(() => world);
beforeEach(() =>
  staff.begin({ anna: [['editor']], boris: [['publisher']], clara: [['publisher', 'column', 'lectures']] }),
);

const read = async (number: number, who: Who) => (await world.call(staffRelease, { number }, staff.as(who).as)).data;
const seen = async (who: Who) =>
  (await world.call(staffReleases, {}, staff.as(who).as)).data.list.map(({ number }) => number);

test('what is new in a column is seen and approved by who publishes there', async () => {
  const anna = staff.as('anna');
  const { id, ...like } = (await anna.read('articles:news-badminton-league')).data.live ?? {};
  await anna.save('articles:new-lecture', { ...like, title: '新讲座', column: 'lectures' });
  const submitted = await anna.submit(['articles:new-lecture']);
  expect(submitted.msg).toBe('');
  await anna.save('articles:news-badminton-league', { title: '别的栏目' });
  await anna.submit(['articles:news-badminton-league']);
  expect(await seen('clara')).toEqual([1]);
  expect((await read(1, 'clara'))?.items).toMatchObject([{ key: 'new-lecture', name: '新讲座' }]);
  expect((await staff.as('clara').approve(1)).data.state).toBe('published');
});

test('words are approved by nobody who wrote them, whoever saved them again', async () => {
  const [anna, boris] = [staff.as('anna'), staff.as('boris')];
  await boris.save('articles:news-badminton-league', { title: '鲍里斯写的' });
  await anna.save('articles:news-badminton-league', { title: '鲍里斯写的' }, { whole: true });
  await anna.submit(['articles:news-badminton-league']);
  expect((await boris.approve(1)).msg).toContain('不能批准自己');
});

test('a release of the institution’s settings is cancelled by nobody who publishes other things alone, and who tries is recorded', async () => {
  await run('draft  set  mingde  institution:mingde  hotline=0579-2');
  await run('release  publish  mingde  热线  at=2099-01-01 08:00');
  expect((await staff.as('boris').cancel(1)).msg).toContain('机构设置 · 发布');
  expect(await run('release  list  mingde')).toContain('等待发布');
  expect((await readEvents(staff.here, { action: 'staff-refused' })).map(({ actor }) => actor)).toEqual([
    staff.actor('boris'),
  ]);
  await run('release  cancel  mingde  1');
});

test('rolling back does not lift a review', async () => {
  await run('set  newsColumns  mingde  id=lectures  review=true');
  expect(await staff.as('clara').rollBack(1)).toMatchObject({
    code: codes.releaseRefused,
    msg: expect.stringContaining('取消“学术讲座”的审核'),
  });
  expect((await staff.here.first(newsColumns, eq(newsColumns.id, 'lectures')))?.review).toBe(true);
  await run('set  newsColumns  mingde  id=lectures  review=false');
});

test('the history of what is gone stays with those to whom it belonged, whoever takes its name', async () => {
  const boris = staff.as('boris');
  await boris.save('apps:bike', { name: '校车', category: 'aid', department: 'it-center' });
  await boris.submit(['apps:bike']);
  await boris.withdraw('apps:bike');
  await boris.submit(['apps:bike']);
  await staff.hold({ anna: [['editor', 'department', 'library']], boris: [['editor', 'department', 'it-center']] });
  const anna = staff.as('anna');
  expect((await anna.save('apps:bike', { name: '我的', category: 'aid', department: 'library' })).msg).toBe('');
  const history = (who: Who) => world.call(staffEditions, { part: 'apps', key: 'bike' }, staff.as(who).as);
  expect((await history('anna')).code).toBe(codes.forbidden);
  expect((await history('boris')).data.list.length).toBe(2);
  expect(await read(1, 'anna')).toBeNull();
});

test('a draft whose service is gone is read by who may read all services', async () => {
  const boris = staff.as('boris');
  await boris.save('apps:bike', { name: '校车', category: 'aid', department: 'it-center' });
  await boris.save('guides:bike', { 'guide.who': '全体师生' });
  await boris.discard('apps:bike');
  await staff.hold({ anna: [['editor', 'department', 'library']], boris: [['publisher']] });
  expect((await staff.as('anna').read('guides:bike')).code).toBe(codes.forbidden);
  expect((await boris.read('guides:bike')).success).toBe(true);
});

test('why a release was returned is told to who may read all of it, as it is and as it is to become', async () => {
  const [anna, boris] = [staff.as('anna'), staff.as('boris')];
  const reason = '日期不对';
  const { id, ...like } = (await anna.read('articles:news-badminton-league')).data.live ?? {};
  const toldTo = async (who: Who, number: number) =>
    (await world.call(staffReleases, {}, staff.as(who).as)).data.list.find((one) => one.number === number)?.failure;

  await anna.save('articles:newer-lecture', { ...like, title: '更新的讲座', column: 'lectures' });
  await anna.submit(['articles:newer-lecture']);
  await boris.sendBack(1);
  expect(await toldTo('clara', 1)).toBe(reason);

  // Another row of it lies elsewhere.
  await anna.save('articles:news-badminton-league', { title: '别的栏目' });
  await anna.submit(['articles:newer-lecture', 'articles:news-badminton-league']);
  await boris.sendBack(2);
  expect(await toldTo('clara', 2)).toBe('');
  expect(await toldTo('boris', 2)).toBe(reason);
  expect(await toldTo('anna', 2)).toBe(reason);

  // Its draft leads elsewhere by now.
  await anna.save('articles:newer-lecture', { column: 'media' });
  expect([await toldTo('clara', 1), await toldTo('boris', 1)]).toEqual([undefined, reason]);

  // A guide lies where its service does, and where the service's draft leads.
  await staff.hold({
    anna: [['editor']],
    boris: [['publisher']],
    clara: [['publisher', 'department', 'it-center']],
  });
  await anna.save('guides:campus-card-lost', { 'guide.who': '全体师生' });
  await anna.submit(['guides:campus-card-lost']);
  await boris.sendBack(3);
  expect(await toldTo('clara', 3)).toBe(reason);
  await anna.save('apps:campus-card-lost', { department: 'library' });
  expect(await toldTo('clara', 3)).toBe('');
});

test('a field that every object has is no field of content', async () => {
  const row = { part: 'articles', key: 'news-badminton-league', revision: 0 };
  const saving = { ...row, values: { toString: '一' } };
  const answer = await world.send('POST', '/staff/drafts/save', saving, staff.as('boris').as);
  expect(answer).toMatchObject({ code: codes.malformed, msg: expect.stringContaining('没有字段 toString') });
});
