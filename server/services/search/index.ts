import type { Found } from '@yimen/contract/homepage/apps';
import type { Entry, Field, Hit, Kind } from './entry.ts';
import { asHeard, type Match, matchLoosely, Pattern, type Slip, type Spelling, spellOut } from './match.ts';
import { PairIndex } from './pairs.ts';
import { present } from './present.ts';
import { syllablesOf } from './reading.ts';
import { isLatin, masksOf, normalise, prepare, type SearchText } from './text.ts';

interface Indexed {
  readonly entry: number;
  readonly field: Field;
  readonly text: SearchText;
  readonly spelling: Spelling | null;
}

const worth: Record<Field, { exact: number; prefix: number; inner: number }> = {
  title: { exact: 100, prefix: 80, inner: 62 },
  alias: { exact: 93, prefix: 70, inner: 52 },
  keyword: { exact: 60, prefix: 44, inner: 36 },
};
const kindPenalty: Record<Kind, number> = {
  service: 0,
  system: 6,
  topic: 8,
  department: 14,
  notice: 20,
  news: 22,
};
const slipPenalty: Record<Slip, number> = { heard: 16, letter: 24 };
const readPenalty = 2;
const costPenalty = 2.5;
const coverageBonus = 10;
const pairWorth = 55;
/** What is only said somewhere in a text comes after what is named so. */
const insideWorth = 12;
/** Below this share of a question's wording a document does not answer it. */
const pairsNeeded = 0.34;
/** Fewer letters than this are too few to allow a slip. */
const slipFrom = 4;
/** Initials inside a name are only sought from this many letters on. */
const innerInitialsFrom = 3;
/** Loose ways are tried when strict ones find fewer than this. */
const enough = 3;

/** Everything of one institution that can be searched, in memory. */
export class SearchIndex {
  readonly #entries: readonly Entry[];
  readonly #texts: readonly Indexed[];
  readonly #pairs = new PairIndex();

