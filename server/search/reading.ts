import { pinyin } from 'pinyin-pro';

/** The reading of a text in lower case without tones, a syllable for each character: `cheng ji dan`. */
export function readingOf(text: string): string {
  return syllablesOf(text).join(' ');
}

/** One reading for each character, chosen by the words around it; anything but Chinese reads as itself. */
export function syllablesOf(text: string): string[] {
  return pinyin(text, { type: 'array', toneType: 'none', v: true }).map((syllable) => syllable.toLowerCase());
}

/** The same with tones, for people to read: `chéng`, `jì`, `dān`. */
export function spokenSyllablesOf(text: string): string[] {
  return pinyin(text, { type: 'array' });
}

const known = new Map<string, readonly string[]>();

/** All readings of one character, the usual first: 行 → xing, hang, heng. */
export function readingsOf(character: string): readonly string[] {
  const readings = known.get(character) ?? lookUp(character);
  known.set(character, readings);
  return readings;
}

function lookUp(character: string): string[] {
  const readings = pinyin(character, { type: 'array', toneType: 'none', multiple: true, v: true });
  return [...new Set(readings.map((syllable) => syllable.toLowerCase()))];
}

/** Letters as people confuse them: zh and z, ing and in, l and n count as one. */
export function asHeard(letters: string): string {
  return letters
    .replace(/([zcs])h/g, '$1')
    .replace(/ng/g, 'n')
    .replaceAll('l', 'n');
}
