import type { SourceFailure } from '@yimen/contract/sources/sources';
import type { PageQuery } from '../lib/paging.ts';
import type { Order, OwnSource, Source } from './source.ts';

/** A page over all sources. */
export interface Merged<Row> {
  readonly list: readonly Row[];
  readonly total: number;
  readonly failed: SourceFailure[];
}

const everything = { offset: 0, limit: Number.POSITIVE_INFINITY };
/** How many of our own rows are read at once to find where another system's row stands among them. */
const stride = 200;

/**
 * One page of all sources' rows, by its number or after a row. Other systems' rows are few and read whole; of our own
 * table only those are read that can be on the page: as many rows earlier as the others have, because no more than
 * these can stand before it.
 */
export async function readMerged<Row extends { readonly id: string }, Question>(
  { own, others }: { own: OwnSource<Row, Question>; others: readonly Source<Row, Question>[] },
  order: Order<Row>,
  question: Question,
  { page, pageSize, after }: PageQuery,
): Promise<Merged<Row>> {
  const readings = await Promise.all(others.map((source) => source.read(question, everything)));
  const all = readings.flatMap(({ rows }) => rows).sort(order);
  const rest = after === undefined ? null : await restAfter(own, all, order, question, after);
  const theirs = rest?.theirs ?? all;
  const offset = (page - 1) * pageSize;
  const from = rest?.from ?? Math.max(0, offset - theirs.length);
  const skipped = rest ? 0 : offset - from;
  const ours = await own.read(question, { offset: from, limit: pageSize + skipped });
  return {
    list: zip(ours.rows, theirs, order).slice(skipped, skipped + pageSize),
    total: ours.total + all.length,
    failed: [...readings.flatMap(({ failure }) => failure ?? [])],
  };
}

/** What follows a row now: from where our own rows do, and theirs. Null when the row is gone. */
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
  const place = await own.placeOf(question, after);
  if (place === null) return null;
  const [row] = (await own.read(question, { offset: place - 1, limit: 1 })).rows;
  return row?.id === after ? { from: place, theirs: theirs.filter((other) => order(other, row) >= 0) } : null;
}

/** How many of our own rows stand before another system's row. */
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

/** Two lists, each in order, as one. Ours keep the database's order among themselves, and come first where equal. */
function zip<Row>(ours: readonly Row[], theirs: readonly Row[], order: Order<Row>): Row[] {
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

/** Orders by one comparison after the other. */
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

/** Soonest first, what has no moment last. */
export function soonest<Row>(moment: (row: Row) => Date | null): Order<Row> {
  const timeOf = (row: Row) => moment(row)?.getTime() ?? Number.POSITIVE_INFINITY;
  return (one, other) => {
    const [a, b] = [timeOf(one), timeOf(other)];
    return a === b ? 0 : a - b;
  };
}

/** A source that is asked for each view may fail for several. */
export function onceEach(failures: readonly SourceFailure[]): SourceFailure[] {
  return [...new Map(failures.map((failure) => [failure.source, failure])).values()];
}
