import { isDeepStrictEqual } from 'node:util';
import { isPublishedPart, type PublishedPart } from '@yimen/contract/published';
import { and, asc, desc, inArray, max, sql } from 'drizzle-orm';
import type { Permits } from '../access/permits.ts';
import { drafts, editions, type RowName } from '../database/schema/editions.ts';
import { type Draft, liveContent, valuesOf } from '../editions/drafts.ts';
import { withFields } from '../editions/fields.ts';
import { contentOf, type EditedPart, keyFields, keyText, publishedPart } from '../editions/published.ts';
import { notFound } from '../http/refusal.ts';
import type { Window } from '../lib/paging.ts';
import { among, keyColumns, readSpacedKey, spacedKey } from '../parts/keys.ts';
import { type Part, type Row, settingsPart } from '../parts/tables.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { isDraftReadable, type Reach, reachOf } from './places.ts';

/** A row of content with its draft, as a call is about it. */
export interface Content {
  readonly name: PublishedPart;
  readonly part: EditedPart;
  readonly key: Row;
  /** The latest revision of its draft or editions, from which a save starts. */
  readonly revision: number;
  /** What visitors see; null for nothing. */
  readonly live: Row | null;
  readonly draft: Draft | null;
  /** What it is once its draft is published; null for nothing. */
  readonly drafted: Row | null;
  /** Where it lies: as it is, and as its draft has it. Nowhere where there is neither. */
  readonly reaches: readonly Reach[];
  /** The same without where it is only meant to lie, or lay: by these its title may be read. */
  readonly own: readonly Reach[];
  /** Whether it is to change what protects 管理台 itself: no call does that, only a command. */
  readonly guarded: boolean;
  /** What people call it. */
  readonly title: string;
}

/** The row that a call names by part and spaced key. Throws a {@link Refusal} for a key that no row of the part can have. */
export function readName({ institution }: Scoped, name: PublishedPart, text: string): RowName {
  const part = publishedPart(name);
  const key = readSpacedKey(part, text);
  if (!key || (part === settingsPart && key.id !== institution)) throw notFound('没有这一项');
  return { part: name, key: keyText(part, key) };
}

/** Rows of content with their drafts, in the order of their names; those of parts that staff do not publish are left out. */
export async function readContents(here: Scoped, names: readonly RowName[]): Promise<Content[]> {
  const known = names.filter(({ part }) => isPublishedPart(part));
  if (known.length === 0) return [];
  // Revisions first: what is published meanwhile is newer than what the caller is told, never older.
  const published = await here.db
    .select({ part: editions.part, key: editions.key, revision: max(editions.revision) })
    .from(editions)
    .where(here.of(editions, isAmong(editions, known)))
    .groupBy(editions.part, editions.key);
  const revisions = new Map(published.map((one) => [nameText(one), one.revision ?? 0]));
  const found = await here.rows(drafts, { where: isAmong(drafts, known) });
  const draftOf = new Map(found.map((draft) => [nameText(draft), draft]));
  const live = await readLive(here, known);
  const services = known.flatMap(({ part, key }) =>
    part === 'guides' ? [serviceOf(keyFields(publishedPart('guides'), key))] : [],
  );
  const owners = new Map((await readContents(here, services)).map((one) => [one.key.id, one]));
  return known.map((named) => {
    const name = named.part as PublishedPart;
    const part = publishedPart(name);
    const key = keyFields(part, named.key);
    const at = nameText(named);
    const draft = draftOf.get(at) ?? null;
    const revision = Math.max(draft?.revision ?? 0, revisions.get(at) ?? 0);
    return contentFrom(name, { part, key, revision, live: live.get(at) ?? null, draft }, owners.get(key.app));
  });
}

/** The row of one name. */
export async function readContent(here: Scoped, name: RowName): Promise<Content> {
  const [content] = await readContents(here, [name]);
  if (!content) throw new Error(`${name.part} is not published by staff.`);
  return content;
}

/** A page of what has drafts of these parts and may be read, the latest first, and how many there are. */
export async function readDrafted(
  here: Scoped,
  permits: Permits,
  parts: readonly PublishedPart[],
  window: Window,
): Promise<{ contents: Content[]; total: number }> {
  const where = and(inArray(drafts.part, [...parts]), isDraftReadable(here, permits)) ?? sql`false`;
  const orderBy = [desc(drafts.savedAt), asc(drafts.part), asc(drafts.key)];
  const names = await here.rows(drafts, { where, orderBy, ...window });
  return { contents: await readContents(here, names), total: await here.count(drafts, where) };
}

