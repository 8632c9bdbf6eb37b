const chinese = /\p{Script=Han}/u;
const searchable = /[\p{L}\p{N}]/u;
const latin = /^[a-z0-9]$/;
/** Signs between letters, but for those that part syllables: spaces, `xi'an`, `xue-sheng`. */
const partedBySigns = /[a-z][^\p{L}\p{N}\s'’-]+[a-z]/u;
/** Longer queries are cut: one character may fold to eighteen. */
const longest = 100;

/** A letter, digit or Chinese character of a text. */
export interface Character {
  /** Without case and width. */
  readonly folded: string;
  /** UTF-16 offsets in the text, half-open. */
  readonly start: number;
  readonly end: number;
  /** Which code point of the text it is. */
  readonly point: number;
}

/** What a person typed, without what does not matter: case, width, spaces and punctuation. */
export function normalise(query: string): string {
  return [...folded(query)]
    .filter((character) => searchable.test(character))
    .slice(0, longest)
    .join('');
}

/** False for markup, addresses and the like: their letters stand for themselves and are no pinyin. */
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
