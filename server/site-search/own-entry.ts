import type { PageName } from '@yimen/contract/paths';
import type { MemberVisit } from '../http/visit.ts';
import type { Entry } from '../search/entry.ts';
import type { MayMatch } from '../search/prefilter.ts';

/** What one search knows of the person for whom it reads. */
export interface OwnSearch {
  readonly visit: MemberVisit;
  /** Whether the query may match: what it cannot match is not looked up further. */
  readonly mayMatch: MayMatch;
  /** Whether the person's menus open one of these pages. */
  opens(...pages: PageName[]): boolean;
}

/** Finds what may match among the person's own rows of a kind. */
export type OwnFinder = (own: OwnSearch) => Promise<Entry[]>;

type OwnEntry = Pick<Entry, 'id' | 'title' | 'path' | 'icon'> & {
  /** What is told of it; empty parts are left out. */
  readonly facts: readonly string[];
  readonly body?: string;
};

/** An own row as something that can be found. */
export function ownEntry({ facts, body = '', ...entry }: OwnEntry): Entry {
  const note = facts.filter(Boolean).join('，');
  return { kind: 'own', aliases: [], keywords: [], wording: [], popularity: 0, ...entry, note, body };
}
