import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Found } from '@yimen/contract/search';
import { BestHits } from './best-hits.ts';
import type { Entry, Field, Hit, Kind, Name, Slip, Way } from './entry.ts';
import { type Match, Matcher } from './match.ts';
import { NameTable } from './names.ts';
import { present } from './present.ts';
import { syllablesOf } from './reading.ts';
import { findNearly } from './spelling.ts';
import { Steps } from './steps.ts';
import { isLatin, isPronounceable, normalise } from './text.ts';
import { WordingIndex } from './wording.ts';

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
const wordingWorth = 55;
const wordsPenalty = 4;
/** What is only said somewhere in a text comes after what is named so. */
const textWorth = 12;
/** Below this share of a question's wording an entry does not answer it. */
const wordingNeeded = 0.32;
/** Fewer letters than this are too few to allow a slip, or a guess. */
const slipFrom = 4;
/** Initials inside a name are only sought from this many letters on. */
const innerInitialsFrom = 3;
/** Loose ways are tried when strict ones find fewer than this. */
const enough = 3;
/** Looking through so many characters of a text is a step. */
const charactersPerStep = 512;
/** A request may take this many steps, and more over more names: one letter finds a share of them all. */
const leastSteps = 10_000;
const stepsPerCharacter = 0.6;
/** How long an index is built before other work has its turn, in ms. */
const sliceMs = 5;

const none: ReadonlySet<Kind> = new Set();

/** Everything of one institution that can be searched, in memory. */
export class SearchIndex {
  readonly #entries: readonly Entry[];
  readonly #names = new NameTable();
  readonly #wording = new WordingIndex();
  /** What each entry says of itself, without case. */
  readonly #texts: string[] = [];

  private constructor(entries: readonly Entry[]) {
    this.#entries = entries;
  }

  /** Builds an index a few entries at a time, so that nobody else waits for it. */
  static async of(entries: readonly Entry[]): Promise<SearchIndex> {
    const index = new SearchIndex(entries);
    let started = performance.now();
    for (const entry of entries) {
      index.#insert(entry);
      if (performance.now() - started < sliceMs) continue;
      await nextTurn();
      started = performance.now();
    }
    index.#names.trim();
    index.#wording.trim();
    return index;
  }

