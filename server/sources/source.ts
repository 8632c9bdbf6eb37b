import type { SourceFailure } from '@yimen/contract/sources/sources';

/** Part of a list, in rows. */
export interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** A source's answer to a question. */
export interface Reading<Row> {
  /** The rows of the window, in order. */
  readonly rows: readonly Row[];
  /** How many rows there are in all. */
  readonly total: number;
  readonly failure: SourceFailure | null;
}

/**
 * Where rows of a kind come from: the institution's own tables, or another system. A source never throws for an error
 * of the other system: it returns the rows it has and the failure.
 */
export interface Source<Row, Question> {
  read(question: Question, window: Window): Promise<Reading<Row>>;
}

/** Our own table as a source, in which a row's position can be found. */
export interface OwnSource<Row, Question> extends Source<Row, Question> {
  /** The row's position among the rows of the question, from 1; null when it is not among them. */
  positionOf(question: Question, id: string): Promise<number | null>;
}

/** The order of a kind's rows: negative when the first comes before the second. */
export type Order<Row> = (one: Row, other: Row) => number;
