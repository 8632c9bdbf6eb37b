import { type Asker, askSource } from './ask.ts';
import type { Order, Source } from './source.ts';
import type { Definition } from './store.ts';

/** What a kind makes of the rows that a source gives. */
export interface Shape<Row, Question, Given> {
  /** Placeholders by which a source is asked for rows. */
  asks(question: Question): Readonly<Record<string, string>>;
  /** Our row; null when it names something the institution does not have. */
  row(given: Given, definition: Definition): Row | null;
  /** Whether a row answers the question: a source may give more than it is asked for. */
  fits(row: Row, question: Question): boolean;
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
      // The mapping made the rows by the very fields that `Given` is derived from.
      const ours = rows.map((row) => shape.row(row as Given, definition));
      const fitting = ours.filter((row) => row !== null && shape.fits(row, question)) as Row[];
      const strange = ours.includes(null);
      return {
        rows: fitting.sort(shape.order).slice(offset, offset + limit),
        total: fitting.length,
        failure: failure ?? (strange ? { source: definition.name, reason: 'invalid', asOf: null } : null),
      };
    },
  };
}
