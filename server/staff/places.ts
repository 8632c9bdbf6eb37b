import type { PermissionLevel } from '@yimen/contract/permissions';
import {
  type ContentAct,
  contentPermission,
  type PublishedArea,
  type PublishedPart,
  partAreas,
  publishedParts,
} from '@yimen/contract/published';
import { and, eq, exists, inArray, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Permits, Place } from '../access/permits.ts';
import { drafts } from '../database/schema/editions.ts';
import { articles, newsColumns, notices, topics } from '../database/schema/publishing.ts';
import { type AttributeType, apps, guides } from '../database/schema/services.ts';
import type { Part, Row } from '../parts/tables.ts';
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

const lyingParts = Object.keys(lying) as PublishedPart[];

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

/** Whether all rows of a part may be read, wherever they lie. */
const readsPart = (permits: Permits, part: PublishedPart): boolean =>
  partAreas[part].every((area) => permits.isWide(contentPermission(area, 'read')));

/** Whether all content may be read. */
export const readsAll = (permits: Permits): boolean => publishedParts.every((part) => readsPart(permits, part));

/** A condition for names of rows that may be read as they are now; of rows that are gone, only what may be read anywhere. */
export function isReadable(here: Scoped, named: Named, permits: Permits): SQL {
  const conditions = publishedParts.flatMap((part) => {
    if (readsPart(permits, part)) return [isNamed(named, part)];
    return lying[part] ? [isOf(here, named, part, (columns) => mayRead(permits, part, (field) => columns[field]))] : [];
  });
  return or(...conditions) ?? sql`false`;
}

/** A condition for drafts that may be read: as what they are of is now, or as it is to become. */
export function isDraftReadable(here: Scoped, permits: Permits): SQL {
  const service = alias(drafts, 'service');
  const draftedTo = (own: Drafted, part: PublishedPart) =>
    mayRead(permits, part, (field) => draftedField(here, own, part, field));
  const own = lyingParts.map((part) => {
    const isPart = isNamed({ part: drafts.part, id: drafts.key }, part);
    if (part !== 'guides') return and(isPart, draftedTo(drafts, part));
    const isTheirs = and(eq(service.part, 'apps'), eq(service.key, drafts.key), draftedTo(service, 'apps'));
    return and(isPart, exists(here.db.select({ key: service.key }).from(service).where(here.of(service, isTheirs))));
  });
  return or(isReadable(here, { part: drafts.part, id: firstOf(drafts.key) }, permits), ...own) ?? sql`false`;
}

/** A condition for drafts that may be read as what they are of is to become; a guide's lies where its service does. */
export function becomesReadable(here: Scoped, permits: Permits): SQL {
  const named = { part: drafts.part, id: drafts.key };
  const free = publishedParts.filter((part) => readsPart(permits, part));
  const own = lyingParts.map((part) => {
    const isPart = isNamed(named, part);
    if (part === 'guides') return isPart;
    const mayReadDraft = mayRead(permits, part, (field) => draftedField(here, drafts, part, field));
    return and(isPart, mayReadDraft);
  });
  return or(...free.map((part) => isNamed(named, part)), ...own) ?? sql`false`;
}

/** A condition for names of rows that are there, of the parts whose rows lie in a department, a column or a topic. */
export const isThere = (here: Scoped, named: Named): SQL =>
  or(...lyingParts.map((part) => isOf(here, named, part, () => undefined))) ?? sql`false`;

type Drafted = Readonly<Record<'key' | 'fields', SQLWrapper>>;

/** A field that says where a row lies, as its draft has it. */
function draftedField(here: Scoped, own: Drafted, part: PublishedPart, field: LyingField): SQL {
  const { table } = lyingOf(part);
  if (field === 'id') return firstOf(own.key);
  const column = (table as unknown as Columns)[field];
  const live = here.db
    .select({ value: sql`${column}::text` })
    .from(table)
    .where(here.of(table, eq(table.id, firstOf(own.key))));
  return sql`coalesce(${own.fields} #>> ${sql.param([field, 'value'])}::text[], (${live}))`;
}

/** The first field of a key that is kept as JSON. */
export const firstOf = (key: SQLWrapper): SQL => sql`((${key})::jsonb ->> 0)`;

type FieldOf = (field: LyingField) => SQLWrapper;

/** A condition for a row of a part that may be read, by the fields that say where it lies; false where none may. */
export const mayRead = (permits: Permits, part: PublishedPart, fieldOf: FieldOf): SQL =>
  mayAct(permits, 'read', part, fieldOf);

/** A condition for the rows of a part to which this may be done, as they are now. */
export function isReached(here: Scoped, permits: Permits, act: ContentAct, part: Part): SQL {
  const columns = part.columns as Columns;
  if (part.table !== guides) return mayAct(permits, act, part.name as PublishedPart, (field) => columns[field]);
  const services = here.db
    .select({ id: apps.id })
    .from(apps)
    .where(
      here.of(
        apps,
        mayAct(permits, act, 'apps', (field) => (apps as unknown as Columns)[field]),
      ),
    );
  return inArray(guides.app, services);
}

function mayAct(permits: Permits, act: ContentAct, part: PublishedPart, fieldOf: FieldOf): SQL {
  const [first, ...others] = partAreas[part] as readonly PublishedArea[];
  const own = lying[part];
  const typeOf = (area: PublishedArea) => String(attributeTypes[area]);
  const isOther = sql`coalesce((${fieldOf('attributeType')})::text, '') in ${others.map(typeOf)}`;
  const conditions = [first, ...others].flatMap((area) => {
    if (!area) return [];
    const isOfArea = area === first ? not(isOther) : sql`(${fieldOf('attributeType')})::text = ${typeOf(area)}`;
    const isThere = others.length > 0 ? isOfArea : sql`true`;
    const permission = contentPermission(area, act);
    if (permits.isWide(permission)) return [isThere];
    if (!own) return [];
    const ids =
      own.scope === 'department' ? (permits.departments(permission) ?? []) : permits.targets(permission, own.scope);
    return ids.length > 0 ? [and(isThere, sql`${fieldOf(own.field)} = any(${sql.param([...ids])}::text[])`)] : [];
  });
  return or(...conditions) ?? sql`false`;
}

type LyingField = Lying['field'] | 'attributeType';
type Columns = Readonly<Record<LyingField, PgColumn>>;

function lyingOf(part: PublishedPart): Lying {
  const own = lying[part];
  if (!own) throw new Error(`${part} lies nowhere in particular.`);
  return own;
}

/** A condition for names of a part's rows that are there and meet a condition on the table that says where they lie. */
function isOf(here: Scoped, named: Named, name: PublishedPart, where: (columns: Columns) => SQL | undefined): SQL {
  const { table } = lyingOf(name);
  const rows = here.db
    .select({ id: table.id })
    .from(table)
    .where(here.of(table, where(table as unknown as Columns)));
  return sql`${isNamed(named, name)} and ${named.id} in ${rows}`;
}

const isNamed = ({ part }: Named, name: PublishedPart): SQL => sql`${part} = ${name}`;
