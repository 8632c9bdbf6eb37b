import { seniors } from '@yimen/contract/services/seniors';
import { asc, eq, gt, sql } from 'drizzle-orm';
import { type Visible, type Visitor, visibleApps } from '../access/visible.ts';
import { type AttributeType, appHits, apps } from '../database/schema/services.ts';
import { addDays, dayText, minuteMs } from '../lib/time.ts';
import { VersionCache } from '../tenancy/resolve.ts';
import { scoped, scopedOf } from '../tenancy/scoped.ts';

/** “This week” is the last seven days, including today. */
const weekDays = 7;

const serviceColumns = {
  id: apps.id,
  name: apps.name,
  attributeType: apps.attributeType,
  category: apps.category,
  department: apps.department,
  labels: apps.labels,
  suitableFor: apps.suitableFor,
  online: apps.online,
  beginAudience: apps.beginAudience,
  needsSignIn: apps.needsSignIn,
  state: apps.state,
  openFrom: apps.openFrom,
  openTo: apps.openTo,
  outOfSeason: apps.outOfSeason,
  reading: apps.reading,
  publishedAt: apps.publishedAt,
  hitsTotal: apps.hitsTotal,
};

/** The fields by which lists of services and business systems are filtered, counted and sorted. */
export type CatalogueEntry = Pick<typeof apps.$inferSelect, keyof typeof serviceColumns> & {
  readonly hitsWeek: number;
};

export type Sort = 'hits' | 'newest' | 'name' | 'seniors';

const timeValue = (moment: Date | null) => moment?.getTime() ?? Number.NEGATIVE_INFINITY;
const isNew = ({ labels }: CatalogueEntry) => Number(labels.includes('new'));
const comparisons: Record<Exclude<Sort, 'seniors'>, (a: CatalogueEntry, b: CatalogueEntry) => number> = {
  /** Most used this week first, then most used ever. */
  hits: (a, b) => b.hitsWeek - a.hitsWeek || b.hitsTotal - a.hitsTotal,
  newest: (a, b) => isNew(b) - isNew(a) || timeValue(b.publishedAt) - timeValue(a.publishedAt),
  /** Readings are compared by code units. */
  name: (a, b) => Number(a.reading > b.reading) - Number(a.reading < b.reading),
};

/**
 * Services for older people before the others, and of them those of the category that has most, which is what an older
 * person comes for; the order is kept otherwise.
 */
export function seniorsFirst<Service extends Pick<CatalogueEntry, 'attributeType' | 'category' | 'suitableFor'>>(
  services: readonly Service[],
): readonly Service[] {
  const suits = ({ attributeType, suitableFor }: Service) => attributeType === 1 && suitableFor.includes(seniors);
  const counts = tally(services.filter(suits).map(({ category }) => category));
  const rank = (service: Service) => (suits(service) ? (counts.get(service.category) ?? 0) : 0);
  return services.toSorted((a, b) => rank(b) - rank(a));
}

/** Most audiences for which a filtered catalogue is cached. */
const maxSeen = 50;

/** The services and business systems of an institution, for lists. */
export class Catalogue {
  /** In the institution's order. */
  readonly all: readonly CatalogueEntry[];
  readonly #byId: ReadonlyMap<string, CatalogueEntry>;
  readonly #sorted = new Map<Sort, readonly CatalogueEntry[]>();
  readonly #seen = new Map<string, Catalogue>();

  constructor(all: readonly CatalogueEntry[]) {
    this.all = all;
    this.#byId = new Map(all.map((app) => [app.id, app]));
  }

  get(id: string): CatalogueEntry | undefined {
    return this.#byId.get(id);
  }

  sorted(by: Sort): readonly CatalogueEntry[] {
    const sorted =
      this.#sorted.get(by) ??
      (by === 'seniors' ? seniorsFirst(this.sorted('hits')) : this.all.toSorted(comparisons[by]));
    this.#sorted.set(by, sorted);
    return sorted;
  }

  /** The part that a visitor may see, cached for each audience. */
  seenBy({ audience, has }: Visible): Catalogue {
    if (audience === '') return this;
    const seen = this.#seen.get(audience) ?? new Catalogue(this.all.filter(({ id }) => has(id)));
    if (this.#seen.size < maxSeen) this.#seen.set(audience, seen);
    return seen;
  }

  of(attributeType: AttributeType): readonly CatalogueEntry[] {
    return this.all.filter((app) => app.attributeType === attributeType);
  }
}

const catalogues = new VersionCache<Catalogue>({
  // Rankings change each minute.
  goodUntil: () => (Math.floor(Date.now() / minuteMs) + 1) * minuteMs,
  bytesOf: ({ all }) => all.length * 1_000,
  maxBytes: 128 * 2 ** 20,
});

/** The part of the institution's catalogue that the visitor may see. */
export async function catalogueOf(visit: Visitor): Promise<Catalogue> {
  const [catalogue, visible] = await Promise.all([readCatalogue(visit), visibleApps(visit)]);
  return catalogue.seenBy(visible);
}

/**
 * The institution's catalogue, read once for all visitors, when the data change and each minute. Filtering, counting or
 * sorting in the database would read every service, and a week of its uses, at each call.
 */
function readCatalogue({ db, institution }: Pick<Visitor, 'db' | 'institution'>): Promise<Catalogue> {
  return catalogues.get(db, institution, async () => {
    const here = scoped(db, institution);
    const week = db
      .select({ app: appHits.app, count: sql<number>`sum(${appHits.count})::int`.as('count') })
      .from(appHits)
      .where(here.of(appHits, gt(appHits.day, weekAgo())))
      .groupBy(appHits.app)
      .as('week');
    return new Catalogue(
      await db
        .select({ ...serviceColumns, hitsWeek: sql<number>`coalesce(${week.count}, 0)` })
        .from(apps)
        .leftJoin(week, eq(week.app, apps.id))
        .where(here.of(apps))
        .orderBy(asc(apps.attributeType), asc(apps.position)),
    );
  });
}

/** The last day before “this week”. */
export const weekAgo = () => addDays(dayText(new Date()), -weekDays);

/** How many times each value occurs. */
export function tally(values: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** A service or business system; null when there is none of this id that the visitor may see. */
export async function findSeen(visit: Visitor, id: string): Promise<typeof apps.$inferSelect | null> {
  return (await visibleApps(visit)).has(id) ? scopedOf(visit).first(apps, eq(apps.id, id)) : null;
}
