import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../database/open.ts';
import { sourceSecrets, sources } from '../database/schema/sources.ts';
import { contentChanged, VersionCache } from '../tenancy/resolve.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { type SourceConfig, sourceConfig } from './config.ts';
import type { KindName } from './kinds.ts';

/** A source that is asked over HTTP, with its secrets. */
export interface Definition {
  readonly id: string;
  readonly kind: KindName;
  readonly name: string;
  readonly position: number;
  readonly config: SourceConfig;
  readonly secrets: ReadonlyMap<string, string>;
  /** Changes with the configuration and its secrets. */
  readonly fingerprint: string;
}

const definitionCache = new VersionCache<readonly Definition[]>();

/** The institution's sources of the kinds, in order; always current, because their changes raise the data version. */
export async function sourcesOf(
  db: Queryable,
  institution: { id: string },
  ...kinds: readonly KindName[]
): Promise<readonly Definition[]> {
  return (await allSourcesOf(db, institution)).filter(({ kind }) => kinds.includes(kind));
}

/** The institution's sources of all kinds that are switched on. */
export const allSourcesOf = (db: Queryable, institution: { id: string }): Promise<readonly Definition[]> =>
  definitionCache.get(db, institution, () => readSources(db, institution));

async function readSources(db: Queryable, institution: { id: string }): Promise<readonly Definition[]> {
  const here = scoped(db, institution);
  const rows = await here.rows(sources, {
    where: eq(sources.enabled, true),
    orderBy: [asc(sources.position), asc(sources.id)],
  });
  if (rows.length === 0) return [];
  const secrets = await here.rows(sourceSecrets, { orderBy: [asc(sourceSecrets.name)] });
  return rows.map((row) => definitionOf(row, secrets));
}

/** Sets a secret of a source, in place of a former one of this name; in a transaction. */
export async function setSourceSecret(here: Scoped, source: string, name: string, value: string): Promise<void> {
  const former = and(eq(sourceSecrets.source, source), eq(sourceSecrets.name, name));
  await here.delete(sourceSecrets, here.of(sourceSecrets, former));
  await here.insert(sourceSecrets, [{ source, name, value }]);
  await contentChanged(here.db, { id: here.institution });
}

/** A definition made of a source's row and its secrets. */
export function definitionOf(
  { id, kind, name, position, ...row }: typeof sources.$inferSelect,
  secrets: readonly (typeof sourceSecrets.$inferSelect)[],
): Definition {
  const config = v.parse(sourceConfig, row.config);
  const own = secrets.filter(({ source }) => source === id).map(({ name: key, value }) => [key, value] as const);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([kind, config, own]))
    .digest('base64url')
    .slice(0, 16);
  return { id, kind, name, position, config, fingerprint, secrets: new Map(own) };
}
