import { pinyin } from 'pinyin-pro';

/** The reading of a text in lower case without tones, one syllable for each character: `cheng ji dan`. */
export function readingOf(text: string): string {
  return syllablesOf(text).join(' ');
}

/** One reading for each character, chosen by its context; a character that is not Chinese gives itself. */
export function syllablesOf(text: string): string[] {
  return pinyin(text, { type: 'array', toneType: 'none', v: true }).map((syllable) => syllable.toLowerCase());
}

/** The same with tones, for display: `chéng`, `jì`, `dān`. */
export function spokenSyllablesOf(text: string): string[] {
  return pinyin(text, { type: 'array' });
}

const readingCache = new Map<string, readonly string[]>();

/** All readings of one character, the most common first: 行 → xing, hang, heng. */
export function readingsOf(character: string): readonly string[] {
  const readings = readingCache.get(character) ?? lookUp(character);
  readingCache.set(character, readings);
  return readings;
}

function lookUp(character: string): string[] {
  const readings = pinyin(character, { type: 'array', toneType: 'none', multiple: true, v: true });
  return [...new Set(readings.map((syllable) => syllable.toLowerCase()))];
}

/** Letters with similar sounds made equal: zh and z, ing and in, l and n. */
export function asHeard(letters: string): string {
  return letters
    .replace(/([zcs])h/g, '$1')
    .replace(/ng/g, 'n')
    .replaceAll('l', 'n');
}
