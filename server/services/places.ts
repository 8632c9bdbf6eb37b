import { hrefTo } from '@yimen/contract/paths';
import { asc } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { apps } from '../database/schema/services.ts';
import { VersionCache } from '../tenancy/resolve.ts';
import { scoped } from '../tenancy/scoped.ts';

/** A business system or a service, with the path or address where one works on something. */
export interface Place {
  name: string;
  path: string;
}

/** Where to work on what names its place only in words. */
export interface Places {
  /** The business system of this name, or that people call so, as its card opens it; none while it is closed. */
  system(name: string): Place | undefined;
  /** The guide of the service of this name, or that people call so. */
  service(name: string): Place | undefined;
}

const kept = new VersionCache<Places>();

export function placesOf(db: Queryable, institution: { id: string }): Promise<Places> {
  return kept.get(db, institution, async () => {
    const { id, name, aliases, attributeType, state, pcUrl, opens } = apps;
    const here = scoped(db, institution);
    const rows = await db
      .select({ id, name, aliases, attributeType, state, pcUrl, opens })
      .from(apps)
      .where(here.of(apps))
      .orderBy(asc(apps.position));
    const systems = rows.filter((row) => row.attributeType === 2 && row.state === 'open');
    const services = rows.filter((row) => row.attributeType === 1);
    return {
      system: finder(systems, (row) =>
        row.opens === 'frame' ? hrefTo('iframe', { query: { system: row.id } }) : row.pcUrl,
      ),
      service: finder(services, (row) => hrefTo('service-hall-details-id', { id: row.id })),
    };
  });
}

/** Finds by the name first, then by what people call it. */
function finder<Row extends { name: string; aliases: readonly string[] }>(
  rows: readonly Row[],
  pathOf: (row: Row) => string | null,
): (name: string) => Place | undefined {
  const places = new Map<string, Place>();
  const reach = (row: Row, names: readonly string[]) => {
    const path = pathOf(row);
    for (const each of names) if (path && !places.has(each)) places.set(each, { name: row.name, path });
  };
  for (const row of rows) reach(row, [row.name]);
  for (const row of rows) reach(row, row.aliases);
  return (name) => places.get(name);
}
