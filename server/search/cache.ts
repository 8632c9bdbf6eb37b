import { hrefTo, thingHrefs } from '@yimen/contract/paths';
import { and, asc, desc, eq, gt, isNull, lte, type SQL } from 'drizzle-orm';
import { isFor } from '../access/store.ts';
import { factsOfAll, goodUntil, type Visitor } from '../access/visible.ts';
import type { Queryable } from '../database/open.ts';
import { articles, notices, topics } from '../database/schema/publishing.ts';
import { apps, guides } from '../database/schema/services.ts';
import { maskGuide } from '../lib/guide-masking.ts';
import { contentNow, dayText } from '../lib/time.ts';
import { readNames } from '../tenancy/names.ts';
import { VersionCache } from '../tenancy/resolve.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { guideText, plainText } from './bodies.ts';
import type { Entry } from './entry.ts';
import { type Searchable, SearchIndex } from './index.ts';
import { nicknamesOf } from './lexicon.ts';

const indexes = new VersionCache<{ index: SearchIndex; until: number }>({
  goodUntil: ({ until }) => until,
  bytesOf: ({ index }) => index.bytes,
  maxBytes: 256 * 2 ** 20,
});
/** Longest life of an index, in ms: how often a service is used does not change the data version. */
const maxAgeMs = 600_000;
/** Older articles and notices are left to their own lists. */
const newestArticles = 500;
const newestNotices = 300;

/** The institution's index, built again when its data change and when something is published. */
export async function searchIndex(db: Queryable, institution: { id: string }): Promise<SearchIndex> {
  return (await indexes.get(db, institution, () => build(db, institution))).index;
}

const ruledIndexes = new VersionCache<SearchIndex | null>({
  goodUntil,
  bytesOf: (index) => index?.bytes ?? 100,
  maxBytes: 64 * 2 ** 20,
});

/**
 * What a visitor can search: the institution's index, with the notices whose rule admits the visitor. Those are indexed
 * for each person, once a minute, because delivering them to thousands does not change the data version. `own` holds what
 * is read for the visitor alone.
 */
export async function searchable(visit: Visitor, own: SearchIndex | null = null): Promise<Searchable> {
  const { db, institution, person } = visit;
  const [index, ruled] = await Promise.all([
    searchIndex(db, institution),
    ruledIndexes.get(db, institution, () => buildRuled(visit), person?.id ?? ''),
  ]);
  return index.joined(...[ruled, own].filter((each) => each !== null));
}

async function buildRuled(visit: Visitor): Promise<SearchIndex | null> {
  const { db, institution } = visit;
  const [names, facts] = await Promise.all([readNames(db, institution), factsOfAll(visit)]);
  const rule = isFor(notices.audience, facts);
  const entries = await readNotices(scoped(db, institution), (id) => names.department(id).name, rule);
  return entries.length > 0 ? SearchIndex.of(entries) : null;
}

async function build(db: Queryable, institution: { id: string }) {
  const now = Date.now();
  const here = scoped(db, institution);
  const names = await readNames(db, institution);
  const [services, systems, bundles, news, notice, next] = await Promise.all([
    readServices(here, (id) => names.department(id).name),
    readSystems(here, (id) => names.department(id).name),
    here.rows(topics, { orderBy: [asc(topics.position)] }),
    readNews(here),
    // The index is the same for everybody: notices with a rule are not in it.
    readNotices(here, (id) => names.department(id).name, isNull(notices.audience)),
    nextToCome(here),
  ]);
  const index = await SearchIndex.of([
    ...services,
    ...systems,
    ...bundles.map(({ id, name, summary, intro, groups }) => ({
      ...searchEntry('topic', id, name, thingHrefs.topic.desktop(id)),
      note: summary,
      icon: 'layers',
      popularity: 4,
      wording: [summary, ...groups.map((group) => group.name)],
      body: [summary, intro].join('\n'),
    })),
    ...names.departments.map(({ id, name, shortName, icon, office, intro }) => ({
      ...searchEntry('department', id, name, thingHrefs.department.desktop(id)),
      note: office,
      icon,
      popularity: 3,
      aliases: [...(shortName === name ? [] : [shortName]), ...nicknamesOf(name, shortName)],
      wording: [intro],
      body: intro,
    })),
    ...notice,
    ...news,
  ]);
  return { index, until: Math.min(now + maxAgeMs, next ?? Number.POSITIVE_INFINITY) };
}

