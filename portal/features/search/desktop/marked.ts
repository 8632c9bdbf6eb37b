import type { SearchResult } from '@yimen/contract/search';

export interface Piece {
  text: string;
  marked: boolean;
}

/** A text in pieces, those in the ranges `[from, to)` marked; ranges that lie over each other count once. */
export function piecesOf(text: string, ranges: readonly (readonly [number, number])[]): Piece[] {
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

/** Everywhere that a text has one of the words, whatever their case. */
export function rangesOf(text: string, ...words: readonly string[]): [number, number][] {
  const lower = text.toLowerCase();
  return words.flatMap((word) => {
    const wanted = word.trim().toLowerCase();
    const ranges: [number, number][] = [];
    for (let at = wanted ? lower.indexOf(wanted) : -1; at >= 0; at = lower.indexOf(wanted, at + wanted.length)) {
      ranges.push([at, at + wanted.length]);
    }
    return ranges;
  });
}

/** What the words of a query are that a result has: those that were meant, and those that its title has of them. */
export function wordsOf({ title, matches }: Pick<SearchResult, 'title' | 'matches'>, meant: string): string[] {
  return [meant, ...matches.map(([from, to]) => title.slice(from, to)).filter((word) => word.length > 1)];
}
