import { type Audience, audienceFields, levelsOf } from '@yimen/contract/audience';
import { and, inArray, isNotNull, not, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { articles, newsColumns, topics } from '../database/schema/publishing.ts';
import { apps } from '../database/schema/services.ts';
import type { Visit } from '../http/visit.ts';
import { contentNow, minuteMs, minuteText } from '../lib/time.ts';
import { VersionCache } from '../tenancy/resolve.ts';
import { type Scoped, scoped, scopedOf } from '../tenancy/scoped.ts';
import { explain, type Facts, isMeant } from './explain.ts';
import { guestFacts, isFor, type KnownPerson, readAudienceNames, readFacts } from './store.ts';

/** The visitor, with what a visit knows of them. */
export type Visitor = Pick<Visit, 'db' | 'institution' | 'person' | 'session'>;

/** What a visitor may see of one kind. */
export interface Visible {
  /** The same for all visitors whom the rules treat alike in one minute; empty where there are no rules. */
  readonly audience: string;
  readonly hidden: ReadonlySet<string>;
  /** Whether the row of this id may be seen; true for an unknown id. */
  has(id: string): boolean;
}

const everything: Visible = { audience: '', hidden: new Set(), has: () => true };

/** Rules begin and end at full minutes. */
export const goodUntil = () => (Math.floor(Date.now() / minuteMs) + 1) * minuteMs;
const idBytes = 60;

const knownCache = new VersionCache<KnownPerson | null>({ goodUntil, bytesOf: () => 2000, maxBytes: 16 * 2 ** 20 });

async function readKnown({ db, institution, person }: Visitor): Promise<KnownPerson | null> {
  if (!person) return null;
  return knownCache.get(db, institution, () => readFacts(scoped(db, institution), person.id), person.id);
}

async function factsOf(visit: Visitor): Promise<Facts> {
  return (await readKnown(visit))?.actingAs(visit.session?.identity ?? null) ?? guestFacts;
}

/** The facts of all identities together, by which notices are meant for a person. */
export async function factsOfAll(visit: Visitor): Promise<Facts> {
  return (await readKnown(visit))?.all ?? guestFacts;
}

/** The rows of a completely read list that the visitor may see. */
export async function seenBy<Row extends { readonly audience: Audience | null }>(
  visit: Visitor,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  if (rows.every(({ audience }) => audience === null)) return rows;
  const [facts, now] = [await factsOf(visit), minuteText(contentNow())];
  return rows.filter(({ audience }) => isMeant(audience, facts, now));
}

interface Service {
  readonly id: string;
  readonly beginAudience: Audience | null;
  readonly needsSignIn: boolean;
}

/** The services that the visitor may begin. For a guest a service that needs a sign-in is not restricted yet. */
export async function beginnable<S extends Service>(visit: Visitor, services: readonly S[]): Promise<readonly S[]> {
  const isFree = ({ beginAudience, needsSignIn }: Service) =>
    beginAudience === null || (visit.person === null && needsSignIn);
  if (services.every(isFree)) return services;
  const [facts, now] = [await factsOf(visit), minuteText(contentNow())];
  return services.filter((service) => isFree(service) || isMeant(service.beginAudience, facts, now));
}

/** Why the visitor may not begin some of these services, and what would change it, in Chinese, by the services' ids. */
export async function restrictionsOf(
  visit: Visitor,
  services: readonly Service[],
): Promise<ReadonlyMap<string, string>> {
  const free = new Set(await beginnable(visit, services));
  const restricted = services.filter((service) => !free.has(service));
  if (restricted.length === 0) return new Map();
  const [known, facts, names] = await Promise.all([
    readKnown(visit),
    factsOf(visit),
    readAudienceNames(scopedOf(visit)),
  ]);
  const [others, now] = [known?.identities ?? [], minuteText(contentNow())];
  return new Map(
    restricted.map(({ id, beginAudience: rule }) => {
      const { reason, remedy } = explain({ rule, facts, names, others, now });
      return [id, [reason, remedy].filter(Boolean).join('；')];
    }),
  );
}

/** A table of which rows can have rules. */
type Ruled = typeof apps | typeof articles | typeof topics | typeof newsColumns;

/** The services and business systems that a visitor may see. */
export const visibleApps = visibleIn(apps);
export const visibleTopics = visibleIn(topics);
/** The articles that their own rule and their column's rule let the visitor see. */
export const visibleArticles = visibleIn(articles, { table: newsColumns, key: articles.column });

/**
 * Which rows of a table a visitor may not see, by their own rules and by those of the row `above` them. Read in one
 * statement for each distinct audience (the facts about a visitor that some rule names), and cached until the data
 * change or a new minute begins.
 */
function visibleIn(table: Ruled, above?: { table: typeof newsColumns; key: PgColumn }) {
  const namedCache = new VersionCache<ReadonlySet<string> | null>();
  const hiddenCache = new VersionCache<ReadonlySet<string>>({
    goodUntil,
    bytesOf: ({ size }, key) => 2 * key.length + size * idBytes,
    maxBytes: 64 * 2 ** 20,
  });
  const tables = above ? [table, above.table] : [table];

  async function readHidden(here: Scoped, facts: Facts, now: string): Promise<ReadonlySet<string>> {
    const closed =
      above &&
      here.db
        .select({ id: above.table.id })
        .from(above.table)
        .where(here.of(above.table, isAgainst(above.table, facts, now)));
    const rows = await here.db
      .select({ id: table.id })
      .from(table)
      .where(here.of(table, or(isAgainst(table, facts, now), above && closed && inArray(above.key, closed))));
    return new Set(rows.map(({ id }) => id));
  }

  return async (visit: Visitor): Promise<Visible> => {
    const { db, institution } = visit;
    const here = scoped(db, institution);
    const named = await namedCache.get(db, institution, () => readNamed(here, tables));
    if (!named) return everything;
    const facts = await factsOf(visit);
    const told = Object.fromEntries(
      audienceFields.map((field) => [field, facts[field].filter((value) => named.has(`${field} ${value}`)).sort()]),
    ) as unknown as Facts;
    const now = minuteText(contentNow());
    const audience = JSON.stringify([now, ...Object.values(told)]);
    const hidden = await hiddenCache.get(db, institution, () => readHidden(here, told, now), audience);
    return { audience, hidden, has: (id) => !hidden.has(id) };
  };
}

const isAgainst = ({ audience }: Ruled, facts: Facts, now: string): SQL | undefined =>
  and(isNotNull(audience), not(isFor(audience, facts, now)));

/** All facts that rules name, such as `departments hr`; null where there is no rule. */
async function readNamed(here: Scoped, tables: readonly Ruled[]): Promise<ReadonlySet<string> | null> {
  const read = (table: Ruled) =>
    here.db
      .selectDistinct({ audience: table.audience })
      .from(table)
      .where(here.of(table, isNotNull(table.audience)));
  const rules = (await Promise.all(tables.map(read))).flat();
  const named = new Set<string>();
  for (const { audience } of rules) {
    for (const rule of levelsOf(audience)) {
      for (const field of audienceFields) for (const value of rule[field] ?? []) named.add(`${field} ${value}`);
    }
  }
  return rules.length > 0 ? named : null;
}
