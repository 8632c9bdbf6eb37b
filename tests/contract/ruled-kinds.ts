import type { Audience } from '@yimen/contract/audience';
import { codes } from '@yimen/contract/envelope';
import { newsInfo, newsList } from '@yimen/contract/news/articles';
import { noticeInfo, noticeShow, noticeUrl } from '@yimen/contract/notices/notices';
import { paths } from '@yimen/contract/paths';
import type { Found } from '@yimen/contract/search';
import { getAppGuide } from '@yimen/contract/services/guide';
import { getBusinessApp, getServiceApp } from '@yimen/contract/services/list';
import { hitApp } from '@yimen/contract/services/recently-used';
import type { App } from '@yimen/contract/services/service';
import type { RuledPart } from '@yimen/contract/staff/explain';
import { specialInfo, specialList } from '@yimen/contract/topics';
import { eq } from 'drizzle-orm';
import { articles, newsColumns, notices, topics } from '../../server/database/schema/publishing.ts';
import { apps, guides } from '../../server/database/schema/services.ts';
import { menus } from '../../server/database/schema/site.ts';
import type { Scoped } from '../../server/tenancy/scoped.ts';
import type { World } from '../../server/testing/world.ts';

export interface As {
  readonly token: string;
  /** Null for a guest. */
  readonly person: string | null;
}

/** A thing with a rule. */
export interface Ruled {
  readonly id: string;
  readonly title: string;
  readonly audience: Audience;
  /** Who may begin a service; null for all who see it. */
  readonly beginAudience: Audience | null;
  /** Whether a service or system asks for a sign-in. */
  readonly needsSignIn: boolean;
  /** The rule of what it stands in: of an article, its column's; null for none. */
  readonly above: Audience | null;
  /** Its number among those of its kind, from 0. */
  readonly at: number;
}

