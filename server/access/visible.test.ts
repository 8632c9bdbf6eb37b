import type { Audience, audienceFields } from '@yimen/contract/audience';
import { personMessages } from '@yimen/contract/person/data';
import { search, searchResults } from '@yimen/contract/search';
import { arrangeCollection, collectApp, getCollectApp, getCollectAppGroup } from '@yimen/contract/services/collection';
import { getAllType } from '@yimen/contract/services/facets';
import { getAppGuide } from '@yimen/contract/services/guide';
import { handledList } from '@yimen/contract/services/hall';
import { countServiceApp, getBusinessApp, getServiceApp } from '@yimen/contract/services/list';
import { getAppQr } from '@yimen/contract/services/qr';
import { getRecentlyUsedApp, getRecentlyUsedAppGroup, hitApp } from '@yimen/contract/services/recently-used';
import { getHotApp, getRecommendApp, recommendByType } from '@yimen/contract/services/recommendations';
import { chooseIdentity, listIdentities } from '@yimen/contract/sign-in/session';
import { homeStatistic } from '@yimen/contract/site';
import { taskInfo } from '@yimen/contract/tasks/tasks';
import { specialInfo, specialList } from '@yimen/contract/topics';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '../database/schema/people.ts';
import { appHits, apps } from '../database/schema/services.ts';
import { dayText, minuteText } from '../lib/time.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { openWorld, type World } from '../testing/world.ts';
import { isMeant } from './explain.ts';
import { someRules } from './fixture.ts';
import { guestFacts, readFacts } from './store.ts';

const institution = { id: 'mingde' };
const staff = '20180266';

let world: World;
let here: Scoped;
beforeAll(async () => {
  world = await openWorld();
  here = scoped(world.db, institution);
});
afterAll(() => world.close());

/** Gives services their rules. */
async function setRules(rules: ReadonlyMap<string, Audience | null>): Promise<void> {
  for (const [id, rule] of rules) await here.update(apps, { audience: rule }, eq(apps.id, id));
  await contentChanged(world.db, institution);
}

describe('工资查询 of the demo', () => {
  const id = { appId: 'salary-query' };

  test('is there for staff alone, by the identity that acts', async () => {
    let token = await world.signIn(staff);
    expect((await world.call(getAppGuide, id, { token })).data.app.name).toBe('工资查询');
    const { list } = (await world.call(listIdentities, {}, { token })).data;
    const student = list.find(({ userType }) => userType === 'STUDENT')?.id ?? '';
    ({ token } = (await world.call(chooseIdentity, { id: student }, { token })).data);
    expect((await world.call(getAppGuide, id, { token })).code).toBe(404);
  });

  test.each(['a guest', '2024310086'])('is answered to %s as one that does not exist', async (who) => {
    const token = who === 'a guest' ? await world.guest() : await world.signIn(who);
    const unknown = { appId: 'nothing-of-that-name' };
    for (const endpoint of [getAppGuide, getAppQr, hitApp] as const) {
      const [hidden, missing] = [
        await world.call(endpoint, id, { token }),
        await world.call(endpoint, unknown, { token }),
      ];
      expect([hidden.status, hidden.code, hidden.msg]).toEqual([missing.status, missing.code, missing.msg]);
      expect(hidden.success).toBe(false);
    }
    expect((await world.call(searchResults, { query: '工资查询' }, { token })).data).not.toMatchObject({
      groups: expect.arrayContaining([{ list: expect.arrayContaining([expect.objectContaining({ id: id.appId })]) }]),
    });
    if (who !== 'a guest') {
      expect((await world.call(collectApp, { ...id, collected: true }, { token })).success).toBe(false);
      expect(JSON.stringify((await world.call(getCollectApp, {}, { token })).data)).not.toContain(id.appId);
    }
  });
});

