import type { DataOf } from '@yimen/contract/endpoint';
import type { Permission } from '@yimen/contract/permissions';
import { fewestReaders, mostRanked, type staffStatistics } from '@yimen/contract/staff/statistics';
import { and, asc, between, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Permits, readPermits } from '../../access/permits.ts';
import { noticeReads } from '../../database/schema/person.ts';
import { articles, notices } from '../../database/schema/publishing.ts';
import { appHits, apps } from '../../database/schema/services.ts';
import { visits } from '../../database/schema/visits.ts';
import { endOfDay, parseMinute } from '../../lib/time.ts';
import { requirePart } from '../../parts/tables.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { isReached } from '../places.ts';

export type Statistics = DataOf<typeof staffStatistics>;

export interface Period {
  readonly start: string;
  readonly end: string;
}

/** What was counted in a period, as far as a permission of a person reaches. */
export async function readStatistics(
  here: Scoped,
  person: string,
  permission: Permission,
  period: Period,
): Promise<Statistics> {
  const permits = await readPermits(here, person);
  const departments = permits.departments(permission);
  return {
    visits: departments ? null : await readVisits(here, period),
    uses: await readUses(here, period, departments),
    services: await readServices(here, period, departments),
    articles: departments ? [] : await readArticles(here, permits, period),
    notices: await readNotices(here, permits, period, departments),
  };
}

const total = (where: SQL) => sql<number>`(coalesce(sum(${visits.count}) filter (where ${where}), 0))::float8`;

const readVisits = ({ db, of }: Scoped, { start, end }: Period) =>
  db
    .select({
      day: visits.day,
      desktop: total(eq(visits.terminalType, 1)),
      mobile: total(eq(visits.terminalType, 2)),
      weChat: total(eq(visits.terminalType, 3)),
      guests: total(sql`${visits.userType} = 'GUEST'`),
      members: total(sql`${visits.userType} <> 'GUEST'`),
    })
    .from(visits)
    .where(of(visits, between(visits.day, start, end)))
    .groupBy(visits.day)
    .orderBy(asc(visits.day));

type Departments = readonly string[] | null;

const hits = sql<number>`sum(${appHits.count})::float8`;

const ofService = ({ of }: Scoped, departments: Departments) =>
  of(apps, eq(apps.id, appHits.app), departments ? inArray(apps.department, [...departments]) : undefined);

const readUses = (here: Scoped, { start, end }: Period, departments: Departments) =>
  here.db
    .select({ day: appHits.day, count: hits })
    .from(appHits)
    .innerJoin(apps, ofService(here, departments))
    .where(here.of(appHits, between(appHits.day, start, end)))
    .groupBy(appHits.day)
    .orderBy(asc(appHits.day));

const readServices = (here: Scoped, { start, end }: Period, departments: Departments) =>
  here.db
    .select({ id: apps.id, name: apps.name, uses: hits })
    .from(appHits)
    .innerJoin(apps, ofService(here, departments))
    .where(here.of(appHits, between(appHits.day, start, end)))
    .groupBy(apps.id, apps.name)
    .orderBy(desc(hits), asc(apps.id))
    .limit(mostRanked);

/** Published in the period, and by now. */
const isPublished = (table: typeof articles | typeof notices, { start, end }: Period) =>
  and(between(table.publishedAt, parseMinute(start), endOfDay(end)), sql`${table.publishedAt} <= now()`);

const readArticles = (here: Scoped, permits: Permits, period: Period) =>
  here.db
    .select({ id: articles.id, title: articles.title, views: articles.views })
    .from(articles)
    .where(here.of(articles, isPublished(articles, period), isReached(here, permits, 'read', requirePart('articles'))))
    .orderBy(desc(articles.views), asc(articles.id))
    .limit(mostRanked);

async function readNotices(here: Scoped, permits: Permits, period: Period, departments: Departments) {
  const readers = here.db
    .select({ count: sql<number>`count(*)::int` })
    .from(noticeReads)
    .where(here.of(noticeReads, eq(noticeReads.notice, notices.id), sql`${noticeReads.readAt} is not null`));
  const found = await here.db
    .select({ id: notices.id, title: notices.title, readers: sql<number>`(${readers})` })
    .from(notices)
    .where(
      here.of(
        notices,
        isPublished(notices, period),
        isReached(here, permits, 'read', requirePart('notices')),
        departments ? inArray(notices.department, [...departments]) : undefined,
      ),
    )
    .orderBy(desc(notices.publishedAt), asc(notices.id))
    .limit(mostRanked);
  return found.map((one) => ({ ...one, readers: one.readers < fewestReaders ? null : one.readers }));
}
