import type { Found } from '@yimen/contract/search';

export type Kind = Found['kind'];

/** A thing that can be found. */
export interface Entry {
  readonly kind: Kind;
  readonly id: string;
  readonly title: string;
  readonly aliases: readonly string[];
  readonly keywords: readonly string[];
  /** Running text whose wording may answer a question: a summary, questions people ask. */
  readonly wording: readonly string[];
  /** The whole text, in which a query is sought as it is written. */
  readonly body: string;
  readonly note: string;
  readonly icon: string;
  readonly path: string;
  /** 0 to 12: how much it is used. */
  readonly popularity: number;
}

export type Field = 'title' | 'alias' | 'keyword';

/** What an entry is called. */
export interface Name {
  readonly entry: Entry;
  readonly field: Field;
  readonly text: string;
  readonly glyphs: readonly Glyph[];
  /** Whether a word begins with each of them. */
  readonly begins: readonly boolean[];
  /** How many glyphs all names before it have. */
  readonly from: number;
}

/** A character with how it is read. */
export interface Glyph {
  readonly written: string;
  /** The reading in its context first, then the others; empty for what is not Chinese. */
  readonly readings: readonly string[];
  /** Its usual reading, or itself where it has none; and how that sounds. */
  readonly spelled: string;
  readonly heard: string;
}

/** Characters of a name, half-open. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** As it sounds, or with one letter that is wrong, missing, too many or swapped with the next. */
export type Slip = 'heard' | 'letter';

/** How a query was understood; `guess`: as initials that begin in the middle of a word. */
export type Way = 'text' | 'pinyin' | 'guess' | Slip | 'words' | 'inside';

/** An entry that a query finds, and how. */
export interface Hit {
  readonly entry: Entry;
  readonly score: number;
  readonly way: Way;
  /** The name that matched; null when the query was found in running text. */
  readonly name: Name | null;
  /** Characters of the name that matched, in the query's order. */
  readonly parts: readonly Part[];
}
