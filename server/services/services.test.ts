import { collectApp, getCollectApp, maxCollected } from '@yimen/contract/services/collection';
import { getAllType } from '@yimen/contract/services/facets';
import { getAppGuide } from '@yimen/contract/services/guide';
import { countServiceApp, getServiceApp } from '@yimen/contract/services/list';
import { getAppQr } from '@yimen/contract/services/qr';
import { getRecentlyUsedApp, hitApp } from '@yimen/contract/services/recently-used';
import { getHotApp, recommendByType } from '@yimen/contract/services/recommendations';
import { seniors } from '@yimen/contract/services/seniors';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apps } from '../database/schema/services.ts';
import { maskName, maskPhone } from '../lib/masking.ts';
import { drawQr } from '../lib/qr.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let guest: string;
let member: string;
beforeAll(async () => {
  world = await openWorld();
  guest = await world.guest();
  member = await world.signIn('2024310086');
});
afterAll(() => world.close());

describe('the list of services', () => {
  const list = async (input: Parameters<typeof world.call<typeof getServiceApp>>[1]) =>
    (await world.call(getServiceApp, input, { token: guest })).data;

  test('pages without gaps or repeats', async () => {
    const { total } = await list({});
    const ids: string[] = [];
    for (let page = 1; ids.length < total; page++) {
      const { list: rows } = await list({ page, pageSize: 30 });
      expect(rows.length).toBeGreaterThan(0);
      ids.push(...rows.map(({ id }) => id));
    }
    expect(ids).toHaveLength(140);
    expect(new Set(ids).size).toBe(140);
  });

  test('puts the most used of the week first', async () => {
    const weeks = (await list({ pageSize: 100 })).list.map(({ hitsWeek }) => hitsWeek);
    expect(weeks).toEqual([...weeks].sort((a, b) => b - a));
  });

  test('sorts names as they are read', async () => {
    const names = (await list({ sort: 'name', pageSize: 100 })).list.map(({ name }) => name);
    expect(names.indexOf('补打历年成绩单')).toBeLessThan(names.indexOf('成绩单打印'));
    expect(names.indexOf('成绩单打印')).toBeLessThan(names.indexOf('重修报名'));
  });

  test('puts new services first on demand', async () => {
    const [newest] = (await list({ sort: 'newest' })).list;
    expect(newest?.labels.map(({ id }) => id)).toContain('new');
  });

  test('puts services for older people first on demand, those of the category with most of them foremost', async () => {
    const yunzhou = { host: 'yunzhou.localhost' };
    const token = await world.guest(yunzhou);
    const sorted = async (sort: 'seniors' | 'hits') =>
      (await world.call(getServiceApp, { sort, pageSize: 100 }, { ...yunzhou, token })).data.list;
    const [first, usual] = [await sorted('seniors'), await sorted('hits')];
    const suits = first.map(({ suitableFor }) => suitableFor.some(({ id }) => id === seniors));
    expect(suits).toEqual([...suits].sort((a, b) => Number(b) - Number(a)));
    expect(new Set(first.slice(0, 8).map(({ category }) => category.id))).toEqual(new Set(['retire']));
    expect(usual[0]?.category.id).not.toBe('retire');
    expect((await list({ sort: 'seniors' })).list.map(({ id }) => id)).toEqual(
      (await list({})).list.map(({ id }) => id),
    );
  });

  test('filters by category, department, label, kind of people and level, alone and together', async () => {
    const all = (await list({ pageSize: 100 })).list;
    const [one] = all;
    if (!one) throw new Error('There is no service.');
    const category = one.category.id;
    const suitableFor = one.suitableFor[0]?.id;
    const some = await list({ category, suitableFor, onlyFullyOnline: true, pageSize: 100 });
    expect(some.total).toBe(some.list.length);
    for (const app of some.list) {
      expect(app.category.id).toBe(category);
      expect(app.suitableFor.map(({ id }) => id)).toContain(suitableFor);
      expect(app.online).toBe('full');
    }
    expect((await list({ label: 'hot' })).list.every(({ labels }) => labels.some(({ id }) => id === 'hot'))).toBe(true);
    expect((await list({ department: 'library' })).list.every((app) => app.department.id === 'library')).toBe(true);
    for (const category of ['no-such', 'biz-teaching']) {
      expect(await world.call(getServiceApp, { category }, { token: guest })).toMatchObject({ code: 404 });
    }
  });

  test('searches and keeps the best match first', async () => {
    expect((await list({ query: 'cjd' })).list[0]?.id).toBe('transcript-print');
    expect(await list({ query: 'qqqqqqqqqqqq' })).toEqual({ list: [], total: 0 });
  });

  test('counts for each choice of a filter what the list holds once it is chosen', async () => {
    const filters = { suitableFor: 'ug', label: 'hot', onlyFullyOnline: true };
    const counts = (await world.call(countServiceApp, filters, { token: guest })).data;
    expect(counts.total).toBe((await list(filters)).total);
    for (const { id, count } of counts.categories) {
      expect((await list({ ...filters, category: id })).total).toBe(count);
    }
    for (const { id, count } of counts.suitableFor) {
      expect((await list({ ...filters, suitableFor: id })).total).toBe(count);
    }
    const found = (await world.call(countServiceApp, { query: 'cjd' }, { token: guest })).data;
    expect(found.total).toBe((await list({ query: 'cjd' })).total);
  });

  test('counts by category add up to the whole', async () => {
    const groups = (await world.call(getAllType, {}, { token: guest })).data;
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(140);
  });
});

