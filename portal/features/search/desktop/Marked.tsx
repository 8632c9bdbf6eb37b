import { markedPieces, rangesOf } from './marked.ts';
import * as css from './search.css.ts';

interface MarkedProps {
  text: string;
  /** Ranges that matched; without them, all occurrences of `words` are marked. */
  ranges?: readonly (readonly [number, number])[];
  words?: string | readonly string[];
}

/** A text with the search text marked. */
export function Marked({ text, ranges, words = '' }: MarkedProps) {
  const given = ranges && ranges.length > 0 ? ranges : rangesOf(text, ...[words].flat());
  return markedPieces(text, given).map(({ text: piece, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
      <mark key={index} className={css.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