  #insert(entry: Entry): void {
    const { title, aliases, keywords, wording, body } = entry;
    this.#names.add(entry, 'title', title);
    for (const alias of [...aliases, ...withoutBrackets(title)]) this.#names.add(entry, 'alias', alias);
    for (const keyword of keywords) this.#names.add(entry, 'keyword', keyword);
    this.#wording.add([
      { role: 'title', text: title },
      ...aliases.map((text) => ({ role: 'alias' as const, text })),
      ...keywords.map((text) => ({ role: 'keyword' as const, text })),
      ...wording.map((text) => ({ role: 'wording' as const, text })),
    ]);
    const text = body.toLowerCase();
    this.#texts.push(text === body ? body : text);
  }

  /** What one request may cost. */
  steps(): Steps {
    return new Steps(leastSteps + Math.ceil(stepsPerCharacter * this.#names.size));
  }

  /** Ids of the services that match, best first. */
  services(query: string): string[] {
    return this.#search(query).flatMap(({ entry }) => (entry.kind === 'service' ? [entry.id] : []));
  }

  /** The best of all kinds but the hidden ones, with what matched in each title. */
  find(query: string, count: number, hidden: ReadonlySet<Kind> = none): { list: Found[]; total: number } {
    const all = this.#search(query).filter(({ entry }) => !hidden.has(entry.kind));
    return { list: all.slice(0, count).map((hit) => present(hit, query)), total: all.length };
  }

  /** Everything that matches, in a text too, best first. */
  all(query: string, steps?: Steps): Hit[] {
    return this.#search(query, steps, { texts: true });
  }

  /** What is called so, as it is written, read or heard, best first. */
  named(query: string, steps = this.steps()): Hit[] {
    return this.#named(query, steps).hits.sorted();
  }

  #search(query: string, steps = this.steps(), { texts = false } = {}): Hit[] {
    if (normalise(query) === '') return [];
    const { hits, guesses } = this.#named(query, steps);
    if (hits.size < enough) this.#byWording(query, hits, steps);
    if (texts) this.#inTexts(query, hits, steps);
    return (hits.size > 0 ? hits : guesses).sorted();
  }

  #named(query: string, steps: Steps): { hits: BestHits; guesses: BestHits } {
    const hits = new BestHits();
    const guesses = new BestHits();
    this.#strictly(query, steps, (hit) => (hit.way === 'guess' ? guesses : hits).offer(hit));
    const words = [...new Set(query.split(/\s+/).filter(normalise))];
    if (hits.size < enough && words.length > 1) this.#byWords(words, hits, steps);
    if (hits.size < enough && isPronounceable(query)) this.#loosely(normalise(query), hits, steps);
    return { hits, guesses };
  }

  #strictly(written: string, steps: Steps, offer: (hit: Hit) => void): void {
    const query = normalise(written);
    const matcher = new Matcher(this.#names, query, { read: isPronounceable(written), steps });
    matcher.eachMatch((name, match) => {
      const way = this.#wayOf(query, name, match);
      if (way === null) return;
      const score = this.#score(name, match, way !== 'text');
      offer({ entry: name.entry, name, parts: match.parts, way, score });
    });
  }

  /** Every word must be found somewhere in the entry; the weakest decides. */
  #byWords(words: readonly string[], hits: BestHits, steps: Steps): void {
    let all: readonly Hit[] | null = null;
    for (const word of words) {
      const ofWord = new BestHits();
      this.#strictly(word, steps, (hit) => hit.way !== 'guess' && ofWord.offer(hit));
      const before: readonly Hit[] = all ?? ofWord.sorted();
      all = before.flatMap((hit) => {
        const own = ofWord.of(hit.entry);
        return own ? [{ ...hit, score: Math.min(hit.score, own.score) }] : [];
      });
      if (all.length === 0) return;
    }
    for (const hit of all ?? []) hits.offer({ ...hit, score: hit.score - wordsPenalty });
  }

  /** By sound: letters with one slip, or Chinese written with other characters of the same sound. */
  #loosely(query: string, hits: BestHits, steps: Steps): void {
    const isSpelled = [...query].every(isLatin);
    const letters = isSpelled ? query : syllablesOf(query).join('');
    if (!/^[a-z]+$/.test(letters) || letters.length < slipFrom) return;
    // Other characters of the same sound are a slip of their own; a second one would be a guess.
    for (const way of isSpelled ? (['heard', 'letter'] as const) : (['heard'] as const)) {
      findNearly(this.#names, letters, way, steps, (name, match) => {
        const score = this.#score(name, match, true) - slipPenalty[way];
        hits.offer({ entry: name.entry, name, parts: match.parts, way, score });
      });
    }
  }

  #byWording(query: string, hits: BestHits, steps: Steps): void {
    for (const { at, share } of this.#wording.find(query, wordingNeeded, steps)) {
      const entry = this.#entries[at] as Entry;
      const score = share * wordingWorth + entry.popularity / 2 - kindPenalty[entry.kind];
      hits.offer({ entry, name: null, parts: [], way: 'words', score });
    }
  }

  /** As it is written, in what a thing says of itself. */
  #inTexts(query: string, hits: BestHits, steps: Steps): void {
    const wanted = query.trim().toLowerCase();
    if (wanted.length < 2) return;
    for (const [at, text] of this.#texts.entries()) {
      if (!steps.take(1 + Math.floor(text.length / charactersPerStep))) return;
      if (!text.includes(wanted)) continue;
      const entry = this.#entries[at] as Entry;
      const score = textWorth + entry.popularity / 2 - kindPenalty[entry.kind] / 4;
      hits.offer({ entry, name: null, parts: [], way: 'inside', score });
    }
  }

  /** How a query was understood that lies in a name so; null when its few letters say too little. */
  #wayOf(query: string, name: Name, { parts, cost, amidWord }: Match): Way | null {
    const glyphs = parts.flatMap(({ start, end }) => name.glyphs.slice(start, end));
    if (cost === 0 && glyphs.map(({ written }) => written).join('') === query) return 'text';
    const initials = cost >= 1;
    if (initials && amidWord) return query.length < slipFrom ? null : 'guess';
    return initials && parts[0]?.start !== 0 && query.length < innerInitialsFrom ? null : 'pinyin';
  }

  #score({ entry, field, glyphs }: Name, match: Match, spoken: boolean): number {
    const { popularity, kind } = entry;
    const { parts, cost, apart, amidWord } = match;
    const covered = match.covered / glyphs.length;
    const place = parts.length > 1 ? 'inner' : covered === 1 ? 'exact' : parts[0]?.start === 0 ? 'prefix' : 'inner';
    // Initials that happen to lie inside a long name say less than a name written out.
    const initials = Math.min(cost, 6) * costPenalty * (1.4 - covered);
    return (
      worth[field][place] +
      covered * coverageBonus +
      popularity -
      kindPenalty[kind] -
      apart * apartPenalty -
      (spoken ? readPenalty + initials + (amidWord ? amidWordPenalty : 0) : 0)
    );
  }

  /** The memory that it takes, in bytes, as measured. */
  get bytes(): number {
    const texts = this.#texts.reduce((sum, { length }) => sum + 2 * length, 0);
    return texts + this.#entries.length * 500 + this.#names.size * 128 + this.#wording.size * 13;
  }
}

/** The title without what stands in brackets, which nobody types. */
function withoutBrackets(title: string): string[] {
  const plain = title.replace(/（[^）]*）/g, '');
  return plain === title ? [] : [plain];
}
