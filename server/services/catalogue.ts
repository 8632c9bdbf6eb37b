import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { type AttributeType, appHits, apps } from '../database/schema/services.ts';
import { addDays, dayText } from '../lib/time.ts';
import { VersionCache } from '../tenancy/resolve.ts';
import { scoped } from '../tenancy/scoped.ts';

/** “This week” is the last seven days, today among them. */
const weekDays = 7;
const minute = 60_000;

const columns = {
  id: apps.id,
  name: apps.name,
  attributeType: apps.attributeType,
  category: apps.category,
  department: apps.department,
  labels: apps.labels,
  audiences: apps.audiences,
  online: apps.online,
  state: apps.state,
  openFrom: apps.openFrom,
  openTo: apps.openTo,
  outOfSeason: apps.outOfSeason,
  reading: apps.reading,
  publishedAt: apps.publishedAt,
  hitsTotal: apps.hitsTotal,
};

/** What lists of services and business systems are filtered, counted and sorted by. */
export type Listed = Pick<typeof apps.$inferSelect, keyof typeof columns> & { readonly hitsWeek: number };

export type Sort = 'hits' | 'newest' | 'name';

const time = (moment: Date | null) => moment?.getTime() ?? Number.NEGATIVE_INFINITY;
const isNew = ({ labels }: Listed) => Number(labels.includes('new'));
const comparisons: Record<Sort, (a: Listed, b: Listed) => number> = {
  /** Most used this week first, then most used ever. */
  hits: (a, b) => b.hitsWeek - a.hitsWeek || b.hitsTotal - a.hitsTotal,
  newest: (a, b) => isNew(b) - isNew(a) || time(b.publishedAt) - time(a.publishedAt),
  /** Readings are compared byte by byte. */
  name: (a, b) => Number(a.reading > b.reading) - Number(a.reading < b.reading),
};

/** The services and business systems of an institution as lists need them. */
export class Catalogue {
  /** In the institution's order. */
  readonly all: readonly Listed[];
  readonly #byId: ReadonlyMap<string, Listed>;
  readonly #sorted = new Map<Sort, readonly Listed[]>();

  constructor(all: readonly Listed[]) {
    this.all = all;
    this.#byId = new Map(all.map((app) => [app.id, app]));
  }

  get(id: string): Listed | undefined {
    return this.#byId.get(id);
  }

  sorted(by: Sort): readonly Listed[] {
    const sorted = this.#sorted.get(by) ?? this.all.toSorted(comparisons[by]);
    this.#sorted.set(by, sorted);
    return sorted;
  }

  of(attributeType: AttributeType): readonly Listed[] {
    return this.all.filter((app) => app.attributeType === attributeType);
  }
}

const kept = new VersionCache<Catalogue>({
  // Rankings move each minute.
  goodUntil: () => (Math.floor(Date.now() / minute) + 1) * minute,
  bytesOf: ({ all }) => all.length * 1_000,
  maxBytes: 128 * 2 ** 20,
});

/**
 * The institution's catalogue, read once for all visitors when it has changed and each minute: to filter, count or sort
 * in the database would read every service, and a week of its uses, at each call.
 */
export function catalogueOf({ db, institution }: { db: Queryable; institution: { id: string } }): Promise<Catalogue> {
  return kept.get(db, institution, async () => {
    const here = scoped(db, institution);
    const week = db
      .select({ app: appHits.app, count: sql<number>`sum(${appHits.count})::int`.as('count') })
      .from(appHits)
      .where(here.of(appHits, gt(appHits.day, weekAgo())))
      .groupBy(appHits.app)
      .as('week');
    return new Catalogue(
      await db
        .select({ ...columns, hitsWeek: sql<number>`coalesce(${week.count}, 0)` })
        .from(apps)
        .leftJoin(week, eq(week.app, apps.id))
        .where(here.of(apps))
        .orderBy(asc(apps.attributeType), asc(apps.position)),
    );
  });
}

/** The last day that is no longer of this week. */
export const weekAgo = () => addDays(dayText(new Date()), -weekDays);

/** How many there are of each value. */
export function tally(values: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
