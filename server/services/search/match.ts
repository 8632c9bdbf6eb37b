import { masksOf, type SearchText } from './text.ts';

/** Characters of a text, half-open. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** How a query lies in a text. */
export interface Match {
  /** In the query's order. */
  readonly parts: readonly Part[];
  /** 0 when everything was written out; grows with initials and with a last syllable cut short. */
  readonly cost: number;
  /** 0 for one run of characters; grows with each break in it, and more with another order. */
  readonly apart: number;
  /** It begins in the middle of a word: 体参观 of 团体参观. */
  readonly amidWord: boolean;
}

/** A part that has been found, and how many letters of the query it and those before it took. */
interface Run extends Part {
  readonly spent: number;
  readonly cost: number;
}

type Spent = Pick<Run, 'spent' | 'cost'>;

const initialCost = 1;
const rareReadingCost = 0.4;
const cutShortCost = 0.3;
/** Later places cost a trifle, so that of two equal ways the first is taken. */
const laterCost = 0.001;
const breakCost = 1;
const turnCost = 1;
const amidWordCost = 4;
const mostParts = 3;
/** A single character says too little to be looked for by itself. */
const shortestPart = 2;

/** A query made ready for many texts. */
export class Pattern {
  readonly #query: string;
  readonly #tails: readonly string[];
  readonly #read: boolean;

  /** Its letters are also read as pinyin, unless they stand for themselves alone. */
  constructor(query: string, { read = true } = {}) {
    this.#query = query;
    this.#tails = Array.from({ length: query.length }, (_, at) => query.slice(at));
    this.#read = read;
  }

  /**
   * Finds the query in the text: each character given as itself, as its reading, or as the reading's initial; the
   * last reading may be cut short. What is asked for is one run of characters, or a few in any order that each begin
   * with a word and end with one, as the words of 校园卡补办 lie in 校园卡挂失补办 (READING 4). Returns the cheapest
   * way, or null.
   */
  match(text: SearchText): Match | null {
    let best: Match | null = null;
    for (const runs of this.#ways(text, [])) {
      const match = matchOf(text, runs);
      if (!best || priceOf(match) < priceOf(best)) best = match;
    }
    return best;
  }

  /** All ways in which the query goes on from the parts found, each in the query's order. */
  *#ways(text: SearchText, found: readonly Run[]): Generator<readonly Run[]> {
    const spent = found.at(-1)?.spent ?? 0;
    for (let start = 0; start < text.characters.length; start++) {
      if (found.length > 0 && !text.begins[start]) continue;
      for (const run of this.#runs(text, start, spent)) {
        const ofWords = isOfWords(text, run);
        if (found.length > 0 && (!ofWords || found.some((other) => overlap(run, other)))) continue;
        if (run.spent === this.#query.length) yield [...found, run];
        else if (ofWords && found.length + 1 < mostParts) yield* this.#ways(text, [...found, run]);
      }
    }
  }

  /** All runs of characters from a place that take letters of the query from a place. */
  #runs(text: SearchText, start: number, spent: number): Run[] {
    const runs: Run[] = [];
    let ways = this.#over(text, start, { spent, cost: 0 }, []);
    for (let end = start + 1; ways.length > 0; end++) {
      for (const way of ways) runs.push({ start, end, ...way });
      const next: Spent[] = [];
      if (end < text.characters.length) for (const way of ways) this.#over(text, end, way, next);
      ways = next;
    }
    return runs;
  }

  /** Adds the ways in which one goes on over a character, the cheapest for each count of letters. */
  #over(text: SearchText, at: number, { spent, cost }: Spent, next: Spent[]): Spent[] {
    const query = this.#query;
    const character = text.characters[at] ?? '';
    const readings = this.#read ? (text.readings[at] ?? []) : [];
    if (query.startsWith(character, spent)) take(next, spent + character.length, cost);
    for (let rank = 0; rank < readings.length; rank++) {
      const reading = readings[rank] ?? '';
      if (query[spent] !== reading[0]) continue;
      const extra = cost + (rank === 0 ? 0 : rareReadingCost);
      if (query.startsWith(reading, spent)) take(next, spent + reading.length, extra);
      else if (reading.startsWith(this.#tails[spent] ?? '')) take(next, query.length, extra + cutShortCost);
      take(next, spent + 1, extra + initialCost);
      if (reading[1] === 'h' && query[spent + 1] === 'h') take(next, spent + 2, extra + initialCost);
    }
    return next;
  }
}