describe('a guide', () => {
  const guideFor = (token: string) => world.call(getAppGuide, { appId: 'transcript-print' }, { token });

  test('hides from guests who answers for it', async () => {
    const { guide } = (await guideFor(guest)).data;
    expect(guide.contactName).toBe('学籍与成绩科 陶**');
    expect(guide.contactPhone).toBe('0579-8866 ****');
    expect(JSON.stringify(guide)).not.toContain('陶老师');
  });

  test('shows members everything', async () => {
    const { guide, related } = (await guideFor(member)).data;
    expect(guide.contactName).toBe('学籍与成绩科 陶老师');
    expect(guide.contactPhone).toBe('0579-8866 0211');
    expect(related.length).toBeGreaterThan(0);
    expect(related.map(({ id }) => id)).not.toContain('transcript-print');
  });

  test('opens on a phone by a code that tells the address of this institution', async () => {
    const { url, path, size } = (await world.call(getAppQr, { appId: 'transcript-print' }, { token: guest })).data;
    expect(url).toBe('http://localhost/mobile/service-guide/transcript-print');
    expect({ path, size }).toEqual(drawQr(url));
    const system = await world.call(getAppQr, { appId: 'sys-academic' }, { token: guest });
    expect(system).toMatchObject({ success: false, code: 404 });
  });

  test("is not found under another institution's id", async () => {
    const answer = await world.call(getAppGuide, { appId: 'gjj-withdraw' }, { token: member });
    expect(answer).toMatchObject({ success: false, code: 404 });
    expect(answer.msg).toMatch(/\p{Script=Han}/u);
  });

  test.each([
    ['陶老师', '陶**'],
    ['丁桂兰', '丁**'],
    ['人事科 温老师', '人事科 温**'],
    ['市车辆管理所　程国栋', '市车辆管理所　程**'],
    ['李', '*'],
  ])('the name %s becomes %s', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });

  test.each([
    ['0579-8866 0211', '0579-8866 ****'],
    ['12345 按 6', '12*** 按 *'],
    ['', ''],
  ])('the number %s becomes %s', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });
});

describe('a collection', () => {
  const collect = (appId: string, collected: boolean, token = member) =>
    world.call(collectApp, { appId, collected }, { token });
  const ids = async (token = member) => (await world.call(getCollectApp, {}, { token })).data.map(({ id }) => id);

  test('keeps its order, and putting in or taking out twice changes nothing', async () => {
    const before = await ids();
    await collect('library-seat', false);
    await collect('library-seat', false);
    await collect('library-seat', true);
    await collect('library-seat', true);
    expect(await ids()).toEqual([...before.filter((id) => id !== 'library-seat'), 'library-seat']);
  });

  test("is the person's own", async () => {
    const other = await world.signIn('20120088');
    const before = await ids(other);
    await collect('course-exempt', true);
    expect(await ids()).toContain('course-exempt');
    expect(await ids(other)).toEqual(before);
  });

  test("takes in nothing of another institution's, and nothing from a guest", async () => {
    expect((await collect('gjj-withdraw', true)).code).toBe(404);
    expect((await collect('library-seat', true, guest)).code).toBe(401);
    expect(await ids()).not.toContain('gjj-withdraw');
  });

  test('ends at as many services as one may collect, and so does what is read of a longer one', async () => {
    const owner = await world.signIn('20120088');
    const held = async () => (await world.call(getCollectApp, {}, { token: owner })).data.length;
    const fill = (count: number) =>
      world.db.execute(sql`insert into collections (institution, person, app, position)
        select 'mingde', '20120088', id, 1000 + position from apps
        where institution = 'mingde' and id like 'copy-%' order by position limit ${count} on conflict do nothing`);
    await world.db.execute(sql`insert into apps select (jsonb_populate_record(one, jsonb_build_object(
        'id', 'copy-' || n, 'position', 5000 + n))).*
      from apps as one, generate_series(1, 300) as n where one.institution = 'mingde' and one.id = 'course-exempt'`);
    await contentChanged(world.db, { id: 'mingde' });
    try {
      await fill(maxCollected - (await held()));
      expect(await held()).toBe(maxCollected);
      expect(await collect('copy-300', true, owner)).toMatchObject({ status: 200, success: false, code: 2701 });
      expect((await collect('copy-1', true, owner)).code).toBe(200);
      expect((await collect('no-such-app', true, owner)).code).toBe(404);
      expect((await collect('copy-1', false, owner)).code).toBe(200);
      expect((await collect('copy-300', true, owner)).code).toBe(200);
      await fill(300);
      expect(await held()).toBe(maxCollected);
    } finally {
      await world.db.execute(sql`delete from collections where app like 'copy-%'`);
      await world.db.execute(sql`delete from apps where id like 'copy-%'`);
      await contentChanged(world.db, { id: 'mingde' });
    }
  });
});

