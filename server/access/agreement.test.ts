import type { Audience } from '@yimen/contract/audience';
import { newsInfo, newsList } from '@yimen/contract/news/articles';
import { noticeInfo, noticeShow, noticeUrl } from '@yimen/contract/notices/notices';
import { search, searchResults } from '@yimen/contract/search';
import { getAppGuide } from '@yimen/contract/services/guide';
import { getServiceApp } from '@yimen/contract/services/list';
import { chooseIdentity, listIdentities } from '@yimen/contract/sign-in/session';
import { specialInfo, specialList } from '@yimen/contract/topics';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articles, notices, topics } from '../database/schema/publishing.ts';
import { apps, guides } from '../database/schema/services.ts';
import { minuteText } from '../lib/time.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { openWorld, type World } from '../testing/world.ts';
import { type Facts, isMeant } from './explain.ts';
import { someRules } from './fixture.ts';
import { guestFacts, readFacts } from './store.ts';

const institution = { id: 'mingde' };
const [student, teacher, both] = ['2024310086', '20150132', '20180266'];
/** In every title here, and in no other. */
const word = '验证册';
const values = {
  visitors: ['everyone', 'guests', 'members'],
  userTypes: ['STUDENT', 'TEACHER', 'STAFF'],
  roles: ['本科生', '研究生', '职工'],
  departments: ['college-information', 'college-education', 'hr'],
  groups: [],
  people: [student, teacher, both],
};
const times = ['2020-01-01 00:00', '2090-01-01 00:00'];

let world: World;
let here: Scoped;
beforeAll(async () => {
  world = await openWorld();
  here = scoped(world.db, institution);
});
afterAll(() => world.close());

type As = { token: string };
interface Kind {
  readonly name: 'service' | 'news' | 'notice' | 'topic';
  readonly count: number;
  /** Adds copies of a row of the demo with these ids, titles and rules. */
  add(rows: readonly { id: string; title: string; audience: Audience; at: number }[]): Promise<void>;
  /** The ids of a page of the list. */
  list(page: number, as: As): Promise<readonly string[]>;
  /** Whether its address is answered. */
  opens(id: string, as: As): Promise<boolean>;
  /** Whether all identities count, not the chosen one. */
  readonly ofAll?: boolean;
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const published = (at: number) => new Date(Date.now() - 60_000 - at * 1000);

const kinds: readonly Kind[] = [
  {
    name: 'service',
    count: 300,
    async add(rows) {
      const some = await here.first(apps, eq(apps.attributeType, 1));
      const guide = await here.first(guides, undefined);
      if (!some || !guide) throw new Error('The demo has no services.');
      await here.insert(
        apps,
        rows.map(({ id, title, audience }) => ({ ...some, aliases: [], keywords: [], id, name: title, audience })),
      );
      await here.insert(
        guides,
        rows.map(({ id }) => ({ app: id, guide: guide.guide })),
      );
    },
    list: async (page, as) => ids((await world.call(getServiceApp, { page, pageSize: 100 }, as)).data.list),
    opens: async (appId, as) => (await world.call(getAppGuide, { appId }, as)).success,
  },
  {
    name: 'news',
    count: 300,
    async add(rows) {
      const [some] = await here.rows(articles, { limit: 1 });
      if (!some) throw new Error('The demo has no articles.');
      await here.insert(
        articles,
        rows.map(({ id, title, audience, at }) => ({ ...some, id, title, audience, publishedAt: published(at) })),
      );
    },
    list: async (page, as) => ids((await world.call(newsList, { page, pageSize: 100 }, as)).data.list),
    opens: async (id, as) => (await world.call(newsInfo, { id }, as)).success,
  },
  {
    name: 'notice',
    count: 300,
    ofAll: true,
    async add(rows) {
      const [some] = await here.rows(notices, { limit: 1 });
      if (!some) throw new Error('The demo has no notices.');
      await here.insert(
        notices,
        rows.map(({ id, title, audience, at }) => ({ ...some, id, title, audience, publishedAt: published(at) })),
      );
    },
    list: async (page, as) => ids((await world.call(noticeShow, { page, pageSize: 100 }, as)).data.list),
    async opens(noticeId, as) {
      const [info, url] = [
        await world.call(noticeInfo, { noticeId }, as),
        await world.call(noticeUrl, { noticeId }, as),
      ];
      expect(info.success).toBe(url.success);
      return info.success;
    },
  },
  {
    name: 'topic',
    count: 100,
    async add(rows) {
      const [some] = await here.rows(topics, { limit: 1 });
      if (!some) throw new Error('The demo has no topics.');
      await here.insert(
        topics,
        rows.map(({ id, title, audience, at }) => ({ ...some, id, name: title, audience, position: 100 + at })),
      );
    },
    list: async (page, as) => (page === 1 ? ids((await world.call(specialList, {}, as)).data) : []),
    opens: async (id, as) => (await world.call(specialInfo, { id }, as)).success,
  },
];

/** Everything of pages from the first on, until one brings nothing. */
async function allOf(read: (page: number) => Promise<readonly string[]>): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const next = await read(page);
    if (next.length === 0) return found.filter((id) => id.startsWith('rule-')).toSorted();
    found.push(...next);
  }
}

