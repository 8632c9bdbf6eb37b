import { pinyin } from 'pinyin-pro';
import type { Hit, Part } from './entry.ts';
import type { Searchable } from './index.ts';
import { overlap } from './match.ts';
import { syllablesOf } from './reading.ts';
import type { Steps } from './steps.ts';
import { charactersOf, isChinese, isPronounceable, normalise } from './text.ts';

interface Suggestion {
  query: string;
  reason: string;
}

const suggestionCount = 3;
/** Only this many characters are split into parts, because each part is a search of its own. */
const longestTaken = 12;
/** Fewer letters are the initials of too many names. */
const fewestLetters = 4;

type IsShown = (hit: Hit) => boolean;

/** Suggestions for a query that finds nothing: what parts of it find, longest first, with the reason. */
export function suggestionsFor(index: Searchable, query: string, isShown: IsShown, steps: Steps): Suggestion[] {
  const suggestions = new Map<string, Suggestion>();
  const taken: Part[] = [];
  for (const { part, written, best } of rareParts(index, query, isShown, steps)) {
    if (suggestions.size === suggestionCount) break;
    if (taken.some((other) => overlap(part, other))) continue;
    taken.push(part);
    const { title } = best.entry;
    if (normalise(title) !== normalise(query))
      suggestions.set(title, { query: title, reason: reasonOf(written, best) });
  }
  return [...suggestions.values()];
}

/** The parts of a query that match a name, each with its best match, longest first. */
function rareParts(index: Searchable, query: string, isShown: IsShown, steps: Steps) {
  const read = isPronounceable(query);
  const characters = [...normalise(query)].filter((one) => read || isChinese(one)).slice(0, longestTaken);
  const parts: { part: Part; written: readonly string[]; best: Hit }[] = [];
  for (let start = 0; start < characters.length; start++) {
    let isCalledSo = !characters.slice(start, start + 2).every(isChinese);
    for (let end = start + 2; end <= characters.length; end++) {
      const written = characters.slice(start, end);
      if (written.length < fewestLetters && !written.some(isChinese)) continue;
      const found = index.named(written.join(''), steps).filter(isShown);
      isCalledSo ||= found.length > 0;
      // No name begins with these two characters, nor (three are enough to tell) with their sound.
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

/** The two characters that sound alike, when another one of the same sound was typed. */
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