describe('校外兼职审批 of the demo, which all may see', () => {
  const read = async (token: string) =>
    (await world.call(getAppGuide, { appId: 'part-time-outside' }, { token })).data.app;

  test('is begun by teachers alone, and says so to the others', async () => {
    expect(await read(await world.signIn('20150132'))).toMatchObject({ state: 'open', pcUrl: expect.any(String) });
    expect(await read(await world.signIn('2024310086'))).toMatchObject({
      state: 'restricted',
      stateNote: '只对教师开放，您不在其中；请联系管理员申请',
      pcUrl: null,
      mobileUrl: null,
    });
    // Whoever it is shows once they have signed in.
    expect(await read(await world.guest())).toMatchObject({
      state: 'open',
      needsSignIn: true,
      pcUrl: '/service-hall/details/part-time-outside',
      mobileUrl: '/mobile/service-guide/part-time-outside',
    });
  });

  test('is recommended to teachers alone', async () => {
    const isAmong = async (account: string) => {
      const token = await world.signIn(account);
      const { data } = await world.call(getHotApp, { count: 100 }, { token });
      return data.some(({ id }) => id === 'part-time-outside');
    };
    await here.update(apps, { hitsTotal: 1e9 }, eq(apps.id, 'part-time-outside'));
    await here.delete(appHits, eq(appHits.app, 'part-time-outside'));
    await here.insert(appHits, [{ app: 'part-time-outside', day: dayText(new Date()), count: 1e6 }]);
    await contentChanged(world.db, institution);
    expect([await isAmong('20150132'), await isAmong('2024310086')]).toEqual([true, false]);
  });

  test('names the identity by which one may begin it', async () => {
    await here.update(apps, { beginAudience: { roles: ['研究生'] } }, eq(apps.id, 'part-time-outside'));
    await contentChanged(world.db, institution);
    await here.update(people, { preferences: {} }, eq(people.id, staff));
    let token = await world.signIn(staff);
    expect((await read(token)).stateNote).toMatch(/；切换到“研究生”身份即可$/);
    const { list } = (await world.call(listIdentities, {}, { token })).data;
    const id = list.find(({ label }) => label === '研究生')?.id ?? '';
    ({ token } = (await world.call(chooseIdentity, { id }, { token })).data);
    expect((await read(token)).state).toBe('open');
    await here.update(apps, { beginAudience: { userTypes: ['TEACHER'] } }, eq(apps.id, 'part-time-outside'));
    await contentChanged(world.db, institution);
  });
});

