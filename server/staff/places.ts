import type { PermissionLevel } from '@yimen/contract/permissions';
import {
  type ContentAct,
  contentPermission,
  type PublishedArea,
  type PublishedPart,
  partAreas,
  publishedParts,
} from '@yimen/contract/published';
import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Permits, Place } from '../access/permits.ts';
import { articles, newsColumns, notices, topics } from '../database/schema/publishing.ts';
import { type AttributeType, apps } from '../database/schema/services.ts';
import type { Row } from '../parts/tables.ts';
import type { Scoped } from '../tenancy/scoped.ts';

interface Lying {
  /** The table whose row says where it lies. */
  readonly table: typeof apps | typeof notices | typeof newsColumns | typeof articles | typeof topics;
  /** In a department, a column or a topic. */
  readonly scope: keyof Place;
  /** The field that names it. */
  readonly field: 'department' | 'column' | 'id';
}

/**
 * What lies in a department, a column or a topic; everything else is the whole institution's. This is the one place
 * that says so. A guide, whose key is its service's id, lies where its service does.
 */
const lying: Readonly<Partial<Record<PublishedPart, Lying>>> = {
  apps: { table: apps, scope: 'department', field: 'department' },
  guides: { table: apps, scope: 'department', field: 'department' },
  notices: { table: notices, scope: 'department', field: 'department' },
  newsColumns: { table: newsColumns, scope: 'column', field: 'id' },
  articles: { table: articles, scope: 'column', field: 'column' },
  topics: { table: topics, scope: 'topic', field: 'id' },
};

/** `attributeType` of the rows of `apps` by their area. */
const attributeTypes: Readonly<Partial<Record<PublishedArea, AttributeType>>> = { services: 1, systems: 2 };

/** Where a row lies: by which permissions it is read, written and published. */
export interface Reach {
  readonly area: PublishedArea;
  readonly place: Place;
}

/** Where a row lies, which of a guide is the row of its service. */
export function reachOf(part: PublishedPart, row: Row): Reach {
  const own = lying[part];
  const [first, ...others] = partAreas[part];
  const area = others.find((one) => attributeTypes[one] === row.attributeType) ?? first;
  return { area, place: own ? { [own.scope]: String(row[own.field] ?? '') } : {} };
}

/** How an act is permitted for what lies in all of these places: the strictest counts; null where one is not permitted. */
export function levelIn(permits: Permits, act: ContentAct, reaches: readonly Reach[]): PermissionLevel | null {
  const levels = reaches.map(({ area, place }) => permits.level(contentPermission(area, act), place));
  if (levels.length === 0 || levels.includes(null)) return null;
  return levels.includes('review') ? 'review' : 'direct';
}

/** Whether something may be read: as it is, or as its draft has it. */
export const isReadableBy = (permits: Permits, reaches: readonly Reach[]): boolean =>
  reaches.some((reach) => levelIn(permits, 'read', [reach]) !== null);

/** The columns of a table that name a part, and the first field of a key in it. */
interface Named {
  readonly part: SQLWrapper;
  readonly id: SQLWrapper;
}

/** A condition for names of rows that lie in one of these departments now. */
export function liesIn(here: Scoped, named: Named, departments: readonly string[]): SQL | undefined {
  const parts = publishedParts.filter((part) => lying[part]?.scope === 'department');
  return or(...parts.map((part) => isOf(here, named, part, ({ department }) => inArray(department, [...departments]))));
}

/** A condition for names of rows that may be read as they are now; of rows that are gone, only what may be read anywhere. */
export function isReadable(here: Scoped, named: Named, permits: Permits): SQL {
  const conditions = publishedParts.flatMap((part) => {
    const areas = partAreas[part] as readonly PublishedArea[];
    const held = areas.map((area) => ({ area, permission: contentPermission(area, 'read') }));
    const isFree = held.map(({ permission }) =>
      permits.giving(permission).some(({ scope }) => scope === 'institution'),
    );
    if (isFree.every(Boolean)) return [isNamed(named, part)];
    const own = lying[part];
    if (!own) return [];
    return held.map(({ area, permission }, at) =>
      isOf(here, named, part, (columns) => {
        const column = columns[own.field];
        const ids =
          own.scope === 'department' ? (permits.departments(permission) ?? []) : permits.targets(permission, own.scope);
        const type = attributeTypes[area];
        return and(
          areas.length > 1 && type ? eq(columns.attributeType, type) : undefined,
          isFree[at] ? undefined : inArray(column, [...ids]),
        );
      }),
    );
  });
  return or(...conditions) ?? sql`false`;
}

type Columns = Readonly<Record<'id' | 'department' | 'column' | 'attributeType', PgColumn>>;

/** A condition for names of a part's rows that are there and meet a condition on the table that says where they lie. */
function isOf(here: Scoped, named: Named, name: PublishedPart, where: (columns: Columns) => SQL | undefined): SQL {
  const own = lying[name];
  if (!own) throw new Error(`${name} lies nowhere in particular.`);
  const { table } = own;
  const rows = here.db
    .select({ id: table.id })
    .from(table)
    .where(here.of(table, where(table as unknown as Columns)));
  return sql`${isNamed(named, name)} and ${named.id} in ${rows}`;
}

const isNamed = ({ part }: Named, name: PublishedPart): SQL => sql`${part} = ${name}`;
