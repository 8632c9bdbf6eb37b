import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Found } from '@yimen/contract/search';
import { BestHits, byScore } from './best-hits.ts';
import type { Entry, Field, Hit, IsShown, Kind, MatchWay, Name, Slip } from './entry.ts';
import { meaningOf, simplified, spelledOut } from './lexicon.ts';
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
  own: 10,
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
/** Score of a match in a running text: lower than any match of a name. */
const textWorth = 12;
/** An entry that shares less of a question's wording than this does not answer it. */
const wordingNeeded = 0.32;
/** Where a query has concepts, an entry that shares less than this of what the best one shares does not answer it. */
const meaningNeeded = 0.4;
/** With fewer letters neither a typing error nor a guess is allowed. */
const slipFrom = 4;
/** Initials inside a name are searched only from this many letters on. */
const innerInitialsFrom = 3;
/** Inexact search runs when the exact one finds fewer than this. */
const enough = 3;
/** Searching this many characters of a text counts as a step. */
const charactersPerStep = 512;
/** Steps of a request, and more for more names: a single letter matches a share of them all. */
const leastSteps = 10_000;
const stepsPerCharacter = 0.6;
/** How long building an index may run before it yields to other work, in ms. */
const sliceMs = 5;

/** Most of the person's own among suggestions, in which services come first. */
const mostOwn = 3;

interface SearchScope {
  /** Whether texts are searched too. */
  readonly texts?: boolean;
  readonly isShown?: IsShown | undefined;
}

/** What can be searched. */
export type Searchable = Pick<SearchIndex, 'steps' | 'find' | 'all' | 'named'>;

/** Everything that can be searched in one institution, in memory. */
export class SearchIndex implements Searchable {
  readonly #entries: readonly Entry[];
  readonly #names = new NameTable();
  readonly #wording = new WordingIndex();
  /** The running text of each entry, in lower case. */
  readonly #texts: string[] = [];

  private constructor(entries: readonly Entry[]) {
    this.#entries = entries;
  }

  /** Builds an index in short slices, so that other requests do not wait for it. */
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

  /** The limit of work for one request. */
  steps(): Steps {
    return new Steps(leastSteps + Math.ceil(stepsPerCharacter * this.#names.size));
  }

  /** Ids of the services that match, best first. */
  services(query: string): string[] {
    return this.#search(query).flatMap(({ entry }) => (entry.kind === 'service' ? [entry.id] : []));
  }

  /** The best of those that are shown, with what matched in each title. */
  find(query: string, count: number, isShown?: IsShown): { list: Found[]; total: number } {
    return shownOf(this.#search(query, this.steps(), { isShown }), query, count);
  }

  /** Everything shown that matches, in a text too, best first. */
  all(query: string, steps?: Steps, isShown?: IsShown): Hit[] {
    return this.#search(query, steps, { texts: true, isShown });
  }

  /** Entries that match by a name: as written, by reading, or by sound; best first. */
  named(query: string, steps = this.steps()): Hit[] {
    return this.#named(query, steps).hits.sorted();
  }

  /**
   * The same together with other indexes, whose entries are found where they match as written, by reading or in their
   * text.
   */
  joined(...others: readonly SearchIndex[]): Searchable {
    const search = (query: string, steps: Steps, scope: SearchScope) => {
      const more = others.flatMap((other) => other.#search(query, steps, scope));
      return [...this.#search(query, steps, scope), ...more.filter(({ way }) => certainWays.has(way))].sort(byScore);
    };
    return {
      steps: () => this.steps(),
      named: (query, steps) => this.named(query, steps),
      find: (query, count, isShown) => shownOf(search(query, this.steps(), { isShown }), query, count),
      all: (query, steps = this.steps(), isShown) => search(query, steps, { texts: true, isShown }),
    };
  }

  #search(query: string, steps = this.steps(), { texts = false, isShown }: SearchScope = {}): Hit[] {
    if (normalise(query) === '') return [];
    const plain = simplified(query);
    const { hits, guesses } = this.#named(query, steps, isShown);
    if (plain !== query) for (const hit of this.#named(plain, steps, isShown).hits.sorted()) hits.offer(hit);
    if (hits.size < enough) this.#byWording(plain, hits, steps);
    if (texts) for (const text of new Set([query, plain])) this.#inTexts(text, hits, steps);
    if (hits.size === 0) for (const hit of guesses.sorted()) hits.offer(hit);
    this.#byMeaning(plain, hits, steps);
    const spelled = hits.size === 0 && isPronounceable(query) && spelledOut(query);
    return spelled ? this.#search(spelled, steps, { texts, isShown }) : hits.sorted();
  }

  #named(query: string, steps: Steps, isShown?: IsShown): { hits: BestHits; guesses: BestHits } {
    const hits = new BestHits(isShown);
    const guesses = new BestHits(isShown);
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

  /** Every word must match somewhere in the entry; the weakest match sets the score. */
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

  /** By sound: letters with one typing error, or Chinese written with other characters of the same sound. */
  #loosely(query: string, hits: BestHits, steps: Steps): void {
    const isSpelled = [...query].every(isLatin);
    const letters = isSpelled ? query : syllablesOf(query).join('');
    if (!/^[a-z]+$/.test(letters) || letters.length < slipFrom) return;
    // Other characters of the same sound count as one error; a second error would match too much.
    for (const way of isSpelled ? (['heard', 'letter'] as const) : (['heard'] as const)) {
      findNearly(this.#names, letters, way, steps, (name, match) => {
        const score = this.#score(name, match, true) - slipPenalty[way];
        hits.offer({ entry: name.entry, name, parts: match.parts, way, score });
      });
    }
  }

  #byWording(query: string, hits: BestHits, steps: Steps): void {
    this.#offerWording(this.#wording.find(query, wordingNeeded, steps), hits);
  }

  /** By the standard words for what a query says in English or in everyday words. */
  #byMeaning(query: string, hits: BestHits, steps: Steps): void {
    const { concepts, rest } = meaningOf(query);
    if (concepts.length === 0) return;
    const found = this.#wording.find(rest, wordingNeeded, steps, concepts);
    const most = found.reduce((most, { share }) => Math.max(most, share), 0);
    this.#offerWording(
      found.filter(({ share }) => share >= most * meaningNeeded),
      hits,
    );
  }

