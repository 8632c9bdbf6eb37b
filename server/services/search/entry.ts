import type { Found } from '@yimen/contract/homepage/apps';
import type { Part, Slip } from './match.ts';
import type { SearchText } from './text.ts';

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

/** How a query was understood; `guess`: as initials that begin in the middle of a word. */
export type Way = 'text' | 'pinyin' | 'guess' | Slip | 'words' | 'inside';

export interface Hit {
  entry: number;
  score: number;
  way: Way;
  field: Field | null;
  text: SearchText | null;
  /** Characters of the text that matched, in the query's order. */
  parts: readonly Part[];
}
