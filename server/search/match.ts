import type { Glyph, Name, Part } from './entry.ts';
import type { Bigram, NameTable } from './names.ts';
import type { Steps } from './steps.ts';

/** How a query, or the beginning of one, lies in a name. */
export interface Match {
  /** In the query's order. */
  readonly parts: readonly Part[];
  /** How many of the name's characters they are. */
  readonly covered: number;
  /** 0 when everything was written out; grows with initials and with a last syllable cut short. */
  readonly cost: number;
  /** 0 for one run of characters; grows with each break in it, and more with another order. */
  readonly apart: number;
  /** It begins in the middle of a word: 体参观 of 团体参观. */
  readonly amidWord: boolean;
  /** All of this together: the less, the better. */
  readonly price: number;
}

/** How many letters of the query are taken, and at what cost. */
interface Taken {
  readonly letters: number;
  readonly cost: number;
}

/** A part that has been found, and what it and those before it took. */
interface Run extends Part, Taken {}

const none: readonly never[] = [];

const initialCost = 1;
const rareReadingCost = 0.4;
const cutShortCost = 0.3;
const breakCost = 1;
const turnCost = 1;
const amidWordCost = 4;
const maxParts = 3;
/** A single character says too little to be looked for by itself. */
const shortestPart = 2;

/**
 * Finds a query in names: each character given as itself, as its reading, or as the reading's initial; the last
 * reading may be cut short. What is asked for is one run of characters, or a few in any order that each begin with a
 * word and end with one, as the words of 校园卡补办 lie in 校园卡挂失补办.
 */
export class Matcher {
  readonly #names: NameTable;
  readonly #query: string;
  readonly #read: boolean;
  readonly #steps: Steps;

  /** The query is normalised; `read`: its letters are also pinyin. */
  constructor(names: NameTable, query: string, { read, steps }: { read: boolean; steps: Steps }) {
    this.#names = names;
    this.#query = query;
    this.#read = read;
    this.#steps = steps;
  }

  /** Offers the names in which the query lies, each with the cheapest way in which it does. */
  eachMatch(offer: (name: Name, match: Match) => void): void {
    let best: Match | null = null;
    const places = this.#places();
    for (const [index, place] of places.entries()) {
      if (!this.#steps.take()) return;
      const name = this.#names.at(place);
      best = this.#matchFrom(name, place - name.from, none, best);
      const isLast = (places[index + 1] ?? Number.POSITIVE_INFINITY) >= name.from + name.glyphs.length;
      if (best && isLast) offer(name, best);
      if (isLast) best = null;
    }
  }

  /** Where the query may begin, in the order of the names. */
  #places(): Uint32Array {
    const bigrams: Bigram[] = [];
    for (const bigram of this.#names.opening(this.#query.slice(0, 2))) {
      if (!this.#steps.take()) break;
      if (this.#mayBegin(bigram.glyphs)) bigrams.push(bigram);
    }
    return Uint32Array.from(bigrams.flatMap(({ places }) => places)).sort();
  }

  /** Whether the query may begin with a bigram, as all of it or going on behind it. */
  #mayBegin(glyphs: readonly Glyph[]): boolean {
    let ways: readonly Taken[] = [{ letters: 0, cost: 0 }];
    for (const glyph of glyphs) {
      ways = this.#over(glyph, ways);
      if (ways.some(({ letters }) => letters === this.#query.length)) return true;
    }
    return glyphs.length > 1 && ways.length > 0;
  }

  /** The cheapest way that takes a run from here, and words elsewhere in the name for what it leaves of the query. */
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

  /** The runs of characters from a place that take what the parts found leave of the query, or whole words of it. */
  #runs(name: Name, start: number, found: readonly Run[]): readonly Run[] {
    const runs: Run[] = [];
    let ways: readonly Taken[] = [{ letters: found.at(-1)?.letters ?? 0, cost: 0 }];
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

  /** The ways in which ways go on over a character, the cheapest for each count of letters. */
  #over({ written, readings }: Glyph, ways: readonly Taken[]): readonly Taken[] {
    const query = this.#query;
    const over: Taken[] = [];
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

/** Whether a part begins with a word and ends with one; what follows a part is a word's beginning or the name's end. */
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

/** A match of one run of characters that are written out. */
export function plainMatch(part: Part): Match {
  return { parts: [part], covered: part.end - part.start, cost: 0, apart: 0, amidWord: false, price: 0 };
}

function take(taken: Taken[], letters: number, cost: number): void {
  const known = taken.findIndex((way) => way.letters === letters);
  if (known < 0) taken.push({ letters, cost });
  else if (cost < (taken[known]?.cost ?? 0)) taken[known] = { letters, cost };
}

/** Of two that cost the same, the one that begins earlier. */
function isCheaper(match: Match, other: Match): boolean {
  return match.price < other.price || (match.price === other.price && startOf(match) < startOf(other));
}

const startOf = ({ parts: [first] }: Match) => first?.start ?? 0;
export const overlap = (one: Part, other: Part) => one.start < other.end && other.start < one.end;
