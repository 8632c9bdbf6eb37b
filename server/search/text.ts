const chinese = /\p{Script=Han}/u;
const searchable = /[\p{L}\p{N}]/u;
const latin = /^[a-z0-9]$/;
/** Punctuation between letters, except what separates syllables: spaces, `xi'an`, `xue-sheng`. */
const partedBySigns = /[a-z][^\p{L}\p{N}\s'’-]+[a-z]/u;
/** Longer queries are cut: one character may normalise to eighteen. */
const longestTerm = 100;

/** A letter, digit or Chinese character of a text. */
export interface Character {
  /** Lower case and half-width. */
  readonly folded: string;
  /** UTF-16 offsets in the text, half-open. */
  readonly start: number;
  readonly end: number;
  /** Its index among the text's code points. */
  readonly point: number;
}

/** A query in lower case and half-width, without spaces and punctuation. */
export function normalise(query: string): string {
  return [...folded(query)]
    .filter((character) => searchable.test(character))
    .slice(0, longestTerm)
    .join('');
}

/** False for markup, addresses and the like, whose letters are not pinyin. */
export function isPronounceable(query: string): boolean {
  return !partedBySigns.test(folded(query));
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

export const isChinese = (character: string) => chinese.test(character);
export const isLatin = (character: string) => latin.test(character);

/** The characters of a text that can be searched for. */
export function charactersOf(text: string): Character[] {
  const characters: Character[] = [];
  let start = 0;
  let point = 0;
  for (const written of text) {
    const character = { folded: folded(written), start, end: start + written.length, point };
    if (searchable.test(character.folded)) characters.push(character);
    start = character.end;
    point++;
  }
  return characters;
}
