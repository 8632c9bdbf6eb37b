import { type Asker, askSource } from './ask.ts';
import type { Order, Source } from './source.ts';
import type { Definition } from './store.ts';

/** What a kind defines for the rows of a source. */
export interface Shape<Row, Question, Given> {
  /** The placeholders that ask a source for rows. */
  asks(question: Question): Readonly<Record<string, string>>;
  /** Our row; null when it refers to something that the institution does not have. */
  row(given: Given, definition: Definition): Row | null;
  /** Whether a row answers the question: a source may return more than was asked. */
  fits(row: Row, question: Question): boolean;
  /** Adds our own data to the rows, such as read states; rows may no longer match then. */
  complete?(rows: readonly Row[]): Promise<readonly Row[]>;
  order: Order<Row>;
}

/** Another system as a source of a kind's rows, for one visitor. */
export function httpSource<Row, Question, Given>(
  definition: Definition,
  asker: Asker,
  shape: Shape<Row, Question, Given>,
): Source<Row, Question> {
  return {
    async read(question, { offset, limit }) {
      const { rows, failure } = await askSource(definition, shape.asks(question), asker);
      const fit = (each: readonly Row[]) => each.filter((row) => shape.fits(row, question));
      // The mapping made the rows with the same fields that the type `Given` is derived from.
      const all = rows.map((row) => shape.row(row as Given, definition));
      const ours = fit(all.filter((row) => row !== null));
      const fitting = shape.complete ? fit(await shape.complete(ours)) : ours;
      const strange = all.includes(null);
      return {
        rows: fitting.sort(shape.order).slice(offset, offset + limit),
        total: fitting.length,
        failure: failure ?? (strange ? { source: definition.name, reason: 'invalid', asOf: null } : null),
      };
    },
  };
}
