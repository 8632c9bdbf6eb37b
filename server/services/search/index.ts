import type { Found } from '@yimen/contract/homepage/apps';
import { BestHits } from './best-hits.ts';
import type { Entry, Field, Hit, Kind, Way } from './entry.ts';
import {
  looseQuery,
  type Match,
  matchLoosely,
  type Part,
  Pattern,
  type Slip,
  type Spelling,
  spellOut,
} from './match.ts';
import { PairIndex } from './pairs.ts';
import { present } from './present.ts';
import { syllablesOf } from './reading.ts';
import { isLatin, isPronounceable, masksOf, normalise, prepare, type SearchText } from './text.ts';

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
const apartPenalty = 6;
const amidWordPenalty = 8;
const coverageBonus = 10;
const pairWorth = 55;
/** What is only said somewhere in a text comes after what is named so. */
const insideWorth = 12;
/** Below this share of a question's wording a document does not answer it. */
const pairsNeeded = 0.34;
/** Fewer letters than this are too few to allow a slip, or a guess. */
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
    const hits = new BestHits();
    const guesses = new BestHits();
    this.#strictly(query, (hit) => (hit.way === 'guess' ? guesses : hits).offer(hit));
    const words = query.split(/\s+/).filter(normalise);
    if (hits.size < enough && words.length > 1) this.#byWords(words, hits);
    if (hits.size < enough && isPronounceable(query)) this.#loosely(whole, hits);
    if (hits.size < enough) this.#byWording(query, hits);
    if (inside) this.#inside(query, hits);
    return (hits.size > 0 ? hits : guesses).sorted();
  }

  #strictly(written: string, offer: (hit: Hit) => void): void {
    const query = normalise(written);
    const { letterMask, chineseMask } = masksOf(query);
    const pattern = new Pattern(query, { read: isPronounceable(written) });
    for (const { entry, field, text } of this.#texts) {
      if ((text.letterMask & letterMask) !== letterMask || (text.chineseMask & chineseMask) !== chineseMask) continue;
      const match = pattern.match(text);
      if (!match) continue;
      const way = wayOf(query, text, match);
      if (way === null) continue;
      const score = this.#score(entry, field, text, match, way !== 'text');
      offer({ entry, field, text, parts: match.parts, way, score });
    }
  }

  /** Every word must be found somewhere in the entry; the weakest decides. */
  #byWords(words: readonly string[], hits: BestHits): void {
    const found = words.map((word) => {
      const ofWord = new BestHits();
      this.#strictly(word, (hit) => hit.way !== 'guess' && ofWord.offer(hit));
      return ofWord;
    });
    for (const first of found[0]?.sorted() ?? []) {
      const all = found.map((ofWord) => ofWord.of(first.entry));
      if (!all.every((hit) => hit !== undefined)) continue;
      hits.offer({ ...first, score: Math.min(...all.map((hit) => hit.score)) - 4 });
    }
  }

  /** By sound: letters with one slip, or Chinese written with other characters of the same sound. */
  #loosely(query: string, hits: BestHits): void {
    const letters = [...query].every(isLatin) ? query : syllablesOf(query).join('');
    if (!/^[a-z]+$/.test(letters) || letters.length < slipFrom) return;
    const wanted = looseQuery(letters);
    for (const { entry, field, text, spelling } of this.#texts) {
      const loose = spelling && matchLoosely(spelling, wanted);
      // Other characters of the same sound are a slip of their own; a second one would be a guess.
      if (!loose || (loose.slip === 'letter' && letters !== query)) continue;
      const spelled = lettersUntil(text, loose.start, letters.length);
      const parts = [{ start: loose.start, end: spelled }];
      const match = { parts, cost: 0, apart: 0, amidWord: false };
      const score = this.#score(entry, field, text, match, true) - slipPenalty[loose.slip];
      hits.offer({ entry, field, text, parts, way: loose.slip, score });
    }
  }

  #byWording(query: string, hits: BestHits): void {
    for (const [entry, share] of this.#pairs.find(query)) {
      if (share < pairsNeeded) continue;
      const found = this.#entries[entry];
      if (!found) continue;
      const score = share * pairWorth + found.popularity / 2 - kindPenalty[found.kind];
      hits.offer({ entry, field: null, text: null, parts: [], way: 'words', score });
    }
  }

  /** As it is written, in what a thing says of itself. */
  #inside(query: string, hits: BestHits): void {
    const wanted = query.trim().toLowerCase();
    if ([...wanted].length < 2) return;
    this.#entries.forEach(({ body, popularity, kind }, entry) => {
      if (!body.toLowerCase().includes(wanted)) return;
      const score = insideWorth + popularity / 2 - kindPenalty[kind] / 4;
      hits.offer({ entry, field: null, text: null, parts: [], score, way: 'inside' });
    });
  }

  #score(at: number, field: Field, text: SearchText, match: Match, spoken: boolean): number {
    const entry = this.#entries[at];
    if (!entry) return 0;
    const { parts, cost, apart, amidWord } = match;
    const covered = sizeOf(parts) / text.characters.length;
    const place = parts.length > 1 ? 'inner' : covered === 1 ? 'exact' : parts[0]?.start === 0 ? 'prefix' : 'inner';
    // Initials that happen to lie inside a long name say less than a name written out.
    const initials = Math.min(cost, 6) * costPenalty * (1.4 - covered);
    return (
      worth[field][place] +
      covered * coverageBonus +
      entry.popularity -
      kindPenalty[entry.kind] -
      apart * apartPenalty -
      (spoken ? readPenalty + initials + (amidWord ? amidWordPenalty : 0) : 0)
    );
  }
}

/** How a query was understood that lies in a text so; null when its few letters say too little. */
function wayOf(query: string, text: SearchText, { parts, cost, amidWord }: Match): Way | null {
  if (cost === 0 && writtenIn(text, parts) === query) return 'text';
  const initials = cost >= 1;
  if (initials && amidWord) return query.length < slipFrom ? null : 'guess';
  return initials && parts[0]?.start !== 0 && query.length < innerInitialsFrom ? null : 'pinyin';
}

const writtenIn = ({ characters }: SearchText, parts: readonly Part[]) =>
  parts.map(({ start, end }) => characters.slice(start, end).join('')).join('');

const sizeOf = (parts: readonly Part[]) => parts.reduce((sum, { start, end }) => sum + end - start, 0);

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
