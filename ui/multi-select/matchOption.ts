import { initialOf } from '../internals/initialOf.ts';

const known = new Map<string, string[]>();

/** One sign for each character: the pinyin initial of a Chinese one, else the character itself. */
function signsOf(label: string): string[] {
  const signs = known.get(label) ?? [...label].map((character) => initialOf(character) || ' ');
  known.set(label, signs);
  return signs;
}

/** Where `query` stands in a label, as text or as pinyin initials: `[from, to)` in characters, or undefined. */
export function matchOption(label: string, query: string): [number, number] | undefined {
  const wanted = [...query.normalize('NFKC').trim().toLowerCase()];
  if (wanted.length === 0) return [0, 0];
  return find([...label.toLowerCase()], wanted) ?? find(signsOf(label), wanted);
}

function find(signs: string[], wanted: string[]): [number, number] | undefined {
  const from = signs.findIndex((_sign, index) => wanted.every((sign, step) => signs[index + step] === sign));
  return from < 0 ? undefined : [from, from + wanted.length];
}