  #offerWording(found: readonly { at: number; share: number }[], hits: BestHits): void {
    for (const { at, share } of found) {
      const entry = this.#entries[at] as Entry;
      const score = share * wordingWorth + entry.popularity / 2 - kindPenalty[entry.kind];
      hits.offer({ entry, name: null, parts: [], way: 'words', score });
    }
  }

  /** Exact matches in entries' running texts. */
  #inTexts(query: string, hits: BestHits, steps: Steps): void {
    const term = query.trim().toLowerCase();
    if (term.length < 2) return;
    for (const [at, text] of this.#texts.entries()) {
      if (!steps.take(1 + Math.floor(text.length / charactersPerStep))) return;
      if (!text.includes(term)) continue;
      const entry = this.#entries[at] as Entry;
      const score = textWorth + entry.popularity / 2 - kindPenalty[entry.kind] / 4;
      hits.offer({ entry, name: null, parts: [], way: 'inside', score });
    }
  }

  /** How a query was understood that matches a name this way; null when its few letters are not specific enough. */
  #wayOf(query: string, name: Name, { parts, cost, amidWord }: Match): MatchWay | null {
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
    // Initials that match inside a long name are weaker evidence than a name written out.
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

  /** Memory of the index, in bytes, by measured averages. */
  get bytes(): number {
    const texts = this.#texts.reduce((sum, { length }) => sum + 2 * length, 0);
    return texts + this.#entries.length * 500 + this.#names.size * 128 + this.#wording.size * 13;
  }
}

const certainWays: ReadonlySet<MatchWay> = new Set<MatchWay>(['text', 'pinyin', 'inside']);

function shownOf(hits: readonly Hit[], query: string, count: number): { list: Found[]; total: number } {
  let own = 0;
  const list = hits.filter(({ entry }) => entry.kind !== 'own' || own++ < mostOwn);
  return { list: list.slice(0, count).map((hit) => present(hit, query)), total: hits.length };
}

/** The title without the text in brackets, which nobody types; empty without brackets. */
function withoutBrackets(title: string): string[] {
  const plain = title.replace(/（[^）]*）/g, '');
  return plain === title ? [] : [plain];
}
