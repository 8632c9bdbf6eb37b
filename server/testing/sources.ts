import * as v from 'valibot';
import { type SourceKind, sourceSecrets, sources } from '../database/schema/sources.ts';
import { configProblems, sourceConfig } from '../sources/config.ts';
import { contentChanged } from '../tenancy/resolve.ts';
import { scoped } from '../tenancy/scoped.ts';
import type { World } from './world.ts';

interface Given {
  readonly kind: SourceKind;
  readonly config: Readonly<Record<string, unknown>>;
  readonly id?: string;
  readonly institution?: string;
  readonly secrets?: Readonly<Record<string, string>>;
}

/** A source's time-out, in ms: long where it will answer, short where it never does. */
export const [patient, impatient] = [8000, 300];

let added = 0;

/** Adds a source to an institution; throws when the command line would refuse it. */
export async function addSource(
  { db }: Pick<World, 'db'>,
  { kind, config, id = 'hr', institution = 'mingde', secrets = {} }: Given,
): Promise<void> {
  added += 1;
  const whole = v.parse(sourceConfig, {
    timeoutMs: patient,
    cacheSeconds: 0,
    staleSeconds: 0,
    allowPrivate: true,
    ...config,
    // Another configuration counts as another source, so that failures of one test do not affect the next.
    headers: { 'x-test': String(added), ...(config.headers as object) },
  });
  const problems = configProblems(kind, whole);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const here = scoped(db, { id: institution });
  await here.insert(sources, [{ id, kind, name: `外部${id}`, position: 0, enabled: true, config: whole }]);
  const rows = Object.entries(secrets).map(([name, value]) => ({ source: id, name, value }));
  await here.insert(sourceSecrets, rows);
  await contentChanged(db, { id: institution });
}

/** Removes the sources of all institutions. */
export async function removeSources({ db }: World): Promise<void> {
  const found = await db.delete(sources).returning({ id: sources.institution });
  for (const institution of found) await contentChanged(db, institution);
}