describe('uses', () => {
  test('none is lost when many come at once', async () => {
    const read = async () => (await world.call(getAppGuide, { appId: 'lost-found' }, { token: guest })).data.app;
    const before = await read();
    await Promise.all(Array.from({ length: 40 }, () => world.call(hitApp, { appId: 'lost-found' }, { token: guest })));
    const after = await read();
    expect(after.hitsTotal - before.hitsTotal).toBe(40);
    expect(after.hitsWeek - before.hitsWeek).toBe(40);
  });

  test('one address, or one member, cannot push a service up without end', async () => {
    const counted = async (as: { token: string; ip: string }, times: number) => {
      const hit = async () => (await world.call(hitApp, { appId: 'net-repair' }, as)).data.hitsTotal;
      const first = await hit();
      for (let time = 1; time < times; time++) await hit();
      return (await hit()) - first;
    };
    expect(await counted({ token: guest, ip: '198.51.100.9' }, 70)).toBe(59);
    expect(await counted({ token: await world.guest(), ip: '198.51.100.9' }, 3)).toBe(0);
    expect(await counted({ token: guest, ip: '198.51.100.10' }, 3)).toBe(3);
    expect(await counted({ token: member, ip: '198.51.100.10' }, 30)).toBe(19);
  });

  test('a member finds the service first among the recently used', async () => {
    await world.call(hitApp, { appId: 'exam-defer' }, { token: member });
    const [latest] = (await world.call(getRecentlyUsedApp, {}, { token: member })).data;
    expect(latest?.app.id).toBe('exam-defer');
  });

  const past = new Date('2020-01-01T00:00:00Z');
  const later = new Date('2120-01-01T00:00:00Z');
  test.each<[string, Partial<typeof apps.$inferInsert>, boolean]>([
    ['what is closed', { state: 'closed' }, false],
    ['what closes after its season', { state: 'closed', openFrom: past, openTo: past }, false],
    ['what is closed until its season, within it', { state: 'closed', openFrom: past, openTo: later }, true],
    ['what has not begun', { openFrom: later }, false],
    ['what is over', { openTo: past }, false],
    ['what is within its dates', { openFrom: past, openTo: later }, true],
    ['what is seasonal without dates', { state: 'seasonal' }, false],
    ['what is out of season and can be begun all the same', { openFrom: later, outOfSeason: 'open' }, true],
    ['what is in maintenance', { state: 'maintenance' }, true],
  ])('%s is hot and recommended only if it can be begun now, and found all the same', async (_, change, offered) => {
    const own = and(eq(apps.institution, 'mingde'), eq(apps.id, 'transcript-print'));
    const usual = { state: 'open', openFrom: null, openTo: null, outOfSeason: 'closed' } as const;
    const set = async (values: Partial<typeof apps.$inferInsert>) => {
      await world.db.update(apps).set(values).where(own);
      await contentChanged(world.db, { id: 'mingde' });
    };
    await set(change);
    const hot = (await world.call(getHotApp, {}, { token: guest })).data;
    const recommended = (await world.call(recommendByType, {}, { token: guest })).data;
    const found = (await world.call(getServiceApp, { query: 'cjd' }, { token: guest })).data;
    await set(usual);
    const has = (list: readonly { id: string }[]) => list.some(({ id }) => id === 'transcript-print');
    expect(has(hot)).toBe(offered);
    expect(has(recommended.flatMap((group) => group.apps))).toBe(offered);
    expect(has(found.list)).toBe(true);
    expect(recommended.map(({ name }) => name)).toEqual(['学生', '教师', '校友', '访客']);
  });
});
