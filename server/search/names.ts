import type { Entry, Field, Glyph, Name } from './entry.ts';
import { asHeard, readingsOf, syllablesOf } from './reading.ts';
import { charactersOf, isChinese } from './text.ts';

/** Two adjacent characters of names, or the last one of a name. */
export interface Bigram {
  readonly glyphs: readonly Glyph[];
  /** Indexes of its first glyph among the glyphs of all names. */
  places: number[];
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * The names of all entries. A query is looked up in three steps: its first letters select the bigrams that it may begin
 * with, its next letters exclude most of these, and the others give the places to compare.
 */
export class NameTable {
  readonly #glyphs = new Map<string, Glyph>();
  readonly #bigrams = new Map<Glyph, Map<Glyph | undefined, Bigram>>();
  readonly #openings = new Map<string, Bigram[]>();
  readonly #nameAt: Name[] = [];

  add(entry: Entry, field: Field, text: string): void {
    const syllables = syllablesOf(text);
    const words = new Set(Array.from(segmenter.segment(text), ({ index }) => index));
    const characters = charactersOf(text);
    const glyphs = characters.map(({ folded, point }) => this.#glyphOf(folded, syllables[point]));
    const begins = characters.map(({ start }) => words.has(start));
    const name = { entry, field, text, glyphs, begins, from: this.size };
    glyphs.forEach((glyph, at) => {
      this.#bigramOf(glyph, glyphs[at + 1]).places.push(this.#nameAt.push(name) - 1);
    });
  }

  /** Frees the memory that the arrays reserve for growth. */
  trim(): void {
    for (const [opening, bigrams] of this.#openings) this.#openings.set(opening, bigrams.slice());
    for (const bigrams of this.#bigrams.values())
      for (const bigram of bigrams.values()) bigram.places = bigram.places.slice();
    this.#bigrams.clear();
  }

  /** The number of characters of all names. */
  get size(): number {
    return this.#nameAt.length;
  }

  /**
   * The bigrams that a query with this beginning may match; `letters` are its first one or two letters or characters.
   */
  opening(letters: string): readonly Bigram[] {
    return this.#openings.get(letters) ?? [];
  }

  /** The name of the glyph at an index. */
  at(place: number): Name {
    return this.#nameAt[place] as Name;
  }

  #glyphOf(written: string, inContext = ''): Glyph {
    const key = `${written} ${inContext}`;
    const known = this.#glyphs.get(key);
    if (known) return known;
    const all = isChinese(written) ? [inContext, ...readingsOf(written)] : [];
    const readings = [...new Set(all)].filter((reading) => /^[a-z]+$/.test(reading));
    const spelled = readings[0] ?? written;
    const glyph = { written, readings, spelled, heard: asHeard(spelled) };
    this.#glyphs.set(key, glyph);
    return glyph;
  }

  #bigramOf(first: Glyph, second?: Glyph): Bigram {
    const bigrams = this.#bigrams.get(first) ?? new Map<Glyph | undefined, Bigram>();
    this.#bigrams.set(first, bigrams);
    const known = bigrams.get(second);
    if (known) return known;
    const bigram = { glyphs: second ? [first, second] : [first], places: [] };
    bigrams.set(second, bigram);
    for (const opening of openingsOf(first, second)) {
      const others = this.#openings.get(opening);
      if (others) others.push(bigram);
      else this.#openings.set(opening, [bigram]);
    }
    return bigram;
  }
}

const spellingsOf = ({ written, readings }: Glyph) => [written, ...readings];

/** The first one and two letters or characters of what may be typed for a bigram. */
function openingsOf(first: Glyph, second?: Glyph): Set<string> {
  const following = second ? spellingsOf(second).map((option) => option.slice(0, 1)) : [];
  return new Set(
    spellingsOf(first).flatMap((option) => {
      const initial = option.slice(0, 1);
      // The initial of a reading may be typed alone, followed at once by the next character.
      return [initial, option.slice(0, 2), ...following.map((next) => initial + next)];
    }),
  );
}
