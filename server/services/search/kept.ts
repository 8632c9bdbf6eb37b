import { and, desc, eq, lte } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { articles, notices } from '../../database/schema/publishing.ts';
import { apps, guides } from '../../database/schema/services.ts';
import { dayText } from '../../institutions/clock.ts';
import { ByVersion } from '../../institutions/resolve.ts';
import { type Scoped, scoped } from '../../institutions/scoped.ts';
import { namesOf } from '../names.ts';
import { readTopics } from '../topics.ts';
import { type Entry, SearchIndex } from './index.ts';

const kept = new ByVersion<SearchIndex>();
/** Articles and notices beyond these are old enough to be looked up in their own lists. */
const newestArticles = 500;
const newestNotices = 300;

/** The institution's index, built anew when its data changed. */
export function searchIndex(db: Queryable, institution: { id: string }): Promise<SearchIndex> {
  return kept.get(db, institution, async () => {
    const here = scoped(db, institution);
    const names = await namesOf(db, institution);
    const [services, topics, news, notice] = await Promise.all([
      readServices(here, (id) => names.department(id).name),
      readTopics(here),
      readNews(here),
      readNotices(here, (id) => names.department(id).name),
    ]);
    return new SearchIndex([
      ...services,
      ...topics.map(({ id, name, summary, groups }) => ({
        ...entry('topic', id, name, `/home/special-services/details/${id}`),
        ...{ note: summary, icon: 'layers', popularity: 4 },
        wording: [summary, ...groups.map((group) => group.name)],
      })),
      ...names.departments.map(({ id, name, shortName, icon, office, intro }) => ({
        ...entry('department', id, name, `/service-hall?department=${id}`),
        ...{ note: office, icon, popularity: 3 },
        aliases: shortName === name ? [] : [shortName],
        wording: [intro],
      })),
      ...notice,
      ...news,
    ]);
  });
}

function entry(kind: Entry['kind'], id: string, title: string, path: string): Entry {
  return { kind, id, title, path, aliases: [], keywords: [], wording: [], note: '', icon: '', popularity: 0 };
}

/** Use on a scale of 0 to 12 that grows ever more slowly. */
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
    ...entry('service', app.id, app.name, `/service-hall/details/${app.id}`),
    ...{ aliases: app.aliases, keywords: app.keywords, icon: app.icon },
    wording: [app.summary, ...guide.faq.map(({ q }) => q)],
    note: department(app.department),
    popularity: popularityOf(app.hitsTotal),
  }));
}

async function readNews(here: Scoped): Promise<Entry[]> {
  const rows = await here.rows(articles, {
    where: lte(articles.publishedAt, new Date()),
    orderBy: [desc(articles.publishedAt)],
    limit: newestArticles,
  });
  return rows.map(({ id, title, source, publishedAt, views }) => ({
    ...entry('news', id, title, `/news/more/${id}`),
    ...{ note: `${source}，${dayText(publishedAt)}`, icon: 'newspaper', popularity: popularityOf(views) / 2 },
  }));
}

async function readNotices(here: Scoped, department: (id: string) => string): Promise<Entry[]> {
  const rows = await here.rows(notices, {
    where: lte(notices.publishedAt, new Date()),
    orderBy: [desc(notices.publishedAt)],
    limit: newestNotices,
  });
  return rows.map(({ id, title, publishedAt, department: office }) => ({
    ...entry('notice', id, title, `/info-center?notice=${id}`),
    ...{ note: `${department(office)}，${dayText(publishedAt)}`, icon: 'megaphone', popularity: 3 },
  }));
}