/** A kind of things that lists show, a search finds and addresses open. */
export interface RuledKind {
  readonly name: Found['kind'];
  readonly part: RuledPart;
  /** Adds copies of a row of the demo with these ids, titles and rules. */
  add(here: Scoped, rows: readonly Ruled[]): Promise<void>;
  /** The ids of a page of the list. */
  list(world: World, page: number, as: As): Promise<readonly string[]>;
  /** Whether its address is answered. Throws where two calls of one page differ. */
  opens(world: World, id: string, as: As): Promise<boolean>;
  /** Whether one that is seen can be begun; absent for what is not begun. */
  begins?(world: World, thing: Ruled, as: As): Promise<boolean>;
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const published = (at: number) => new Date(Date.now() - 60_000 - at * 1000);

function sample<Row>(row: Row | null | undefined, what: string): Row {
  if (!row) throw new Error(`The demo has no ${what}.`);
  return row;
}

/** Copies of a service or system, which only rules keep from being begun. */
const openApp = (app: typeof apps.$inferSelect) => {
  const open = { state: 'open', openFrom: null, openTo: null } as const;
  const url = 'https://a.example';
  const plain = { ...app, ...open, aliases: [], keywords: [], hitsTotal: 0, pcUrl: url, mobileUrl: url };
  return ({ id, title, audience, beginAudience, needsSignIn }: Ruled) => ({
    ...plain,
    id,
    name: title,
    audience,
    beginAudience,
    needsSignIn,
  });
};

/** Whether a visitor begins what a call tells of, without a sign-in before. */
const isBegun = ({ state, pcUrl, needsSignIn }: App, { person }: As) =>
  state === 'open' && pcUrl !== null && !(needsSignIn && person === null);

export const services: RuledKind = {
  name: 'service',
  part: 'apps',
  async add(here, rows) {
    const app = sample(await here.first(apps, eq(apps.attributeType, 1)), 'services');
    const { guide } = sample(await here.first(guides, undefined), 'guides');
    await here.insert(apps, rows.map(openApp(app)));
    await here.insert(
      guides,
      rows.map(({ id }) => ({ app: id, guide })),
    );
  },
  list: async (world, page, as) => ids((await world.call(getServiceApp, { page, pageSize: 100 }, as)).data.list),
  opens: async (world, appId, as) => (await world.call(getAppGuide, { appId }, as)).success,
  async begins(world, { id: appId }, as) {
    const { app } = (await world.call(getAppGuide, { appId }, as)).data;
    const { success, code } = await world.call(hitApp, { appId }, as);
    if (success !== isBegun(app, as)) throw new Error(`${appId} is ${app.state}, and its use answered ${code}.`);
    return isBegun(app, as);
  },
};

/** Business systems; of one that is opened it is counted. */
const system: RuledKind = {
  name: 'system',
  part: 'apps',
  async add(here, rows) {
    const app = sample(await here.first(apps, eq(apps.attributeType, 2)), 'systems');
    await here.insert(apps, rows.map(openApp(app)));
    // As an institution may have it: guests see the systems that are for them.
    await here.update(menus, { isLogin: 0 }, eq(menus.path, paths['business-system']));
  },
  list: async (world, page, as) => ids((await world.call(getBusinessApp, { page, pageSize: 100 }, as)).data.list),
  opens: async (world, appId, as) => (await world.call(hitApp, { appId }, as)).code !== codes.notFound,
  async begins(world, { id, title }, as) {
    const { list } = (await world.call(getBusinessApp, { query: title }, as)).data;
    const own = list.find((one) => one.id === id);
    return own !== undefined && isBegun(own, as);
  },
};

/** Articles with one rule above them are in one column. */
const news: RuledKind = {
  name: 'news',
  part: 'articles',
  async add(here, rows) {
    const own = sample((await here.rows(articles, { limit: 1 }))[0], 'articles');
    const column = sample((await here.rows(newsColumns, { limit: 1 }))[0], 'columns');
    const rules = [...new Set(rows.map(({ above }) => above))];
    const columnOf = (rule: Audience | null) => `rule-column-${rules.indexOf(rule)}`;
    await here.insert(
      newsColumns,
      rules.map((audience, n) => ({
        ...column,
        id: columnOf(audience),
        name: `栏目${n}`,
        position: 100 + n,
        audience,
      })),
    );
    await here.insert(
      articles,
      rows.map(({ id, title, audience, above, at }) => {
        return { ...own, id, title, audience, column: columnOf(above), publishedAt: published(at) };
      }),
    );
  },
  list: async (world, page, as) => ids((await world.call(newsList, { page, pageSize: 100 }, as)).data.list),
  opens: async (world, id, as) => (await world.call(newsInfo, { id }, as)).success,
};

const notice: RuledKind = {
  name: 'notice',
  part: 'notices',
  async add(here, rows) {
    const own = sample((await here.rows(notices, { limit: 1 }))[0], 'notices');
    await here.insert(
      notices,
      rows.map(({ id, title, audience, at }) => ({ ...own, id, title, audience, publishedAt: published(at) })),
    );
  },
  list: async (world, page, as) => ids((await world.call(noticeShow, { page, pageSize: 100 }, as)).data.list),
  async opens(world, noticeId, as) {
    const info = await world.call(noticeInfo, { noticeId }, as);
    const url = await world.call(noticeUrl, { noticeId }, as);
    if (info.success !== url.success) throw new Error(`noticeInfo and noticeUrl differ about ${noticeId}.`);
    return info.success;
  },
};

const topic: RuledKind = {
  name: 'topic',
  part: 'topics',
  async add(here, rows) {
    const own = sample((await here.rows(topics, { limit: 1 }))[0], 'topics');
    await here.insert(
      topics,
      rows.map(({ id, title, audience, at }) => ({ ...own, id, name: title, audience, position: 100 + at })),
    );
  },
  list: async (world, page, as) => (page === 1 ? ids((await world.call(specialList, {}, as)).data) : []),
  opens: async (world, id, as) => (await world.call(specialInfo, { id }, as)).success,
};

export const ruledKinds: readonly RuledKind[] = [services, system, news, notice, topic];