/** A visitor with the facts by which rules know them, and by which notices do. */
interface Visitor extends As {
  readonly facts: Facts;
  readonly all: Facts;
}

/** A guest, two people, and both identities of a third. */
async function* visitors(): AsyncGenerator<Visitor> {
  yield { token: await world.guest(), facts: guestFacts, all: guestFacts };
  for (const id of [student, teacher]) {
    const known = await readFacts(here, id);
    if (!known) throw new Error(`The demo lacks ${id}.`);
    yield { token: await world.signIn(id), facts: known.actingAs(null), all: known.all };
  }
  let token = await world.signIn(both);
  const known = await readFacts(here, both);
  const { list } = (await world.call(listIdentities, {}, { token })).data;
  for (const { id, ended } of list) {
    if (ended || !known) continue;
    ({ token } = (await world.call(chooseIdentity, { id }, { token })).data);
    yield { token, facts: known.actingAs(id), all: known.all };
  }
}

test('1,000 rules on services, articles, notices and topics are the same in list, search, suggestion and address', async () => {
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  expect(total).toBe(1000);
  const random = someRules({ values, times }, total);
  const rules = new Map<Kind, ReadonlyMap<string, Audience>>();
  for (const kind of kinds) {
    const own = random.splice(0, kind.count).map((audience, at) => {
      return { id: `rule-${kind.name}-${at}`, title: `${word}${kind.name}第${at}册`, audience, at };
    });
    await kind.add(own);
    rules.set(kind, new Map(own.map(({ id, audience }) => [id, audience])));
  }
  await contentChanged(world.db, institution);

  const views = new Set<string>();
  for await (const as of visitors()) {
    for (const kind of kinds) {
      const own = rules.get(kind) ?? new Map<string, Audience>();
      const now = minuteText(new Date());
      const may = (id: string) => isMeant(own.get(id) ?? null, kind.ofAll ? as.all : as.facts, now);
      const visible = [...own.keys()].filter(may).toSorted();
      views.add(`${kind.name} ${visible.join()}`);
      expect(visible.length).toBeGreaterThan(0);
      expect(visible.length).toBeLessThan(own.size);

      expect(await allOf((page) => kind.list(page, as)), `list of ${kind.name}`).toEqual(visible);
      const found = (page: number) =>
        world.call(searchResults, { query: word, kind: kind.name, page, pageSize: 100 }, as);
      const results = await allOf(async (page) =>
        (await found(page)).data.groups.flatMap((group) => (group.kind === kind.name ? ids(group.list) : [])),
      );
      expect(results, `search of ${kind.name}`).toEqual(visible);
      const opened: string[] = [];
      for (const id of own.keys()) if (await kind.opens(id, as)) opened.push(id);
      expect(opened.toSorted(), `addresses of ${kind.name}`).toEqual(visible);
      for (let at = 0; at < own.size; at += 15) {
        const id = `rule-${kind.name}-${at}`;
        const { list } = (await world.call(search, { query: `${word}${kind.name}第${at}册`, count: 20 }, as)).data;
        expect(
          list.some((one) => one.id === id),
          `suggestion of ${id}`,
        ).toBe(may(id));
      }
    }
  }
  // A guest, two people and two identities see five different things, but that notices know both identities at once.
  expect(views.size).toBe(5 * kinds.length - 1);
});
