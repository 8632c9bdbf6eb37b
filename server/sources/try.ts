import { eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { people } from '../database/schema/people.ts';
import { sourceSecrets, type sources } from '../database/schema/sources.ts';
import { dayText } from '../lib/time.ts';
import { scoped } from '../tenancy/scoped.ts';
import { type Asker, fetchRows, questionTo } from './ask.ts';
import { SourceError } from './fetch-json.ts';
import { isNeeded } from './fields.ts';
import { kindFields } from './kinds.ts';
import type { MappedRows } from './mapping.ts';
import { type Definition, definitionOf } from './store.ts';

/** The result of asking a source once, without the cache. */
export interface Trial {
  readonly ms: number;
  readonly rows: MappedRows['rows'];
  /** What failed, in words without secrets; null when nothing did. */
  readonly trouble: string | null;
}

/** Asks a source of an institution for a person, as it is set up, also one that is switched off. */
export async function trySourceOf(
  db: Database,
  { id }: { readonly id: string },
  row: typeof sources.$inferSelect,
  person: typeof people.$inferSelect,
): Promise<Trial> {
  const secrets = await scoped(db, { id }).rows(sourceSecrets, { where: eq(sourceSecrets.source, row.id) });
  const institution = { id, key: id, name: id };
  return trySource(definitionOf(row, secrets), trialParameters(), { db, institution, session: null, person });
}

/** Placeholders with which a source can be asked for a trial. */
export const trialParameters = () => ({
  view: '1',
  status: 'todo',
  date: dayText(new Date()),
  prompt: '请回答一个字：好',
});

/** Asks a source for a person, with the same request as the server sends. */
async function trySource(
  definition: Definition,
  parameters: Readonly<Record<string, string>>,
  asker: Omit<Asker, 'log'>,
): Promise<Trial> {
  const question = await questionTo(definition, parameters, asker);
  const started = performance.now();
  try {
    const { rows, complete } = await fetchRows(definition, question);
    const trouble = complete ? null : `有些行没有采用，${neededBy(definition)}`;
    return { ms: Math.round(performance.now() - started), rows, trouble };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { ms: Math.round(performance.now() - started), rows: [], trouble: error.words };
  }
}

function neededBy({ kind }: Definition): string {
  const needed = Object.entries(kindFields[kind] ?? {}).filter(([, spec]) => isNeeded(spec));
  return `每行都要有格式正确的 ${needed.map(([name]) => name).join('、')}，最多 1000 行`;
}
