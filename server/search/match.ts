import type { Glyph, Name, Part } from './entry.ts';
import type { Bigram, NameTable } from './names.ts';
import type { Steps } from './steps.ts';

/** How a query, or its beginning, matches a name. */
export interface Match {
  /** In the query's order. */
  readonly parts: readonly Part[];
  /** How many of the name's characters matched. */
  readonly covered: number;
  /** 0 when everything was written out; grows with initials and with a last syllable that is incomplete. */
  readonly cost: number;
  /** 0 for adjacent characters; grows with each gap, and more when the order differs. */
  readonly apart: number;
  /** The match begins in the middle of a word: 体参观 of 团体参观. */
  readonly amidWord: boolean;
  /** The sum of all penalties: lower is better. */
  readonly price: number;
}

/** How many letters of the query are consumed, and at what cost. */
interface ConsumedLetters {
  readonly letters: number;
  readonly cost: number;
}

/** A matched part, with the letters that it and the parts before it consumed. */
interface Run extends Part, ConsumedLetters {}

const noMatches: readonly never[] = [];

const initialCost = 1;
const rareReadingCost = 0.4;
const cutShortCost = 0.3;
const breakCost = 1;
const turnCost = 1;
const amidWordCost = 4;
const maxParts = 3;
/** A single character is not specific enough to be a part. */
const shortestPart = 2;

/**
 * Finds a query in names. Each character may be given as itself, as its reading, or as the reading's initial; the last
 * reading may be incomplete. A match is adjacent characters, or a few parts in any order that begin and end with whole
 * words, as the parts of 校园卡补办 in 校园卡挂失补办.
 */
export class Matcher {
  readonly #names: NameTable;
  readonly #query: string;
  readonly #read: boolean;
  readonly #steps: Steps;

  /** The query is normalised; `read` says that its letters may be pinyin. */
  constructor(names: NameTable, query: string, { read, steps }: { read: boolean; steps: Steps }) {
    this.#names = names;
    this.#query = query;
    this.#read = read;
    this.#steps = steps;
  }

