import { pinyin } from 'pinyin-pro';
import type { Entry, Hit } from './entry.ts';
import type { SearchIndex } from './index.ts';
import { syllablesOf } from './reading.ts';
import { isChinese, isPronounceable, normalise } from './text.ts';

interface Meant {
  query: string;
  reason: string;
}

const shown = 3;
/** Longer questions are not taken apart: each part is a search of its own. */
const longestTaken = 12;
/** Fewer letters are the initials of too much. */
const fewestLetters = 4;

/** What somebody may have meant whose words find nothing: what parts of them find, longest first, and why. */
export function meantBy(index: SearchIndex, query: string): Meant[] {
  const read = isPronounceable(query);
  const characters = [...normalise(query)].filter((one) => read || isChinese(one)).slice(0, longestTaken);
  const meant = new Map<string, Meant>();
  const taken = new Set<number>();
  for (let length = characters.length; length >= 2 && meant.size < shown; length--) {
    for (let start = 0; start + length <= characters.length && meant.size < shown; start++) {
      const places = Array.from({ length }, (_, at) => start + at);
      if (places.some((place) => taken.has(place))) continue;
      const part = characters.slice(start, start + length);
      if (length < fewestLetters && !part.some(isChinese)) continue;
      const best = index.all(part.join('')).find(isTelling);
      if (!best) continue;
      for (const place of places) taken.add(place);
      const { title } = best.entry;
      if (normalise(title) !== normalise(query)) meant.set(title, { query: title, reason: reasonOf(part, best.hit) });
    }
  }
  return [...meant.values()];
}

function isTelling({ entry, hit }: { entry: Entry; hit: Hit }): boolean {
  return (
    hit.field !== 'keyword' &&
    hit.way !== 'guess' &&
    hit.parts.length > 0 &&
    ['service', 'system', 'topic'].includes(entry.kind)
  );
}

/** Which characters sound alike, when others of the same sound were written. */
function reasonOf(written: readonly string[], { way, text, parts }: Hit): string {
  if (way !== 'heard' || !text || !written.every(isChinese)) return '';
  const named = parts.flatMap(({ start, end }) => text.characters.slice(start, end));
  const at = written.findIndex((character, place) => character !== named[place]);
  const [wrong, right] = [written[at], named[at]];
  if (!wrong || !right) return '';
  const alike = syllablesOf(wrong)[0] === syllablesOf(right)[0];
  return alike ? `同音字：${wrong}／${right}，都读 ${pinyin(right)}` : '';
}
