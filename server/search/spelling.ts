import type { Glyph, Name, Slip } from './entry.ts';
import { type Match, plainMatch } from './match.ts';
import type { NameTable } from './names.ts';
import { asHeard } from './reading.ts';
import type { Steps } from './steps.ts';

/** Comparing this many bigrams counts as a step. */
const bigramsPerStep = 2;

/** Calls `offer` for titles and aliases that sound like a query of letters, or differ from it in one letter. */
export function findNearly(
  names: NameTable,
  letters: string,
  slip: Slip,
  steps: Steps,
  offer: (name: Name, match: Match) => void,
): void {
  const isHeard = slip === 'heard';
  const query = isHeard ? asHeard(letters) : letters;
  const begins = isHeard ? (text: string, beginning: string) => text.startsWith(beginning) : beginsNearly;
  const spell = (glyphs: readonly Glyph[]) =>
    glyphs.reduce((text, { heard, spelled }) => text + (isHeard ? heard : spelled), '');
  for (const opening of isHeard ? openingsHeardAs(query) : [query.slice(0, 1)]) {
    const bigrams = names.opening(opening);
    if (!steps.take(Math.ceil(bigrams.length / bigramsPerStep))) return;
    for (const { glyphs, places } of bigrams) {
      const spelled = spell(glyphs);
      if (!begins(spelled, query) && !begins(query, spelled)) continue;
      for (const place of places) {
        if (!steps.take()) return;
        const name = names.at(place);
        const start = place - name.from;
        const rest = name.glyphs.slice(start);
        // Keywords are many and short: with an error allowed they would match too much.
        if (name.field === 'keyword' || !begins(spell(rest), query)) continue;
        offer(name, plainMatch({ start, end: start + countSpelling(rest, letters.length) }));
      }
    }
  }
}

/** The first two letters of names that may sound like this. */
function openingsHeardAs([first = '', second = '']: string): string[] {
  const written = (letter: string) => (letter === 'n' ? ['n', 'l'] : [letter]);
  const aspirated = 'zcs'.includes(first) ? ['h'] : [];
  return written(first).flatMap((one) => [...written(second), ...aspirated].map((other) => one + other));
}

/** How many of the characters are needed to spell that many letters. */
function countSpelling(glyphs: readonly Glyph[], letters: number): number {
  let spelled = 0;
  const last = glyphs.findIndex((glyph) => {
    spelled += glyph.spelled.length;
    return spelled >= letters;
  });
  return last < 0 ? glyphs.length : last + 1;
}

/** True when the text begins with the query, with at most one wrong, missing, extra or swapped letter. */
export function beginsNearly(text: string, query: string): boolean {
  let at = 0;
  while (at < query.length && text[at] === query[at]) at++;
  if (at === query.length) return true;
  // A first letter is seldom wrong, and allowing it would match everything.
  if (at === 0) return false;
  const restQuery = query.slice(at + 1);
  const substituted = text.startsWith(restQuery, at + 1);
  const extra = text.startsWith(restQuery, at);
  const missing = text.startsWith(query.slice(at), at + 1);
  const swapped =
    query[at] === text[at + 1] && query[at + 1] === text[at] && text.startsWith(query.slice(at + 2), at + 2);
  return (substituted && at < text.length) || extra || missing || swapped;
}