  constructor(entries: readonly Entry[]) {
    this.#entries = entries;
    this.#texts = entries.flatMap((entry, at) => [
      indexed(at, 'title', entry.title),
      ...[...entry.aliases, ...withoutBrackets(entry.title)].map((text) => indexed(at, 'alias', text)),
      ...entry.keywords.map((text) => indexed(at, 'keyword', text)),
    ]);
    for (const { title, aliases, keywords, wording } of entries) {
      this.#pairs.add([
        { text: title, weight: 1 },
        ...aliases.map((text) => ({ text, weight: 0.95 })),
        ...keywords.map((text) => ({ text, weight: 0.7 })),
        ...wording.map((text) => ({ text, weight: 0.6 })),
      ]);
    }
  }

  /** Ids of the services that match, best first. */
  services(query: string): string[] {
    return this.#search(query).flatMap(({ entry }) => {
      const found = this.#entries[entry];
      return found?.kind === 'service' ? [found.id] : [];
    });
  }

  /** The best of all kinds, with what matched in each title. */
  find(query: string, count: number): { list: Found[]; total: number } {
    const hits = this.#search(query);
    const list = hits.slice(0, count).flatMap((hit) => {
      const entry = this.#entries[hit.entry];
      return entry ? [present(entry, hit, query)] : [];
    });
    return { list, total: hits.length };
  }

  /** Everything that matches, in a text too, each with what it is, best first. */
  all(query: string): { entry: Entry; hit: Hit }[] {
    return this.#search(query, true).flatMap((hit) => {
      const entry = this.#entries[hit.entry];
      return entry ? [{ entry, hit }] : [];
    });
  }

  #search(query: string, inside = false): Hit[] {
    const whole = normalise(query);
    if (whole === '') return [];
    const hits = new Map<number, Hit>();
    const offer = (hit: Hit) => {
      const known = hits.get(hit.entry);
      if (!known || known.score < hit.score) hits.set(hit.entry, hit);
    };
    this.#strictly(whole, offer);
    const words = query.split(/\s+/).map(normalise).filter(Boolean);
    if (hits.size < enough && words.length > 1) this.#byWords(words, offer);
    if (hits.size < enough) this.#loosely(whole, offer);
    if (hits.size < enough) this.#byWording(query, offer);
    if (inside) this.#inside(query, offer);
    return [...hits.values()].sort((a, b) => b.score - a.score || a.entry - b.entry);
  }

  #strictly(query: string, offer: (hit: Hit) => void): void {
    const { letterMask, chineseMask } = masksOf(query);
    const read = letterMask !== 0;
    const pattern = new Pattern(query);
    for (const { entry, field, text } of this.#texts) {
      if ((text.letterMask & letterMask) !== letterMask || (text.chineseMask & chineseMask) !== chineseMask) continue;
      const match = pattern.match(text);
      if (!match || (match.start > 0 && match.cost >= 1 && query.length < innerInitialsFrom)) continue;
      const way = read && match.cost + Number(!text.text.toLowerCase().includes(query)) > 0 ? 'pinyin' : 'text';
      offer({ entry, field, text, match, way, score: this.#score(entry, field, text, match, read) });
    }
  }

  /** Every word must be found somewhere in the entry; the weakest decides. */
  #byWords(words: readonly string[], offer: (hit: Hit) => void): void {
    const found = words.map((word) => {
      const hits = new Map<number, Hit>();
      this.#strictly(word, (hit) => {
        const known = hits.get(hit.entry);
        if (!known || known.score < hit.score) hits.set(hit.entry, hit);
      });
      return hits;
    });
    for (const [entry, first] of found[0] ?? []) {
      const all = found.map((hits) => hits.get(entry));
      if (!all.every((hit) => hit !== undefined)) continue;
      offer({ ...first, score: Math.min(...all.map((hit) => hit.score)) - 4 });
    }
  }

  /** By sound: letters with one slip, or Chinese written with other characters of the same sound. */
  #loosely(query: string, offer: (hit: Hit) => void): void {
    const letters = [...query].every(isLatin) ? query : syllablesOf(query).join('');
    if (!/^[a-z]+$/.test(letters) || letters.length < slipFrom) return;
    const heard = asHeard(letters);
    for (const { entry, field, text, spelling } of this.#texts) {
      const loose = spelling && matchLoosely(spelling, letters, heard);
      // Other characters of the same sound are a slip of their own; a second one would be a guess.
      if (!loose || (loose.slip === 'letter' && letters !== query)) continue;
      const spelled = lettersUntil(text, loose.start, letters.length);
      const match = { start: loose.start, end: spelled, cost: 0 };
      const score = this.#score(entry, field, text, match, true) - slipPenalty[loose.slip];
      offer({ entry, field, text, match, way: loose.slip, score });
    }
  }

  #byWording(query: string, offer: (hit: Hit) => void): void {
    for (const [entry, share] of this.#pairs.find(query)) {
      if (share < pairsNeeded) continue;
      const found = this.#entries[entry];
      if (!found) continue;
      const score = share * pairWorth + found.popularity / 2 - kindPenalty[found.kind];
      offer({ entry, field: null, text: null, match: null, way: 'words', score });
    }
  }

  /** As it is written, in what a thing says of itself. */
  #inside(query: string, offer: (hit: Hit) => void): void {
    const wanted = query.trim().toLowerCase();
    if ([...wanted].length < 2) return;
    this.#entries.forEach(({ body, popularity, kind }, entry) => {
      if (!body.toLowerCase().includes(wanted)) return;
      const score = insideWorth + popularity / 2 - kindPenalty[kind] / 4;
      offer({ entry, field: null, text: null, match: null, score, way: 'inside' });
    });
  }

  #score(at: number, field: Field, text: SearchText, match: Match, read: boolean): number {
    const entry = this.#entries[at];
    if (!entry) return 0;
    const length = text.characters.length;
    const covered = (match.end - match.start) / length;
    const place = covered === 1 ? 'exact' : match.start === 0 ? 'prefix' : 'inner';
    // Initials that happen to lie inside a long name say less than a name written out.
    const initials = Math.min(match.cost, 6) * costPenalty * (1.4 - covered);
    return (
      worth[field][place] +
      covered * coverageBonus +
      entry.popularity -
      kindPenalty[entry.kind] -
      (read ? readPenalty + initials : 0)
    );
  }
}

function indexed(entry: number, field: Field, source: string): Indexed {
  const text = prepare(source);
  // Keywords are many and short: a slip in one would match too much.
  return { entry, field, text, spelling: field === 'keyword' ? null : spellOut(text) };
}

/** The title without what stands in brackets, which nobody types. */
function withoutBrackets(title: string): string[] {
  const plain = title.replace(/（[^）]*）/g, '');
  return plain === title ? [] : [plain];
}

/** The first character after so many letters of the spelling. */
function lettersUntil(text: SearchText, start: number, letters: number): number {
  let left = letters;
  let at = start;
  while (at < text.characters.length && left > 0) {
    left -= (text.readings[at]?.[0] ?? text.characters[at] ?? '').length;
    at++;
  }
  return at;
}
