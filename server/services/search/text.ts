import { readingsOf, syllablesOf } from './reading.ts';

/** A text made ready to be searched: its letters and characters one by one, with how each may be read. */
export interface SearchText {
  readonly text: string;
  readonly characters: readonly string[];
  /** UTF-16 offsets of each character in the text: half-open. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** Whether a word begins at the character. */
  readonly begins: readonly boolean[];
  /** The reading in its context first, then the others; empty for what is not Chinese. */
  readonly readings: readonly (readonly string[])[];
  /** Which letters and digits occur, written or read; and a digest of the Chinese characters. */
  readonly letterMask: number;
  readonly chineseMask: number;
}

const chinese = /\p{Script=Han}/u;
const searchable = /[\p{L}\p{N}]/u;
const latin = /^[a-z0-9]$/;
/** Signs between letters, but for those that part syllables: spaces, `xi'an`, `xue-sheng`. */
const partedBySigns = /[a-z][^\p{L}\p{N}\s'’-]+[a-z]/u;
const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** What a person typed, without what does not matter: case, width, spaces and punctuation. */
export function normalise(query: string): string {
  return [...folded(query)].filter((character) => searchable.test(character)).join('');
}

/** False for markup, addresses and the like: their letters stand for themselves and are no pinyin. */
export function isPronounceable(query: string): boolean {
  return !partedBySigns.test(folded(query));
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

export const isChinese = (character: string) => chinese.test(character);
export const isLatin = (character: string) => latin.test(character);

function letterBit(character: string): number {
  const code = character.charCodeAt(0);
  return code >= 97 ? 1 << (code - 97) : 1 << (26 + (code % 5));
}

function chineseBit(character: string): number {
  return 1 << ((character.codePointAt(0) ?? 0) % 31);
}

/** Masks of a normalised query; a text that lacks one of its bits cannot match it. */
export function masksOf(query: string): { letterMask: number; chineseMask: number } {
  let letterMask = 0;
  let chineseMask = 0;
  for (const character of query) {
    if (isLatin(character)) letterMask |= letterBit(character);
    else chineseMask |= chineseBit(character);
  }
  return { letterMask, chineseMask };
}

/** Prepares a text: the one place where readings are looked up. */
export function prepare(text: string): SearchText {
  const points = [...text];
  const syllables = syllablesOf(text);
  const aligned = syllables.length === points.length;
  const characters: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const begins: boolean[] = [];
  const beginnings = new Set(Array.from(words.segment(text), ({ index }) => index));
  const readings: string[][] = [];
  let letterMask = 0;
  let chineseMask = 0;
  let offset = 0;
  points.forEach((point, index) => {
    const start = offset;
    offset += point.length;
    const character = folded(point);
    if (!searchable.test(character)) return;
    const own = isChinese(character) ? readingsInContext(character, aligned ? syllables[index] : undefined) : [];
    characters.push(character);
    starts.push(start);
    ends.push(offset);
    begins.push(beginnings.has(start));
    readings.push(own);
    if (own.length === 0 && isLatin(character)) letterMask |= letterBit(character);
    else chineseMask |= chineseBit(character);
    for (const letter of own.join('')) letterMask |= letterBit(letter);
  });
  return { text, characters, starts, ends, begins, readings, letterMask, chineseMask };
}

function readingsInContext(character: string, inContext: string | undefined): string[] {
  const all = readingsOf(character).filter((reading) => /^[a-z]+$/.test(reading));
  const first = inContext && /^[a-z]+$/.test(inContext) ? [inContext] : [];
  return [...new Set([...first, ...all])];
}
