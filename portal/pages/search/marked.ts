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

/** Everywhere that a text has the words, whatever their case. */
export function rangesOf(text: string, words: string): [number, number][] {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return [];
  const ranges: [number, number][] = [];
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length)) {
    ranges.push([at, at + wanted.length]);
  }
  return ranges;
}