/** Where content lies; what lies nowhere any more is the whole institution's. */
export const placesOf = ({ name, reaches }: Content): readonly Reach[] =>
  reaches.length > 0 ? reaches : [reachOf(name, {})];

/** The content as it lies where another row of it lies, too: what it is to become. */
export function alsoAs(content: Content, row: Row): Content {
  // A guide stays with its service.
  if (content.name === 'guides') return content;
  const guarded = content.guarded || changesGuards(content.name, content.live, row);
  return { ...content, guarded, reaches: [...content.reaches, reachOf(content.name, row)] };
}

/**
 * What is gone as it lay last, whoever has a draft under its name by now: its history stays with those who could read it.
 * What is there stays as it is.
 */
export function asPublished(content: Content, last: Row): Content {
  const gone = { ...content, reaches: [] };
  return content.live ? content : alsoAs(gone, last);
}

/** The same for what it was: rows by {@link nameText}, where a guide's service may be among them. */
export function alsoAsWas(content: Content, rows: ReadonlyMap<string, readonly Row[]>): Content {
  const { name, part, key } = content;
  if (name !== 'guides')
    return (rows.get(nameText({ part: name, key: keyText(part, key) })) ?? []).reduce(alsoAs, content);
  const services = rows.get(nameText(serviceOf(key))) ?? [];
  return { ...content, reaches: [...content.reaches, ...services.map((row) => reachOf('apps', row))] };
}

type Found = Pick<Content, 'part' | 'key' | 'revision' | 'live' | 'draft'>;

function contentFrom(name: PublishedPart, found: Found, owner?: Content): Content {
  const { part, key, live, draft } = found;
  const changed = draft && !draft.withdraws ? withFields(live ?? key, valuesOf(draft)) : null;
  const drafted = draft ? changed : live;
  const own = [live, changed].filter((row): row is Row => row !== null);
  const reaches = name === 'guides' ? (owner?.reaches ?? []) : own.map((row) => reachOf(name, row));
  const named = live ?? changed;
  const title = [named?.name, named?.title, owner?.title].find((text) => typeof text === 'string' && text !== '');
  const guarded = changesGuards(name, live, drafted);
  return { ...found, name, drafted, reaches, own: reaches, guarded, title: String(title ?? spacedKey(part, key)) };
}

/** The settings that protect 管理台 from who is in it; the script of `bridge` runs on its host, too. */
const guards = ['secondFactor', 'separateDuties', 'adminHost', 'bridge'] as const;

const changesGuards = (name: PublishedPart, live: Row | null, row: Row | null) =>
  name === 'institutions' &&
  guards.some((guard) => row?.[guard] !== undefined && !isDeepStrictEqual(row[guard], live?.[guard]));

/** The name of the service of a guide. */
const serviceOf = ({ app }: Row): RowName => ({ part: 'apps', key: keyText(publishedPart('apps'), { id: app }) });

type Named = Pick<Content, 'key'> & { readonly part: Pick<Part, 'name' | 'key'> };

/** The name of a row of content. */
export const nameOf = ({ part, key }: Named): RowName => ({ part: part.name, key: keyText(part, key) });

/** The name of a row as one text. */
export const nameText = ({ part, key }: RowName) => `${part} ${key}`;

/** A condition for what a table keeps of these rows. */
export const isAmong = (table: typeof drafts | typeof editions, names: readonly RowName[]) =>
  sql`(${table.part}, ${table.key}) in (select * from unnest(
    ${sql.param(names.map(({ part }) => part))}::text[], ${sql.param(names.map(({ key }) => key))}::text[]))`;

/** What visitors see of rows, by name. */
async function readLive(here: Scoped, names: readonly RowName[]): Promise<ReadonlyMap<string, Row>> {
  const live = new Map<string, Row>();
  for (const [name, own] of Map.groupBy(names, ({ part }) => part)) {
    const part = publishedPart(name);
    if (!('table' in part)) {
      const row = await liveContent(here, part, {});
      for (const named of own) if (row) live.set(nameText(named), row);
      continue;
    }
    const keys = own.map(({ key }) => keyFields(part, key));
    const where = among(Object.values(keyColumns(part)), part, part.key, keys);
    for (const row of (await here.rows(part.table, { where })) as Row[]) {
      live.set(nameText({ part: name, key: keyText(part, row) }), contentOf(part, row));
    }
  }
  return live;
}