function take(ways: Spent[], spent: number, cost: number): void {
  const known = ways.findIndex((way) => way.spent === spent);
  if (known < 0) ways.push({ spent, cost });
  else if (cost < (ways[known]?.cost ?? 0)) ways[known] = { spent, cost };
}

function matchOf(text: SearchText, parts: readonly Run[]): Match {
  let cost = 0;
  let apart = 0;
  let before: Run | undefined;
  for (const part of parts) {
    cost += part.cost;
    if (before) apart += breakCost + (part.start < before.end ? turnCost : 0);
    before = part;
  }
  return { parts, cost, apart, amidWord: !text.begins[parts[0]?.start ?? 0] };
}

function priceOf({ parts, cost, apart, amidWord }: Match): number {
  return cost + apart + (amidWord ? amidWordCost : 0) + (parts[0]?.start ?? 0) * laterCost;
}

const overlap = (one: Part, other: Part) => one.start < other.end && other.start < one.end;

/** Whether a part begins with a word and ends with one; what follows a part is a word's beginning or the text's end. */
function isOfWords(text: SearchText, { start, end }: Part): boolean {
  return end - start >= shortestPart && text.begins[start] === true && text.begins[end] !== false;
}

/** Letters as people confuse them: zh and z, ing and in, l and n count as one. */
function asHeard(letters: string): string {
  return letters
    .replace(/([zcs])h/g, '$1')
    .replace(/ng/g, 'n')
    .replaceAll('l', 'n');
}

export interface Spelling {
  /** The text's syllables run together, from each character on. */
  readonly written: readonly string[];
  readonly heard: readonly string[];
  /** Which letters occur in each. */
  readonly writtenMask: number;
  readonly heardMask: number;
}

/** A query of letters that is sought with a slip, made ready for many spellings. */
export interface LooseQuery {
  readonly written: string;
  readonly heard: string;
  readonly writtenMask: number;
  readonly heardMask: number;
}

export function looseQuery(letters: string): LooseQuery {
  const heard = asHeard(letters);
  return { written: letters, heard, writtenMask: letterMaskOf(letters), heardMask: letterMaskOf(heard) };
}

/** The text spelled out by its usual readings, from each of its characters to its end. */
export function spellOut(text: SearchText): Spelling {
  const syllables = text.characters.map((character, at) => text.readings[at]?.[0] ?? character);
  const tails = (parts: readonly string[]) => parts.map((_, at) => parts.slice(at).join(''));
  const written = tails(syllables);
  const heard = tails(syllables.map(asHeard));
  return { written, heard, writtenMask: letterMaskOf(written[0]), heardMask: letterMaskOf(heard[0]) };
}

const letterMaskOf = (letters = '') => masksOf(letters).letterMask;

export type Slip = 'heard' | 'letter';

/** Where the query begins in a spelling, allowing confused sounds or one wrong, missing, extra or swapped letter. */
export function matchLoosely(spelling: Spelling, query: LooseQuery): { start: number; slip: Slip } | null {
  if ((query.heardMask & ~spelling.heardMask) === 0) {
    const start = spelling.heard.findIndex((tail) => tail.startsWith(query.heard));
    if (start >= 0) return { start, slip: 'heard' };
  }
  // One letter that does not occur may be the slip; a second one is too many.
  const lacking = query.writtenMask & ~spelling.writtenMask;
  if ((lacking & (lacking - 1)) !== 0) return null;
  const first = query.written.charCodeAt(0);
  const start = spelling.written.findIndex((tail) => tail.charCodeAt(0) === first && beginsNearly(tail, query.written));
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
