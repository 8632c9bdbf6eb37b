import type { Audience } from '@yimen/contract/audience';
import type { InputOf } from '@yimen/contract/endpoint';
import { checkCached } from '@yimen/contract/offline';
import { chooseIdentity, listIdentities } from '@yimen/contract/sign-in/session';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { articles, newsColumns, notices, topics } from '../database/schema/publishing.ts';
import { apps } from '../database/schema/services.ts';
import { menus, slides } from '../database/schema/site.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { openWorld, type World } from '../testing/world.ts';

const institution = { id: 'mingde' };
const student = '2024310086';
/** Has two identities: of the staff, and as a graduate student. */
const both = '20180266';
const forStaff: Audience = { userTypes: ['STAFF'] };

type Thing = InputOf<typeof checkCached>['things'][number];
const service: Thing = { kind: 'service', id: 'transcript-print' };
const article: Thing = { kind: 'news', id: 'news-lake-dredging' };
const notice: Thing = { kind: 'notice', id: 'notice-final-exams' };
const topic: Thing = { kind: 'topic', id: 'topic-graduation' };

let world: World;
let here: Scoped;
let token: string;
beforeEach(async () => {
  await world?.close();
  world = await openWorld();
  here = scoped(world.db, institution);
  token = await world.signIn(student);
});
afterAll(() => world.close());

const check = async (things: Thing[], as = token) => (await world.call(checkCached, { things }, { token: as })).data;

test.each([
  ['a service', service, () => here.update(apps, { audience: forStaff }, eq(apps.id, service.id))],
  ['an article', article, () => here.update(articles, { audience: forStaff }, eq(articles.id, article.id))],
  ['a column', article, () => here.update(newsColumns, { audience: forStaff }, isNotNull(newsColumns.id))],
  ['a notice', notice, () => here.update(notices, { audience: forStaff }, eq(notices.id, notice.id))],
  ['a topic', topic, () => here.update(topics, { audience: forStaff }, eq(topics.id, topic.id))],
])('what a new rule of %s hides is gone, as what never was', async (_, thing, hide) => {
  const unknown = { ...thing, id: 'never-was' };
  const things = [service, article, notice, topic, unknown];
  expect((await check(things)).gone).toEqual([unknown]);
  await hide();
  await contentChanged(world.db, institution);
  expect((await check(things)).gone).toEqual(things.filter((each) => each === thing || each === unknown));
  const staff = await world.signIn(both);
  expect((await check(things, staff)).gone, 'for whom the rule names').toEqual([unknown]);
});

test.each([
  ['a service', () => here.update(apps, { audience: forStaff }, eq(apps.id, service.id))],
  ['a menu entry', () => here.update(menus, { audience: forStaff }, eq(menus.terminal, 'mobile'))],
  ['a slide', () => here.update(slides, { audience: forStaff }, isNotNull(slides.title))],
  ['a column', () => here.update(newsColumns, { audience: forStaff }, isNotNull(newsColumns.id))],
])('the audience is another one once a rule of %s hides it, for those from whom it is hidden', async (_, hide) => {
  const staff = await world.signIn(both);
  const audiences = async () => [(await check([])).audience, (await check([], staff)).audience];
  const [before = '', ofStaff = ''] = await audiences();
  expect(await audiences()).toEqual([before, ofStaff]);
  await hide();
  await contentChanged(world.db, institution);
  const [after = '', ofStaffAfter] = await audiences();
  expect([after === before, ofStaffAfter]).toEqual([false, ofStaff]);
  await contentChanged(world.db, institution);
  expect((await check([])).audience, 'a change that hides nothing').toBe(after);
});

test.each([
  ['for everybody', null, null],
  ['with a rule of its own', forStaff, null],
  ['in a column that is closed to the visitor', null, forStaff],
])('a new article %s leaves the audience as it is', async (_, audience, ofColumn) => {
  const [row] = await here.rows(articles, { where: eq(articles.id, article.id) });
  if (!row) throw new Error('The demo has no such article');
  await here.update(newsColumns, { audience: ofColumn }, eq(newsColumns.id, row.column));
  await contentChanged(world.db, institution);
  const another: Thing = { kind: 'news', id: 'another' };
  const before = await check([]);
  await here.insert(articles, [{ ...row, id: another.id, audience }]);
  await contentChanged(world.db, institution);
  expect(await check([])).toEqual(before);
  expect((await check([another])).gone).toEqual(audience || ofColumn ? [another] : []);
});

test('with the identity the audience changes, and what the new one may not see is gone', async () => {
  const salary: Thing = { kind: 'service', id: 'salary-query' };
  let as = await world.signIn(both);
  const before = await check([salary, service], as);
  expect(before.gone).toEqual([]);
  const { list } = (await world.call(listIdentities, {}, { token: as })).data;
  const id = list.find(({ userType }) => userType === 'STUDENT')?.id ?? '';
  as = (await world.call(chooseIdentity, { id }, { token: as })).data.token;
  const after = await check([salary, service], as);
  expect(after.gone).toEqual([salary]);
  expect(after.audience).not.toBe(before.audience);
});
