import * as v from 'valibot';

/** A problem in content: where it is and what is wrong. */
export interface Problem {
  file: string;
  /** Such as `row 4 (transcript-print)`; absent for a problem of the whole file. */
  row?: string;
  field?: string;
  message: string;
}

const maxProblems = 30;

/** Content that cannot be loaded; the message lists what is wrong, one line each. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const lines = problems.slice(0, maxProblems).map(problemLine);
    if (problems.length > maxProblems) lines.push(`… and ${problems.length - maxProblems} more`);
    super(`The content cannot be loaded, and nothing was written:\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}

function problemLine({ file, row, field, message }: Problem): string {
  return `${[file, row, field && `field ${field}`].filter(Boolean).join(', ')}: ${message}`;
}

/** Collects problems, so that a person can fix them all at once. */
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

/** The value as the schema returns it; null with the problems recorded by row and field. */
export function validate<S extends v.GenericSchema>(
  file: string,
  schema: S,
  value: unknown,
  problems: Problems,
): v.InferOutput<S> | null {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  for (const issue of result.issues) {
    problems.add({ file, ...issuePlace(issue), message: messageOf(issue) });
  }
  return null;
}

/** Our own words for what valibot says in its own. */
function messageOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && received === 'undefined') return 'is missing';
  if (type === 'strict_object' && expected === 'never') return 'is not known';
  if (type === 'picklist' && message.startsWith('Invalid')) return `is none of ${expected}`;
  return message;
}

function issuePlace(issue: v.BaseIssue<unknown>): { row?: string; field?: string } {
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
    row: `${list.join('')}row ${Number(row?.key) + 1}${rowName(row?.value)}`,
    ...(field && { field }),
  };
}

function rowName(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const { id, account, typeId, app, path, name, title } = value as Record<string, unknown>;
  const known = [id, account, typeId, app, path, name, title].find((text) => typeof text === 'string');
  return known ? ` (${known})` : '';
}
