import * as v from 'valibot';

/** Where content is wrong and how. */
export interface Problem {
  file: string;
  /** `row 4 (transcript-print)`; none for what is wrong with a whole file. */
  row?: string;
  field?: string;
  message: string;
}

const shown = 30;

/** Content that cannot be loaded; the message lists what is wrong, one line each. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const lines = problems.slice(0, shown).map(line);
    if (problems.length > shown) lines.push(`… and ${problems.length - shown} more`);
    super(`The content cannot be loaded, and nothing was written:\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}

function line({ file, row, field, message }: Problem): string {
  return `${[file, row, field && `field ${field}`].filter(Boolean).join(', ')}: ${message}`;
}

/** Gathers problems, so that a person can mend them all at once. */
export class Problems {
  readonly #found: Problem[] = [];

  add(problem: Problem): void {
    this.#found.push(problem);
  }

  get count(): number {
    return this.#found.length;
  }

  get list(): readonly Problem[] {
    return this.#found;
  }

  throwIfAny(): void {
    if (this.#found.length > 0) throw new ContentError(this.#found);
  }
}

/** The value as the schema returns it, or null with the problems noted by row and field. */
export function validate<S extends v.GenericSchema>(
  file: string,
  schema: S,
  value: unknown,
  problems: Problems,
): v.InferOutput<S> | null {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  for (const issue of result.issues) {
    problems.add({ file, ...place(issue), message: issue.message });
  }
  return null;
}

function place(issue: v.BaseIssue<unknown>): { row?: string; field?: string } {
  const path = issue.path ?? [];
  const rowAt = path.findIndex(({ type }) => type === 'array');
  if (rowAt < 0) return { field: path.map(({ key }) => String(key)).join('.') };
  const row = path[rowAt];
  const list = path.slice(0, rowAt).map(({ key }) => `${String(key)} `);
  const field = path
    .slice(rowAt + 1)
    .map(({ key }) => String(key))
    .join('.');
  return {
    row: `${list.join('')}row ${Number(row?.key) + 1}${nameOf(row?.value)}`,
    ...(field && { field }),
  };
}

function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const { id, account, typeId, app, path, name, title } = value as Record<string, unknown>;
  const known = [id, account, typeId, app, path, name, title].find((text) => typeof text === 'string');
  return known ? ` (${known})` : '';
}
