import { paths, thingHrefs } from '@yimen/contract/paths';
import type { App } from '@yimen/contract/services/service';
import { and, asc, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { restrictionsOf, type Visitor, visibleApps } from '../access/visible.ts';
import { collections } from '../database/schema/person.ts';
import { type AttributeType, appHits, apps, guides } from '../database/schema/services.ts';
import { hallWindows, handledCases, recommendGroups } from '../database/schema/site.ts';
import type { MemberVisit, Visit } from '../http/visit.ts';
import { contentNow } from '../lib/time.ts';
import { normalise } from '../search/text.ts';
import { type Names, readNames } from '../tenancy/names.ts';
import { ownedBy, type Scoped, scopedOf } from '../tenancy/scoped.ts';
import { sharedRows } from '../tenancy/shared-rows.ts';
import { type CatalogueEntry, catalogueOf, weekAgo } from './catalogue.ts';
import { readCollection } from './collection.ts';
import { readRecentUses } from './recently-used.ts';
import { usableServices } from './recommendations.ts';
import { serviceStateAt } from './state.ts';

type Row = typeof apps.$inferSelect & { hitsWeek: number; collected: boolean };

/** The apps of these ids that the visitor may see, in the order of the ids; of one kind only when it is given. */
export async function appsById(visit: Visit, ids: readonly string[], attributeType?: AttributeType): Promise<App[]> {
  if (ids.length === 0) return [];
  const here = scopedOf(visit);
  const mine = ownedBy(collections, { id: visit.person?.id ?? '' }, eq(collections.app, apps.id));
  const [rows, names, visible] = await Promise.all([
    here.db
      .select({ app: apps, hitsWeek: weekHits(here), collected: sql<boolean>`${collections.app} is not null` })
      .from(apps)
      .leftJoin(collections, here.of(collections, mine))
      .where(here.of(apps, and(inArray(apps.id, [...ids]), attributeType && eq(apps.attributeType, attributeType)))),
    readNames(visit.db, visit.institution),
    visibleApps(visit),
  ]);
  const seen = rows.flatMap(({ app, ...rest }) => (visible.has(app.id) ? { ...app, ...rest } : []));
  const restrictions = await restrictionsOf(visit, seen);
  const byId = new Map(
    seen.map((row) => [row.id, withOwnAddresses(present(row, names, restrictions.get(row.id)), row, visit)]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The app's uses in the last seven days, as a subquery. */
function weekHits(here: Scoped): SQL<number> {
  const week = here.of(appHits, eq(appHits.app, apps.id), gt(appHits.day, weekAgo()));
  return sql<number>`coalesce((select sum(${appHits.count}) from ${appHits} where ${week}), 0)::int`;
}

/** One app of a kind by id; null when the institution has none. */
export async function findApp(visit: Visit, id: string, attributeType?: AttributeType): Promise<App | null> {
  return (await appsById(visit, [id], attributeType))[0] ?? null;
}

/** For a guest, a service that only some may begin has pages of the portal as its addresses, until a sign-in decides. */
function withOwnAddresses(app: App, { beginAudience, attributeType, id }: Row, { person }: Visit): App {
  if (person || !app.needsSignIn || !beginAudience) return app;
  const [pc, mobile] =
    attributeType === 1
      ? [thingHrefs.service.desktop(id), thingHrefs.service.phone(id)]
      : [paths['business-system'], paths['mobile-work']];
  return { ...app, pcUrl: app.pcUrl && pc, mobileUrl: app.mobileUrl && mobile };
}

/** How often an app was used, ever and this week; null when the institution has none of this id. */
export async function readHits(visit: Visit, id: string): Promise<Pick<App, 'hitsTotal' | 'hitsWeek'> | null> {
  const here = scopedOf(visit);
  const [hits] = await here.db
    .select({ hitsTotal: apps.hitsTotal, hitsWeek: weekHits(here) })
    .from(apps)
    .where(here.of(apps, eq(apps.id, id)));
  return hits ?? null;
}

/** Apps of the catalogue in the form of lists. */
export const listedApps = (visit: Visit, list: readonly CatalogueEntry[]) =>
  appsById(
    visit,
    list.map(({ id }) => id),
  );

export async function findGuide(visit: Visit, app: string) {
  const row = await scopedOf(visit).first(guides, eq(guides.app, app));
  return row?.guide ?? null;
}

/** Services of the same category that can be begun now, most used first. */
export async function relatedApps(visit: Visit, app: App, count: number): Promise<App[]> {
  const alike = (await usableServices(visit)).filter(
    (other) => other.category === app.category.id && other.id !== app.id,
  );
  return listedApps(visit, alike.slice(0, count));
}

/** The services with exactly these names, in the order of the names. */
export async function servicesNamed(visit: Visit, names: readonly string[]): Promise<App[]> {
  const services = (await catalogueOf(visit)).of(1);
  const named = names.flatMap((name) => services.find((service) => service.name === name) ?? []);
  return listedApps(visit, named);
}

/** Those whose name, summary or alias contains the words, which are already normalised. */
export async function filterByWords(
  visit: Visit,
  list: readonly CatalogueEntry[],
  words: string,
): Promise<CatalogueEntry[]> {
  const rows = await scopedOf(visit).rows(apps, {
    where: inArray(
      apps.id,
      list.map(({ id }) => id),
    ),
  });
  const texts = new Map(rows.map(({ id, name, summary, aliases }) => [id, [name, summary, ...aliases].map(normalise)]));
  return list.filter(({ id }) => texts.get(id)?.some((text) => text.includes(words)));
}

/** Categories of the services that the person has collected or used recently. */
export async function categoriesUsed(visit: Visitor & Pick<MemberVisit, 'person'>): Promise<ReadonlySet<string>> {
  const [catalogue, collected, used] = await Promise.all([
    catalogueOf(visit),
    readCollection(visit),
    readRecentUses(visit),
  ]);
  const apps = [...collected, ...used].flatMap(({ app }) => catalogue.get(app) ?? []);
  return new Set(apps.flatMap(({ attributeType, category }) => (attributeType === 1 ? category : [])));
}

export const readRecommendGroups = sharedRows(recommendGroups, asc(recommendGroups.position));

export const readHallWindows = (here: Scoped) => here.rows(hallWindows, { orderBy: [asc(hallWindows.position)] });

/** The latest finished cases of services that the visitor may see, newest first, each with its service. */
export async function readHandled(visit: Visitor, count: number) {
  const here = scopedOf(visit);
  const { hidden } = await visibleApps(visit);
  return here.db
    .select({ who: handledCases.who, appId: apps.id, name: apps.name, at: handledCases.at })
    .from(handledCases)
    .innerJoin(apps, and(here.of(apps), eq(apps.id, handledCases.app)))
    .where(
      here.of(
        handledCases,
        lte(handledCases.at, contentNow()),
        hidden.size > 0 ? sql`${handledCases.app} <> all(${sql.param([...hidden])}::text[])` : undefined,
      ),
    )
    .orderBy(desc(handledCases.at), asc(handledCases.position))
    .limit(count);
}

/**
 * A service as lists show it; columns that the contract does not declare are removed from the answer. Where the visitor
 * may not begin it, `restriction` says why, and its addresses are empty.
 */
function present(row: Row, names: Names, restriction: string | undefined): App {
  return {
    ...row,
    ...(restriction === undefined
      ? serviceStateAt(row, contentNow())
      : { state: 'restricted', stateNote: restriction, opensAt: null, pcUrl: null, mobileUrl: null }),
    department: names.department(row.department),
    category: names.category(row.attributeType, row.category),
    labels: row.labels.map(names.label),
    suitableFor: row.suitableFor.map(names.suitable),
  };
}
