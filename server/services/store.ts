import { maxCollected } from '@yimen/contract/services/collection';
import type { App } from '@yimen/contract/services/service';
import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { collections, recentUses } from '../database/schema/person.ts';
import { type AttributeType, appHits, apps, guides } from '../database/schema/services.ts';
import { recommendGroups } from '../database/schema/site.ts';
import { inTransaction } from '../database/transaction.ts';
import type { MemberVisit, Visit } from '../http/visit.ts';
import { dayText } from '../lib/time.ts';
import { normalise } from '../search/text.ts';
import { type Names, namesOf } from '../tenancy/names.ts';
import { ownedBy, type Scoped, scoped } from '../tenancy/scoped.ts';
import { mayCount } from '../visits/may-count.ts';
import { type Group, groupsOf } from './arrangement.ts';
import { catalogueOf, type Listed, weekAgo } from './catalogue.ts';
import { isUsable } from './recommendations.ts';
import { stateAt } from './state.ts';

type Row = typeof apps.$inferSelect & { hitsWeek: number; collected: boolean };

/** These apps in the order of their ids, of one kind if it is given, as lists show them to this visitor. */
export async function appsById(visit: Visit, ids: readonly string[], attributeType?: AttributeType): Promise<App[]> {
  if (ids.length === 0) return [];
  const here = scoped(visit.db, visit.institution);
  const mine = ownedBy(collections, { id: visit.person?.id ?? '' }, eq(collections.app, apps.id));
  const [rows, names] = await Promise.all([
    here.db
      .select({ app: apps, hitsWeek: weekHits(here), collected: sql<boolean>`${collections.app} is not null` })
      .from(apps)
      .leftJoin(collections, here.of(collections, mine))
      .where(here.of(apps, and(inArray(apps.id, [...ids]), attributeType && eq(apps.attributeType, attributeType)))),
    namesOf(visit.db, visit.institution),
  ]);
  const byId = new Map(rows.map(({ app, ...rest }) => [app.id, present({ ...app, ...rest }, names)]));
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

/** Whether the institution has an app of this id. */
export async function hasApp({ db, institution }: Visit, id: string): Promise<boolean> {
  return (await scoped(db, institution).count(apps, eq(apps.id, id))) > 0;
}

/** How often an app was used, ever and this week; null when the institution has none of this id. */
export async function readHits(visit: Visit, id: string): Promise<Pick<App, 'hitsTotal' | 'hitsWeek'> | null> {
  const here = scoped(visit.db, visit.institution);
  const [hits] = await here.db
    .select({ hitsTotal: apps.hitsTotal, hitsWeek: weekHits(here) })
    .from(apps)
    .where(here.of(apps, eq(apps.id, id)));
  return hits ?? null;
}

/** Apps of the catalogue as lists show them. */
export const listedApps = (visit: Visit, list: readonly Listed[]) =>
  appsById(
    visit,
    list.map(({ id }) => id),
  );

export async function findGuide(visit: Visit, app: string) {
  const row = await scoped(visit.db, visit.institution).first(guides, eq(guides.app, app));
  return row?.guide ?? null;
}

/** Services of the same category that can be begun now, most used first. */
export async function relatedApps(visit: Visit, app: App, count: number): Promise<App[]> {
  const alike = (await catalogueOf(visit)).sorted('hits').filter((other) => {
    return other.category === app.category.id && other.id !== app.id && isUsable(other);
  });
  return listedApps(visit, alike.slice(0, count));
}

/** The services of exactly these names, in the order of the names. */
export async function servicesNamed(visit: Visit, names: readonly string[]): Promise<App[]> {
  const services = (await catalogueOf(visit)).of(1);
  const named = names.flatMap((name) => services.find((service) => service.name === name) ?? []);
  return listedApps(visit, named);
}

/** Those whose name, summary or an alias holds the words, which are already normalised. */
export async function filterByWords(visit: Visit, list: readonly Listed[], words: string): Promise<Listed[]> {
  const rows = await scoped(visit.db, visit.institution).rows(apps, {
    where: inArray(
      apps.id,
      list.map(({ id }) => id),
    ),
  });
  const texts = new Map(rows.map(({ id, name, summary, aliases }) => [id, [name, summary, ...aliases].map(normalise)]));
  return list.filter(({ id }) => texts.get(id)?.some((text) => text.includes(words)));
}

type Owner = Pick<MemberVisit, 'db' | 'institution' | 'person'>;

/** Categories of the services the person collected or used last. */
export async function categoriesUsed(visit: Owner): Promise<ReadonlySet<string>> {
  const [catalogue, collected, used] = await Promise.all([
    catalogueOf(visit),
    readCollection(visit),
    readRecentUses(visit),
  ]);
  const apps = [...collected, ...used].flatMap(({ app }) => catalogue.get(app) ?? []);
  return new Set(apps.flatMap(({ attributeType, category }) => (attributeType === 1 ? category : [])));
}

export const readRecommendGroups = (visit: Visit) =>
  scoped(visit.db, visit.institution).rows(recommendGroups, { orderBy: [asc(recommendGroups.position)] });

/** Uses of a person that are read: what was last used before all of these is recent no longer. */
const maxRecent = 100;

/** The person's collection in its order, or last uses, newest first: app ids with what is known of each. */
export const readCollection = ({ db, institution, person }: Owner) =>
  scoped(db, institution).rows(collections, {
    where: ownedBy(collections, person),
    orderBy: [asc(collections.position), asc(collections.app)],
    limit: maxCollected,
  });

export const readRecentUses = (visit: Owner) =>
  scoped(visit.db, visit.institution).rows(recentUses, {
    where: ownedBy(recentUses, visit.person),
    orderBy: [desc(recentUses.at), asc(recentUses.app)],
    limit: maxRecent,
  });

/**
 * Puts an app at the end of the person's collection, or takes it out; either twice changes nothing. `unknown` when the
 * institution has no such app, `full` when the person has collected as many as one may.
 */
export async function setCollected(
  visit: MemberVisit,
  app: string,
  collected: boolean,
): Promise<'done' | 'unknown' | 'full'> {
  const here = scoped(visit.db, visit.institution);
  if (!collected) {
    const taken = await here.delete(collections, ownedBy(collections, visit.person, eq(collections.app, app)));
    return taken > 0 || (await hasApp(visit, app)) ? 'done' : 'unknown';
  }
  const wanted = here.of(apps, eq(apps.id, app));
  const mine = here.of(collections, ownedBy(collections, visit.person));
  // One statement puts it there and tells whether there is such an app, and room for it.
  const { rows } = await here.db.execute<{ full: boolean }>(sql`with held as (
    select count(*) as count, coalesce(max(${collections.position}), -1) as last,
      bool_or(${collections.app} = ${app}) is true as before
    from ${collections} where ${mine}
  ), put as (
    insert into ${collections} ("institution", "person", "app", "position")
    select ${apps.institution}, ${visit.person.id}, ${apps.id}, held.last + 1
    from ${apps}, held where ${wanted} and held.count < ${maxCollected} on conflict do nothing
  ) select held.count >= ${maxCollected} and not held.before as full from ${apps}, held where ${wanted}`);
  const [found] = rows;
  if (!found) return 'unknown';
  return found.full ? 'full' : 'done';
}

/**
 * Makes these apps, in this order, a group of the person's collection, before what else is in it. Groups keep their
 * order, and a new one is the last. Null, and nothing changed, when one of the apps is not collected.
 */
export async function arrangeCollection(
  visit: MemberVisit,
  group: string,
  ids: readonly string[],
): Promise<Group[] | null> {
  const here = scoped(visit.db, visit.institution);
  const mine = here.of(collections, ownedBy(collections, visit.person));
  // One statement, which locks the collection before it reads it: of two at once the second arranges what the first left.
  const { rows } = await here.db.execute<{ complete: boolean; app: string; group: string }>(sql`with mine as (
    select app, "group", position from ${collections} where ${mine} order by app for update
  ), wanted as (
    select app, min(place) as place
    from unnest(${sql.param(ids)}::text[]) with ordinality as named (app, place) group by app
  ), known as (
    select count(mine.app) = count(*) as complete from wanted left join mine using (app)
  ), groups as (
    select "group", min(position) as first from mine group by "group"
  ), grouped as (
    select app, mine.position, wanted.place, case when wanted.app is null then mine."group" else ${group} end as "group"
    from mine left join wanted using (app)
  ), arranged as (
    select app, "group",
      row_number() over (order by "group" <> '', groups.first nulls last, "group", place nulls last, position, app) - 1 as position
    from grouped left join groups using ("group")
  ), written as (
    update ${collections} set position = arranged.position, "group" = arranged."group" from arranged, known
    where ${mine} and known.complete and ${collections.app} = arranged.app
      and (${collections.position}, ${collections.group}) <> (arranged.position, arranged."group")
  ) select complete, app, "group" from known left join arranged on complete order by position`);
  if (!rows[0]?.complete) return null;
  return groupsOf(rows.filter(({ app }) => app !== null));
}

/**
 * Counts one use of an app, within what is counted of one caller, and remembers it for a member. Adds in the database,
 * so that none is lost.
 */
export async function recordHit(visit: Visit, app: string): Promise<void> {
  const institution = visit.institution.id;
  const now = new Date();
  await inTransaction(visit.db, async (tx) => {
    const here = scoped(tx, visit.institution);
    if (await mayCount({ ...visit, db: tx }, `app ${app}`)) {
      await here.update(apps, { hitsTotal: sql`${apps.hitsTotal} + 1` }, eq(apps.id, app));
      await tx
        .insert(appHits)
        .values({ institution, app, day: dayText(now), count: 1 })
        .onConflictDoUpdate({
          target: [appHits.institution, appHits.app, appHits.day],
          set: { count: sql`${appHits.count} + 1` },
        });
    }
    if (!visit.person) return;
    await tx
      .insert(recentUses)
      .values({ institution, person: visit.person.id, app, at: now, result: '' })
      .onConflictDoUpdate({
        target: [recentUses.institution, recentUses.person, recentUses.app],
        set: { at: now, result: '' },
      });
  });
}

function present(row: Row, names: Names): App {
  const { id, name, icon, summary, online, promised, outOfSeason, campusNetworkOnly, needsSignIn } = row;
  const { pcUrl, mobileUrl, opens, collected, hitsTotal, hitsWeek } = row;
  return {
    id,
    name,
    icon,
    summary,
    online,
    promised,
    outOfSeason,
    campusNetworkOnly,
    needsSignIn,
    ...stateAt(row, new Date()),
    department: names.department(row.department),
    category: names.category(row.attributeType, row.category),
    labels: row.labels.map(names.label),
    audience: row.audiences.map(names.audience),
    pcUrl,
    mobileUrl,
    opens,
    collected,
    hitsTotal,
    hitsWeek,
  };
}
