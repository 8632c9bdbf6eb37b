import type { SearchText } from './text.ts';

/** How a query lies in a text: characters from `start` up to `end`. */
export interface Match {
  readonly start: number;
  readonly end: number;
  /** 0 when everything was written out; grows with initials and with a last syllable cut short. */
  readonly cost: number;
}

const initialCost = 1;
const rareReadingCost = 0.4;
const cutShortCost = 0.3;
/** Later places cost a trifle, so that of two equal ways the first is taken. */
const laterCost = 0.001;

/** A query made ready for many texts: its tails, and room to count in. */
export class Pattern {
  readonly query: string;
  readonly length: number;
  readonly #tails: readonly string[];
  // cost[i] and from[i]: the cheapest way to have spent i letters just before the character at hand.
  #cost: Float64Array;
  #from: Int32Array;
  #nextCost: Float64Array;
  #nextFrom: Int32Array;
  #best: Match | null = null;

  constructor(query: string) {
    this.query = query;
    this.length = query.length;
    this.#tails = Array.from(query, (_, at) => query.slice(at));
    this.#cost = new Float64Array(this.length + 1);
    this.#from = new Int32Array(this.length + 1);
    this.#nextCost = new Float64Array(this.length + 1);
    this.#nextFrom = new Int32Array(this.length + 1);
  }

  /**
   * Finds the query in the text as one run of characters, each given as itself, as its reading, or as the
   * reading's initial; the last reading may be cut short. Returns the cheapest way, or null.
   */
  match(text: SearchText): Match | null {
    const { query, length } = this;
    this.#best = null;
    this.#cost.fill(Number.POSITIVE_INFINITY);
    // So many letters may be spent before the character at hand; beyond them nothing is to be looked at.
    let reach = 0;
    for (let at = 0; at < text.characters.length; at++) {
      this.#nextCost.fill(Number.POSITIVE_INFINITY);
      this.#cost[0] = 0;
      this.#from[0] = at;
      const character = text.characters[at] ?? '';
      const readings = text.readings[at] ?? [];
      let nextReach = 0;
      for (let spent = 0; spent <= reach && spent < length; spent++) {
        const price = this.#cost[spent] ?? Number.POSITIVE_INFINITY;
        if (price === Number.POSITIVE_INFINITY) continue;
        const start = this.#from[spent] ?? at;
        if (query.startsWith(character, spent)) {
          nextReach = this.#step(spent + character.length, price, start, at, nextReach);
        }
        for (let rank = 0; rank < readings.length; rank++) {
          const reading = readings[rank] ?? '';
          if (query[spent] !== reading[0]) continue;
          const extra = price + (rank === 0 ? 0 : rareReadingCost);
          if (query.startsWith(reading, spent)) {
            nextReach = this.#step(spent + reading.length, extra, start, at, nextReach);
          } else if (reading.startsWith(this.#tails[spent] ?? '')) {
            nextReach = this.#step(length, extra + cutShortCost, start, at, nextReach);
          }
          nextReach = this.#step(spent + 1, extra + initialCost, start, at, nextReach);
          if (reading[1] === 'h' && query[spent + 1] === 'h') {
            nextReach = this.#step(spent + 2, extra + initialCost, start, at, nextReach);
          }
        }
      }
      reach = nextReach;
      [this.#cost, this.#nextCost] = [this.#nextCost, this.#cost];
      [this.#from, this.#nextFrom] = [this.#nextFrom, this.#from];
    }
    return this.#best;
  }

  #step(spent: number, price: number, start: number, at: number, reach: number): number {
    if (price >= (this.#nextCost[spent] ?? 0)) return reach;
    this.#nextCost[spent] = price;
    this.#nextFrom[spent] = start;
    if (spent === this.length) {
      const best = this.#best;
      if (!best || price + start * laterCost < best.cost + best.start * laterCost) {
        this.#best = { start, end: at + 1, cost: price };
      }
    }
    return Math.max(reach, spent);
  }
}

/** Letters as people confuse them: zh and z, ing and in, l and n count as one. */
export function asHeard(letters: string): string {
  return letters
    .replace(/([zcs])h/g, '$1')
    .replace(/ng/g, 'n')
    .replaceAll('l', 'n');
}

export interface Spelling {
  /** The text's syllables run together, from each character on. */
  readonly written: readonly string[];
  readonly heard: readonly string[];
}

/** The text spelled out by its usual readings, from each of its characters to its end. */
export function spellOut(text: SearchText): Spelling {
  const syllables = text.characters.map((character, at) => text.readings[at]?.[0] ?? character);
  const tails = (parts: readonly string[]) => parts.map((_, at) => parts.slice(at).join(''));
  return { written: tails(syllables), heard: tails(syllables.map(asHeard)) };
}

export type Slip = 'heard' | 'letter';

/** Where the query begins in a spelling, allowing confused sounds or one wrong, missing, extra or swapped letter. */
export function matchLoosely(
  { written, heard }: Spelling,
  query: string,
  heardQuery = asHeard(query),
): { start: number; slip: Slip } | null {
  for (let start = 0; start < heard.length; start++) {
    if (heard[start]?.startsWith(heardQuery)) return { start, slip: 'heard' };
  }
  const first = query.charCodeAt(0);
  for (let start = 0; start < written.length; start++) {
    const tail = written[start] ?? '';
    if (tail.charCodeAt(0) === first && beginsNearly(tail, query)) return { start, slip: 'letter' };
  }
  return null;
}

/** True when the text begins with the query but for one letter. */
export function beginsNearly(text: string, query: string): boolean {
  let at = 0;
  while (at < query.length && text[at] === query[at]) at++;
  if (at === query.length) return true;
  // A first letter is seldom wrong, and allowing it would let everything match.
  if (at === 0) return false;
  const restQuery = query.slice(at + 1);
  const substituted = text.startsWith(restQuery, at + 1);
  const extra = text.startsWith(restQuery, at);
  const missing = text.startsWith(query.slice(at), at + 1);
  const swapped =
    query[at] === text[at + 1] && query[at + 1] === text[at] && text.startsWith(query.slice(at + 2), at + 2);
  return (substituted && at < text.length) || extra || missing || swapped;
}
