import { type Asker, fetchRows, questionTo } from './ask.ts';
import { SourceError } from './fetch-json.ts';
import { isNeeded } from './fields.ts';
import { kindFields } from './kinds.ts';
import type { MappedRows } from './mapping.ts';
import type { Definition } from './store.ts';

/** The result of asking a source once, without the cache. */
export interface Trial {
  readonly ms: number;
  readonly rows: MappedRows['rows'];
  /** What failed, in words without secrets; null when nothing did. */
  readonly trouble: string | null;
}

/** Asks a source for a person, with the same request as the server sends. */
export async function trySource(
  definition: Definition,
  parameters: Readonly<Record<string, string>>,
  asker: Omit<Asker, 'log'>,
): Promise<Trial> {
  const question = await questionTo(definition, parameters, asker);
  const started = performance.now();
  try {
    const { rows, complete } = await fetchRows(definition, question);
    const trouble = complete ? null : `Some rows were left out: ${neededBy(definition)}`;
    return { ms: Math.round(performance.now() - started), rows, trouble };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { ms: Math.round(performance.now() - started), rows: [], trouble: `${error.reason}: ${error.message}` };
  }
}

function neededBy({ kind }: Definition): string {
  const needed = Object.entries(kindFields[kind] ?? {}).filter(([, spec]) => isNeeded(spec));
  return `each needs ${needed.map(([name]) => name).join(', ')} in a form that can be read, and there are at most 1000`;
}
