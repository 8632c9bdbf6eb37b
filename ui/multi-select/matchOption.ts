import { initialOf } from '../internals/initialOf.ts';

const signCache = new Map<string, string[]>();

/** One letter per character: the pinyin initial of a Chinese one, else the character itself. */
function signsOf(label: string): string[] {
  const signs = signCache.get(label) ?? [...label].map((character) => initialOf(character) || ' ');
  signCache.set(label, signs);
  return signs;
}

/** The range of `query` in a label, as text or as pinyin initials: `[from, to)` in characters, or undefined. */
export function matchOption(label: string, query: string): [number, number] | undefined {
  const wanted = [...query.normalize('NFKC').trim().toLowerCase()];
  if (wanted.length === 0) return [0, 0];
  return findSigns([...label.toLowerCase()], wanted) ?? findSigns(signsOf(label), wanted);
}

function findSigns(signs: string[], wanted: string[]): [number, number] | undefined {
  const from = signs.findIndex((_sign, index) => wanted.every((sign, step) => signs[index + step] === sign));
  return from < 0 ? undefined : [from, from + wanted.length];
}
