import type { SearchResult } from '@yimen/contract/search';

export interface Piece {
  text: string;
  marked: boolean;
}

/** Splits a text at the ranges `[from, to)` to mark; overlapping ranges are merged. */
export function markedPieces(text: string, ranges: readonly (readonly [number, number])[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const start = Math.max(at, from);
    const end = Math.min(to, text.length);
    if (end <= start) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), marked: false });
    pieces.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false });
  return pieces;
}

/** All occurrences of the words in a text, ignoring case. */
export function rangesOf(text: string, ...words: readonly string[]): [number, number][] {
  const lower = text.toLowerCase();
  return words.flatMap((word) => {
    const needle = word.trim().toLowerCase();
    const ranges: [number, number][] = [];
    for (let at = needle ? lower.indexOf(needle) : -1; at >= 0; at = lower.indexOf(needle, at + needle.length)) {
      ranges.push([at, at + needle.length]);
    }
    return ranges;
  });
}

/** The words to mark in a result: `meant`, and the parts of its title that matched. */
export function markedWords({ title, matches }: Pick<SearchResult, 'title' | 'matches'>, meant: string): string[] {
  return [meant, ...matches.map(([from, to]) => title.slice(from, to)).filter((word) => word.length > 1)];
}
