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

/**
 * Finds the query in the text as one run of characters, each given as itself, as its reading, or as the
 * reading's initial; the last reading may be cut short. Returns the cheapest way, or null.
 */
export function matchText(text: SearchText, query: string): Match | null {
  const length = query.length;
  // cost[i] and from[i]: the cheapest way to have spent i letters of the query just before this character.
  let cost = new Float64Array(length + 1).fill(Number.POSITIVE_INFINITY);
  let from = new Int32Array(length + 1);
  let best: Match | null = null;
  const offer = (start: number, end: number, price: number) => {
    if (!best || price + start * laterCost < best.cost + best.start * laterCost) best = { start, end, cost: price };
  };
  for (let at = 0; at < text.characters.length; at++) {
    const nextCost = new Float64Array(length + 1).fill(Number.POSITIVE_INFINITY);
    const nextFrom = new Int32Array(length + 1);
    cost[0] = 0;
    from[0] = at;
    const step = (spent: number, price: number, start: number) => {
      if (price >= (nextCost[spent] ?? 0)) return;
      nextCost[spent] = price;
      nextFrom[spent] = start;
      if (spent === length) offer(start, at + 1, price);
    };
    const character = text.characters[at] ?? '';
    const readings = text.readings[at] ?? [];
    for (let spent = 0; spent < length; spent++) {
      const price = cost[spent] ?? Number.POSITIVE_INFINITY;
      if (price === Number.POSITIVE_INFINITY) continue;
      const start = from[spent] ?? at;
      if (query.startsWith(character, spent)) step(spent + character.length, price, start);
      readings.forEach((reading, rank) => {
        const extra = rank === 0 ? 0 : rareReadingCost;
        if (query.startsWith(reading, spent)) step(spent + reading.length, price + extra, start);
        else if (reading.startsWith(query.slice(spent))) step(length, price + extra + cutShortCost, start);
        if (query[spent] === reading[0]) step(spent + 1, price + extra + initialCost, start);
        if (reading[1] === 'h' && query.startsWith(reading.slice(0, 2), spent)) {
          step(spent + 2, price + extra + initialCost, start);
        }
      });
    }
    cost = nextCost;
    from = nextFrom;
  }
  return best;
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
export function matchLoosely(spelling: Spelling, query: string): { start: number; slip: Slip } | null {
  const heardQuery = asHeard(query);
  const heard = spelling.heard.findIndex((tail) => tail.startsWith(heardQuery));
  if (heard >= 0) return { start: heard, slip: 'heard' };
  const start = spelling.written.findIndex((tail) => beginsNearly(tail, query));
  return start >= 0 ? { start, slip: 'letter' } : null;
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
