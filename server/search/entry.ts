import type { Found } from '@yimen/contract/search';

export type Kind = Found['kind'];

/** Something that can be found. */
export interface Entry {
  readonly kind: Kind;
  readonly id: string;
  readonly title: string;
  readonly aliases: readonly string[];
  readonly keywords: readonly string[];
  /** Running texts whose wording may answer a question: a summary, frequent questions. */
  readonly wording: readonly string[];
  /** The whole text, which is searched for exact matches. */
  readonly body: string;
  readonly note: string;
  readonly icon: string;
  readonly path: string;
  /** How much it is used, 0 to 12. */
  readonly popularity: number;
}

/** Whether an entry is for the visitor. */
export type IsShown = (entry: Pick<Entry, 'kind' | 'id'>) => boolean;

export type Field = 'title' | 'alias' | 'keyword';

/** A title, alias or keyword of an entry. */
export interface Name {
  readonly entry: Entry;
  readonly field: Field;
  readonly text: string;
  readonly glyphs: readonly Glyph[];
  /** Whether a word begins with each of them. */
  readonly begins: readonly boolean[];
  /** How many glyphs all earlier names have. */
  readonly from: number;
}

/** A character with its readings. */
export interface Glyph {
  readonly written: string;
  /** The reading in its context first, then the others; empty when it is not Chinese. */
  readonly readings: readonly string[];
  /** Its first reading, or the character itself without one; `heard` is the same by sound. */
  readonly spelled: string;
  readonly heard: string;
}

/** A range of characters of a name, half-open. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** By sound, or with one letter that is wrong, missing, extra or swapped with the next. */
export type Slip = 'heard' | 'letter';

/** How a query was understood; `guess` means initials that begin in the middle of a word. */
export type MatchWay = 'text' | 'pinyin' | 'guess' | Slip | 'words' | 'inside';

/** An entry that a query finds, and how. */
export interface Hit {
  readonly entry: Entry;
  readonly score: number;
  readonly way: MatchWay;
  /** The name that matched; null for a match in running text. */
  readonly name: Name | null;
  /** Characters of the name that matched, in the query's order. */
  readonly parts: readonly Part[];
}
