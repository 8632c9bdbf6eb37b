import * as v from 'valibot';
import { fieldReason } from '../http/issue-reason.ts';

/** A problem in content: where it is and what is wrong. */
export interface Problem {
  file: string;
  /** Such as `第 4 行（transcript-print）`; absent for a problem of the whole file. */
  row?: string;
  field?: string;
  message: string;
}

/** What is wrong in a row, in one of its fields. */
export type RowProblem = Required<Pick<Problem, 'field' | 'message'>>;

/** A check of one row, which looks at these of its columns. */
export interface RowCheck {
  readonly columns: readonly string[];
  readonly find: (row: Readonly<Record<string, unknown>>) => RowProblem[];
}

const maxProblems = 30;

/** Content that cannot be loaded; the message lists what is wrong, one line each. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const lines = problems.slice(0, maxProblems).map(problemLine);
    if (problems.length > maxProblems) lines.push(`……另有 ${problems.length - maxProblems} 处`);
    super(`有 ${problems.length} 处问题，没有改动任何数据：\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** A problem in one line. */
export function problemLine({ file, row, field, message }: Problem): string {
  const place = row ? `${file} ${row}` : file;
  return `${place}${field ? `${row ? '' : ' '}的 ${field}` : ''}：${message}`;
}

/** A warning of something that may be right and is probably mistyped, in one line. */
export const warningLine = (problem: Problem): string => `提醒：${problemLine(problem)}，请确认没有写错。`;

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
    problems.add({ file, ...issuePlace(issue), message: fieldReason(issue) });
  }
  return null;
}

/** The name of a row in a problem; `name` is what the row is known by. */
export const rowPlace = (index: number, name: string) => `第 ${index + 1} 行${name && `（${name}）`}`;

function issuePlace(issue: v.BaseIssue<unknown>): { row?: string; field?: string } {
  const [first, ...rest] = issue.path ?? [];
  const isRow = first?.type === 'array';
  const field = (isRow ? rest : (issue.path ?? [])).map(({ key }) => String(key)).join('.');
  if (!isRow) return { field };
  return { row: rowPlace(Number(first.key), rowName(first.value)), ...(field && { field }) };
}

function rowName(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const { id, account, typeId, app, path, name, title } = value as Record<string, unknown>;
  const known = [id, account, typeId, app, path, name, title].find((text) => typeof text === 'string');
  return typeof known === 'string' ? known : '';
}