/** When the next article or notice is published, in ms since 1970; null when none is waiting. */
async function nextToCome(here: Scoped): Promise<number | null> {
  const now = contentNow();
  const [waiting, others] = await Promise.all([
    here.rows(articles, { where: gt(articles.publishedAt, now), orderBy: [asc(articles.publishedAt)], limit: 1 }),
    here.rows(notices, { where: gt(notices.publishedAt, now), orderBy: [asc(notices.publishedAt)], limit: 1 }),
  ]);
  const times = [...waiting, ...others].map(({ publishedAt }) => publishedAt.getTime());
  return times.length > 0 ? Math.min(...times) : null;
}

function searchEntry(kind: Entry['kind'], id: string, title: string, path: string): Entry {
  return { kind, id, title, path, aliases: [], keywords: [], wording: [], body: '', note: '', icon: '', popularity: 0 };
}

/** Use on a logarithmic scale of 0 to 12. */
function popularityOf(hits: number): number {
  return Math.min(12, 2 * Math.log10(1 + hits));
}

async function readServices(here: Scoped, department: (id: string) => string): Promise<Entry[]> {
  const rows = await here.db
    .select({ app: apps, guide: guides.guide })
    .from(apps)
    .innerJoin(guides, and(here.of(guides), eq(guides.app, apps.id)))
    .where(here.of(apps, eq(apps.attributeType, 1)))
    .orderBy(apps.position);
  return rows.map(({ app, guide }) => ({
    ...searchEntry('service', app.id, app.name, thingHrefs.service.desktop(app.id)),
    aliases: app.aliases,
    keywords: app.keywords,
    icon: app.icon,
    wording: [app.summary, ...guide.faq.map(({ q }) => q)],
    // The index is the same for guests: it leaves out what the guide hides from them.
    body: guideText(app.summary, maskGuide(guide)),
    note: department(app.department),
    popularity: popularityOf(app.hitsTotal),
  }));
}

async function readSystems(here: Scoped, department: (id: string) => string): Promise<Entry[]> {
  const rows = await here.rows(apps, { where: eq(apps.attributeType, 2), orderBy: [asc(apps.position)] });
  return rows.map((app) => ({
    ...searchEntry('system', app.id, app.name, hrefTo('business-system', { query: { query: app.name } })),
    aliases: app.aliases,
    keywords: app.keywords,
    icon: app.icon,
    body: app.summary,
    note: department(app.department),
    popularity: popularityOf(app.hitsTotal) / 2,
  }));
}

async function readNews(here: Scoped): Promise<Entry[]> {
  const rows = await here.rows(articles, {
    where: lte(articles.publishedAt, contentNow()),
    orderBy: [desc(articles.publishedAt)],
    limit: newestArticles,
  });
  return rows.map(({ id, title, summary, body, source, publishedAt, views }) => ({
    ...searchEntry('news', id, title, thingHrefs.news.desktop(id)),
    note: `${source}，${dayText(publishedAt)}`,
    icon: 'newspaper',
    popularity: popularityOf(views) / 2,
    body: [source, summary, plainText(body)].join('\n'),
  }));
}

async function readNotices(here: Scoped, department: (id: string) => string, which: SQL): Promise<Entry[]> {
  const rows = await here.rows(notices, {
    where: and(lte(notices.publishedAt, contentNow()), which),
    orderBy: [desc(notices.publishedAt)],
    limit: newestNotices,
  });
  return rows.map(({ id, title, body, publishedAt, department: office }) => ({
    ...searchEntry('notice', id, title, thingHrefs.notice.desktop(id)),
    note: `${department(office)}，${dayText(publishedAt)}`,
    icon: 'megaphone',
    popularity: 3,
    body: [department(office), plainText(body)].join('\n'),
  }));
}
