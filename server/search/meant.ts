import { pinyin } from 'pinyin-pro';
import type { Hit, Part } from './entry.ts';
import type { SearchIndex } from './index.ts';
import { overlap } from './match.ts';
import { syllablesOf } from './reading.ts';
import type { Steps } from './steps.ts';
import { charactersOf, isChinese, isPronounceable, normalise } from './text.ts';

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
export function meantBy(index: SearchIndex, query: string, steps: Steps): Meant[] {
  const meant = new Map<string, Meant>();
  const taken: Part[] = [];
  for (const { part, written, best } of tellingParts(index, query, steps)) {
    if (meant.size === shown) break;
    if (taken.some((other) => overlap(part, other))) continue;
    taken.push(part);
    const { title } = best.entry;
    if (normalise(title) !== normalise(query)) meant.set(title, { query: title, reason: reasonOf(written, best) });
  }
  return [...meant.values()];
}

/** The parts of a query by which something is called, each with what is called so best, the longest first. */
function tellingParts(index: SearchIndex, query: string, steps: Steps) {
  const read = isPronounceable(query);
  const characters = [...normalise(query)].filter((one) => read || isChinese(one)).slice(0, longestTaken);
  const parts: { part: Part; written: readonly string[]; best: Hit }[] = [];
  for (let start = 0; start < characters.length; start++) {
    let isCalledSo = !characters.slice(start, start + 2).every(isChinese);
    for (let end = start + 2; end <= characters.length; end++) {
      const written = characters.slice(start, end);
      if (written.length < fewestLetters && !written.some(isChinese)) continue;
      const found = index.named(written.join(''), steps);
      isCalledSo ||= found.length > 0;
      // Nothing begins so: neither with these two characters nor, as three are enough to tell, with their sound.
      if (!isCalledSo && written.length > 2) break;
      const best = found.find(isTelling);
      if (best) parts.push({ part: { start, end }, written, best });
    }
  }
  return parts.sort((a, b) => b.written.length - a.written.length);
}

function isTelling({ entry, name }: Hit): boolean {
  return name?.field !== 'keyword' && ['service', 'system', 'topic'].includes(entry.kind);
}

/** Which characters sound alike, when others of the same sound were written. */
function reasonOf(written: readonly string[], { way, name, parts }: Hit): string {
  if (way !== 'heard' || !name || !written.every(isChinese)) return '';
  const characters = charactersOf(name.text).map(({ folded }) => folded);
  const named = parts.flatMap(({ start, end }) => characters.slice(start, end));
  const at = written.findIndex((character, place) => character !== named[place]);
  const [wrong, right] = [written[at], named[at]];
  if (!wrong || !right) return '';
  const alike = syllablesOf(wrong)[0] === syllablesOf(right)[0];
  return alike ? `同音字：${wrong}／${right}，都读 ${pinyin(right)}` : '';
}
