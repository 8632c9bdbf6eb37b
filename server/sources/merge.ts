import type { SourceFailure } from '@yimen/contract/sources/sources';
import type { PageQuery } from '../lib/paging.ts';
import type { Order, OwnSource, Source } from './source.ts';

/** A page of the rows of all sources. */
export interface Merged<Row> {
  readonly list: readonly Row[];
  readonly total: number;
  readonly failed: SourceFailure[];
}

const allRows = { offset: 0, limit: Number.POSITIVE_INFINITY };
/** How many of our own rows are read at once to find the position of another system's row. */
const stride = 200;

/**
 * One page of all sources' rows, by its number or after a row. Other systems' rows are few and read completely. Of our
 * own table only rows that can be on the page are read: the range begins earlier by the number of the others' rows,
 * because no more of them can come before it.
 */
export async function readMerged<Row extends { readonly id: string }, Question>(
  { own, others }: { own: OwnSource<Row, Question>; others: readonly Source<Row, Question>[] },
  order: Order<Row>,
  question: Question,
  { page, pageSize, after }: PageQuery,
): Promise<Merged<Row>> {
  const readings = await Promise.all(others.map((source) => source.read(question, allRows)));
  const all = readings.flatMap(({ rows }) => rows).sort(order);
  const rest = after === undefined ? null : await restAfter(own, all, order, question, after);
  const theirs = rest?.theirs ?? all;
  const offset = (page - 1) * pageSize;
  const from = rest?.from ?? Math.max(0, offset - theirs.length);
  const skipped = rest ? 0 : offset - from;
  const ours = await own.read(question, { offset: from, limit: pageSize + skipped });
  return {
    list: mergeOrdered(ours.rows, theirs, order).slice(skipped, skipped + pageSize),
    total: ours.total + all.length,
    failed: [...readings.flatMap(({ failure }) => failure ?? [])],
  };
}

/** The rows that now follow a row: the offset in our own table, and the others' rows. Null without that row. */
async function restAfter<Row extends { readonly id: string }, Question>(
  own: OwnSource<Row, Question>,
  theirs: readonly Row[],
  order: Order<Row>,
  question: Question,
  after: string,
): Promise<{ from: number; theirs: readonly Row[] } | null> {
  const index = theirs.findIndex(({ id }) => id === after);
  const last = theirs[index];
  if (last) return { from: await placeAmong(own, last, order, question), theirs: theirs.slice(index + 1) };
  const position = await own.positionOf(question, after);
  if (position === null) return null;
  const [row] = (await own.read(question, { offset: position - 1, limit: 1 })).rows;
  return row?.id === after ? { from: position, theirs: theirs.filter((other) => order(other, row) >= 0) } : null;
}

/** How many of our own rows come before another system's row. */
async function placeAmong<Row, Question>(
  own: Source<Row, Question>,
  other: Row,
  order: Order<Row>,
  question: Question,
): Promise<number> {
  for (let offset = 0; ; offset += stride) {
    const { rows } = await own.read(question, { offset, limit: stride });
    const behind = rows.findIndex((row) => order(other, row) < 0);
    if (behind >= 0 || rows.length < stride) return offset + (behind >= 0 ? behind : rows.length);
  }
}

/** Merges two ordered lists. Our rows keep the database's order, and come first where the order is equal. */
function mergeOrdered<Row>(ours: readonly Row[], theirs: readonly Row[], order: Order<Row>): Row[] {
  const zipped: Row[] = [];
  let next = 0;
  for (const own of ours) {
    for (let other = theirs[next]; other !== undefined && order(other, own) < 0; other = theirs[next]) {
      zipped.push(other);
      next += 1;
    }
    zipped.push(own);
  }
  return [...zipped, ...theirs.slice(next)];
}

/** Orders by the first comparison, then by the next, and so on. */
export function by<Row>(...comparisons: readonly Order<Row>[]): Order<Row> {
  return (one, other) => {
    for (const compare of comparisons) {
      const result = compare(one, other);
      if (result !== 0) return result;
    }
    return 0;
  };
}

/** Newest first. */
export function newest<Row>(moment: (row: Row) => Date): Order<Row> {
  return (one, other) => moment(other).getTime() - moment(one).getTime();
}

/** Soonest first; rows without a time last. */
export function soonestFirst<Row>(moment: (row: Row) => Date | null): Order<Row> {
  const timeOf = (row: Row) => moment(row)?.getTime() ?? Number.POSITIVE_INFINITY;
  return (one, other) => {
    const [a, b] = [timeOf(one), timeOf(other)];
    return a === b ? 0 : a - b;
  };
}

/** One failure for each source: a source that is asked once per view may fail several times. */
export function distinctFailures(failures: readonly SourceFailure[]): SourceFailure[] {
  return [...new Map(failures.map((failure) => [failure.source, failure])).values()];
}
