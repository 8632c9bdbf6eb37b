import { type Asker, fetchRows, questionTo } from './ask.ts';
import { SourceError } from './fetch-json.ts';
import { isNeeded } from './fields.ts';
import { kindFields } from './kinds.ts';
import type { Mapped } from './mapping.ts';
import type { Definition } from './store.ts';

/** What came of asking a source once, without anything kept. */
export interface Trial {
  readonly ms: number;
  readonly rows: Mapped['rows'];
  /** What went wrong, in words without secrets; null when nothing did. */
  readonly trouble: string | null;
}

/** Asks a source for a person, as the server would. */
export async function trySource(
  definition: Definition,
  asked: Readonly<Record<string, string>>,
  asker: Omit<Asker, 'log'>,
): Promise<Trial> {
  const question = await questionTo(definition, asked, asker);
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