describe('with any rules', () => {
  const values: Record<(typeof audienceFields)[number], readonly string[]> = {
    visitors: ['everyone', 'guests', 'members'],
    userTypes: ['STUDENT', 'TEACHER', 'STAFF'],
    roles: ['本科生', '研究生'],
    departments: ['college-information', 'college-education', 'hr'],
    groups: [],
    people: ['2024310086', staff],
  };
  const times = ['2020-01-01 00:00', '2090-01-01 00:00'];
  test('lists, counts, search, suggestions, rank, recommendations, topics and one’s own agree with the rules', async () => {
    const all = await here.rows(apps);
    const allServices = all.filter(({ attributeType }) => attributeType === 1);
    const rules = new Map<string, Audience | null>();
    const random = someRules({ values, times }, all.length);
    // A third has none, as in life.
    for (const [at, { id }] of all.entries()) rules.set(id, at % 3 === 0 ? null : (random[at] ?? null));
    const [first, second] = ['2024310086', staff];
    const tokens = { [first]: await world.signIn(first), [second]: await world.signIn(second) };
    // Collected, used and handled while it could be seen.
    await setRules(new Map(all.map(({ id }) => [id, null])));
    for (const { id } of all.slice(0, 60)) {
      for (const token of Object.values(tokens)) {
        await world.call(collectApp, { appId: id, collected: true }, { token });
        await world.call(hitApp, { appId: id }, { token });
      }
    }
    await here.db.execute(sql`insert into handled_cases (institution, position, who, app, at)
      select institution, 1000 + position, '林**', id, now() from apps where institution = 'mingde' and attribute_type = 1`);
    await setRules(rules);

    const visitors: [string, string | null, ReturnType<typeof readFacts> | null][] = [
      [await world.guest(), null, null],
      [tokens[first] ?? '', null, readFacts(here, first)],
    ];
    const { list: identities } = (await world.call(listIdentities, {}, { token: tokens[second] })).data;
    for (const { id } of identities.filter(({ ended }) => !ended)) visitors.push(['', id, readFacts(here, second)]);
    let token = tokens[second] ?? '';
    const seenBy = new Set<string>();
    for (const [own, identity, known] of visitors) {
      if (identity) ({ token } = (await world.call(chooseIdentity, { id: identity }, { token })).data);
      const as = { token: identity ? token : own };
      const facts = (await known)?.actingAs(identity) ?? guestFacts;
      const may = (id: string) => isMeant(rules.get(id) ?? null, facts, minuteText(new Date()));
      const visible = allServices.filter(({ id }) => may(id)).map(({ id }) => id);
      seenBy.add(visible.join());
      expect(visible.length).toBeGreaterThan(20);
      expect(visible.length).toBeLessThan(allServices.length);

      const listed = [1, 2].map((page) => world.call(getServiceApp, { page, pageSize: 100 }, as));
      const pages = await Promise.all(listed);
      expect(pages.flatMap(({ data }) => data.list.map(({ id }) => id)).sort()).toEqual(visible.toSorted());
      expect((await world.call(countServiceApp, {}, as)).data.total).toBe(visible.length);
      expect((await world.call(homeStatistic, {}, as)).data.services).toBe(visible.length);
      const types = (await world.call(getAllType, {}, as)).data;
      expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(visible.length);
      for (const { id, name, attributeType } of all.filter((_, at) => at % 4 === 1)) {
        if (attributeType === 1) expect((await world.call(getAppGuide, { appId: id }, as)).success, id).toBe(may(id));
        // The menu has systems for members alone.
        if (attributeType === 2 && !known) continue;
        const found = (await world.call(search, { query: name, count: 20 }, as)).data.list;
        expect(
          found.some((one) => one.id === id && one.title === name),
          name,
        ).toBe(may(id));
      }
      const shown: Record<string, unknown> = {
        hot: (await world.call(getHotApp, { count: 20 }, as)).data,
        near: (await world.call(getRecommendApp, { count: 20 }, as)).data,
        groups: (await world.call(recommendByType, { count: 20 }, as)).data.map((group) => group.apps),
        handled: (await world.call(handledList, { count: 20 }, as)).data.map(({ appId }) => ({ id: appId })),
      };
      for (const query of ['校园卡', 'cjd', '申请', '系统', '怎么请假']) {
        const {
          groups,
          apps: cards,
          meant,
          related,
        } = (await world.call(searchResults, { query, pageSize: 50 }, as)).data;
        shown[query] = [
          cards,
          groups.filter(({ kind }) => kind === 'service' || kind === 'system').map(({ list }) => list),
        ];
        const words = [...meant.map((one) => one.query), ...related];
        expect(allServices.filter(({ id, name }) => !may(id) && words.includes(name))).toEqual([]);
      }
      for (const { id, serviceCount } of (await world.call(specialList, {}, as)).data) {
        const topic = (await world.call(specialInfo, { id }, as)).data;
        shown[`topic ${id}`] = [
          topic.groups.map((group) => group.apps),
          topic.checklist.flatMap((step) => step.app ?? []),
        ];
        const bundled = new Set(topic.groups.flatMap((group) => group.apps.map((one) => one.id)));
        expect([topic.serviceCount, serviceCount]).toEqual([bundled.size, bundled.size]);
      }
      if (known) {
        shown.systems = (await world.call(getBusinessApp, { pageSize: 100 }, as)).data.list;
        const collected = (await world.call(getCollectApp, {}, as)).data;
        shown.collected = collected;
        shown.collectedGroups = (await world.call(getCollectAppGroup, {}, as)).data.map((group) => group.apps);
        const named = { group: '常用', apps: collected.slice(0, 2).map(({ id }) => id) };
        const arranged = (await world.call(arrangeCollection, named, as)).data;
        shown.arranged = arranged.flatMap((group) => group.apps.map((id) => ({ id })));
        shown.used = (await world.call(getRecentlyUsedApp, {}, as)).data.map(({ app }) => app);
        shown.usedDays = (await world.call(getRecentlyUsedAppGroup, {}, as)).data.map(({ uses }) =>
          uses.map(({ app }) => app),
        );
      }
      for (const [where, list] of Object.entries(shown)) {
        const ids = (list as unknown[]).flat(2).map((one) => (one as { id: string }).id);
        expect(ids.length, where).toBeGreaterThan(0);
        expect(
          ids.filter((id) => !may(id)),
          where,
        ).toEqual([]);
      }
    }
    expect(seenBy.size).toBe(visitors.length);
  });

  test('tasks and messages lead to no guide that one may not see', async () => {
    const token = await world.signIn('2024310086');
    const links = async () => {
      const tasks = (['todo', 'done', 'mine'] as const).map((status) =>
        world.call(taskInfo, { status, pageSize: 100 }, { token }),
      );
      const messages = (await world.call(personMessages, { pageSize: 100 }, { token })).data.list;
      const all = [
        ...(await Promise.all(tasks)).flatMap(({ data }) => data.list.map(({ url }) => url)),
        ...messages.map(({ link }) => link),
      ];
      return all.filter((link) => link?.startsWith('/service-hall/details/')).length;
    };
    const services = await here.rows(apps);
    await setRules(new Map(services.map(({ id }) => [id, null])));
    expect(await links()).toBeGreaterThan(1);
    await setRules(new Map(services.map(({ id }) => [id, { userTypes: ['STAFF'] }])));
    expect(await links()).toBe(0);
    await setRules(new Map(services.map(({ id }) => [id, null])));
  });

  test('a rule that ends lets nobody in any more, without a change of data', async () => {
    const token = await world.guest();
    await setRules(new Map([['transcript-print', { visitors: ['guests'] }]]));
    const isThere = async () => (await world.call(getAppGuide, { appId: 'transcript-print' }, { token })).success;
    expect(await isThere()).toBe(true);
    await setRules(new Map([['transcript-print', { visitors: ['guests'], until: '2026-01-01 00:00' }]]));
    expect(await isThere()).toBe(false);
    await setRules(new Map([['transcript-print', null]]));
    expect(await isThere()).toBe(true);
  });
});
