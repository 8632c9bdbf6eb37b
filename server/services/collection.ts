import { maxCollected } from '@yimen/contract/services/collection';
import { asc, eq, sql } from 'drizzle-orm';
import { visibleApps } from '../access/visible.ts';
import { collections } from '../database/schema/person.ts';
import { apps } from '../database/schema/services.ts';
import type { MemberVisit } from '../http/visit.ts';
import { ownedBy, scoped, scopedOf } from '../tenancy/scoped.ts';
import { findSeen } from './catalogue.ts';

/** A collected service with the name of its group; empty for no group. */
export interface CollectedService {
  readonly app: string;
  readonly group: string;
}

export interface Group {
  readonly group: string;
  readonly apps: string[];
}

/** The groups of a collection: services without a group first, then each group at its first service's position. */
export function groupCollected(rows: readonly CollectedService[]): Group[] {
  const groups = new Map<string, string[]>();
  for (const { app, group } of rows) groups.set(group, [...(groups.get(group) ?? []), app]);
  const ungrouped = groups.get('');
  groups.delete('');
  return [
    ...(ungrouped ? [{ group: '', apps: ungrouped }] : []),
    ...[...groups].map(([group, apps]) => ({ group, apps })),
  ];
}

/** The person's collection in its order: app ids, each with its stored details. */
export const readCollection = ({ db, institution, person }: Pick<MemberVisit, 'db' | 'institution' | 'person'>) =>
  scoped(db, institution).rows(collections, {
    where: ownedBy(collections, person),
    orderBy: [asc(collections.position), asc(collections.app)],
    limit: maxCollected,
  });

/**
 * Adds an app at the end of the person's collection, or removes it; repeating either changes nothing. `unknown` when
 * the person can see no such app, `full` when the collection has reached its limit.
 */
export async function setCollected(
  visit: MemberVisit,
  app: string,
  collected: boolean,
): Promise<'done' | 'unknown' | 'full'> {
  const here = scopedOf(visit);
  if (!collected) {
    const taken = await here.delete(collections, ownedBy(collections, visit.person, eq(collections.app, app)));
    return taken > 0 || (await findSeen(visit, app)) !== null ? 'done' : 'unknown';
  }
  if (!(await visibleApps(visit)).has(app)) return 'unknown';
  const condition = here.of(apps, eq(apps.id, app));
  const mine = here.of(collections, ownedBy(collections, visit.person));
  // One statement adds it and returns whether the app exists and there was room for it.
  const { rows } = await here.db.execute<{ full: boolean }>(sql`with held as (
    select count(*) as count, coalesce(max(${collections.position}), -1) as last,
      bool_or(${collections.app} = ${app}) is true as before
    from ${collections} where ${mine}
  ), put as (
    insert into ${collections} ("institution", "person", "app", "position")
    select ${apps.institution}, ${visit.person.id}, ${apps.id}, held.last + 1
    from ${apps}, held where ${condition} and held.count < ${maxCollected} on conflict do nothing
  ) select held.count >= ${maxCollected} and not held.before as full from ${apps}, held where ${condition}`);
  const [found] = rows;
  if (!found) return 'unknown';
  return found.full ? 'full' : 'done';
}

/**
 * Puts these apps, in this order, into a group of the person's collection, before its other apps. Groups keep their
 * order, and a new one is last. Returns null and changes nothing when one of the apps is not collected.
 */
export async function writeArrangement(
  visit: MemberVisit,
  group: string,
  ids: readonly string[],
): Promise<Group[] | null> {
  const here = scopedOf(visit);
  const mine = here.of(collections, ownedBy(collections, visit.person));
  // One statement, which locks the rows before it reads them: the second of two concurrent calls arranges what the
  // first one left. Changes are found in the locked rows, because the update's own scan still sees the rows before the
  // first call.
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
    select app, mine.position, mine."group" as former, wanted.place,
      case when wanted.app is null then mine."group" else ${group} end as "group"
    from mine left join wanted using (app)
  ), arranged as (
    select app, "group", former, grouped.position as before,
      row_number() over (order by "group" <> '', groups.first nulls last, "group", place nulls last, grouped.position, app) - 1 as position
    from grouped left join groups using ("group")
  ), written as (
    update ${collections} set position = arranged.position, "group" = arranged."group" from arranged, known
    where ${mine} and known.complete and ${collections.app} = arranged.app
      and (before, former) <> (arranged.position, arranged."group")
  ) select complete, app, "group" from known left join arranged on complete order by position`);
  if (!rows[0]?.complete) return null;
  const visible = await visibleApps(visit);
  return groupCollected(rows.filter(({ app }) => app !== null && visible.has(app)));
}