  /** Calls `offer` for each name that the query matches, with its cheapest match. */
  eachMatch(offer: (name: Name, match: Match) => void): void {
    let best: Match | null = null;
    const places = this.#places();
    for (const [index, place] of places.entries()) {
      if (!this.#steps.take()) return;
      const name = this.#names.at(place);
      best = this.#matchFrom(name, place - name.from, noMatches, best);
      const isLast = (places[index + 1] ?? Number.POSITIVE_INFINITY) >= name.from + name.glyphs.length;
      if (best && isLast) offer(name, best);
      if (isLast) best = null;
    }
  }

  /** Places where the query may begin, in the order of the names. */
  #places(): Uint32Array {
    const bigrams: Bigram[] = [];
    for (const bigram of this.#names.opening(this.#query.slice(0, 2))) {
      if (!this.#steps.take()) break;
      if (this.#mayBegin(bigram.glyphs)) bigrams.push(bigram);
    }
    return Uint32Array.from(bigrams.flatMap(({ places }) => places)).sort();
  }

  /** Whether the query may begin with a bigram: it ends within it, or may continue after it. */
  #mayBegin(glyphs: readonly Glyph[]): boolean {
    let ways: readonly ConsumedLetters[] = [{ letters: 0, cost: 0 }];
    for (const glyph of glyphs) {
      ways = this.#over(glyph, ways);
      if (ways.some(({ letters }) => letters === this.#query.length)) return true;
    }
    return glyphs.length > 1 && ways.length > 0;
  }

  /** The cheapest match with a run from here, and words elsewhere in the name for the rest of the query. */
  #matchFrom(name: Name, start: number, found: readonly Run[], known: Match | null): Match | null {
    let best = known;
    for (const run of this.#runs(name, start, found)) {
      const runs = [...found, run];
      const match = matchOf(name, runs);
      if (best && !isCheaper(match, best)) continue;
      if (run.letters === this.#query.length) best = match;
      else if (runs.length < maxParts) {
        for (let next = 0; next < name.glyphs.length; next++) {
          if (name.begins[next]) best = this.#matchFrom(name, next, runs, best);
        }
      }
    }
    return best;
  }

  /** Runs of characters from a place that match the rest of the query, or whole words of it. */
  #runs(name: Name, start: number, found: readonly Run[]): readonly Run[] {
    const runs: Run[] = [];
    let ways: readonly ConsumedLetters[] = [{ letters: found.at(-1)?.letters ?? 0, cost: 0 }];
    for (let end = start + 1; end <= name.glyphs.length; end++) {
      ways = this.#over(name.glyphs[end - 1] as Glyph, ways);
      if (ways.length === 0 || !this.#steps.take(ways.length)) break;
      for (const { letters, cost } of ways) {
        const isWhole = found.length === 0 && letters === this.#query.length;
        if (!isWhole && !areWords(name, start, end)) continue;
        const run = { start, end, letters, cost };
        if (!found.some((other) => overlap(run, other))) runs.push(run);
      }
    }
    return runs;
  }

  /** Extends each way over a character; of the ways with the same number of letters only the cheapest is kept. */
  #over({ written, readings }: Glyph, ways: readonly ConsumedLetters[]): readonly ConsumedLetters[] {
    const query = this.#query;
    const over: ConsumedLetters[] = [];
    for (const { letters, cost } of ways) {
      if (query.startsWith(written, letters)) take(over, letters + written.length, cost);
      if (!this.#read) continue;
      for (let rank = 0; rank < readings.length; rank++) {
        const reading = readings[rank] ?? '';
        if (query[letters] !== reading[0]) continue;
        const read = cost + (rank === 0 ? 0 : rareReadingCost);
        if (query.startsWith(reading, letters)) take(over, letters + reading.length, read);
        else if (reading.startsWith(query.slice(letters))) take(over, query.length, read + cutShortCost);
        take(over, letters + 1, read + initialCost);
        if (reading[1] === 'h' && query[letters + 1] === 'h') take(over, letters + 2, read + initialCost);
      }
    }
    return over;
  }
}

/** Whether a part begins and ends with whole words: after it another word begins, or the name ends. */
function areWords({ begins }: Name, start: number, end: number): boolean {
  return end - start >= shortestPart && begins[start] === true && begins[end] !== false;
}

function matchOf({ begins }: Name, parts: readonly Run[]): Match {
  let [cost, apart, covered] = [0, 0, 0];
  let before: Run | undefined;
  for (const part of parts) {
    cost += part.cost;
    covered += part.end - part.start;
    if (before) apart += breakCost + (part.start < before.end ? turnCost : 0);
    before = part;
  }
  const amidWord = !begins[parts[0]?.start ?? 0];
  return { parts, covered, cost, apart, amidWord, price: cost + apart + (amidWord ? amidWordCost : 0) };
}

/** A match of adjacent characters that are written out. */
export function plainMatch(part: Part): Match {
  return { parts: [part], covered: part.end - part.start, cost: 0, apart: 0, amidWord: false, price: 0 };
}

function take(taken: ConsumedLetters[], letters: number, cost: number): void {
  const known = taken.findIndex((way) => way.letters === letters);
  if (known < 0) taken.push({ letters, cost });
  else if (cost < (taken[known]?.cost ?? 0)) taken[known] = { letters, cost };
}

/** Compares prices; of equal ones the earlier match is cheaper. */
function isCheaper(match: Match, other: Match): boolean {
  return match.price < other.price || (match.price === other.price && matchStart(match) < matchStart(other));
}

const matchStart = ({ parts: [first] }: Match) => first?.start ?? 0;
export const overlap = (one: Part, other: Part) => one.start < other.end && other.start < one.end;
