import type { RootData } from './current.ts';
import { defaultTitle } from './site.ts';

export interface MatchLike {
  id: string;
  loaderData?: unknown;
}

/** The root's data in the matches given to `meta`; undefined where the root has failed. */
export function rootData(matches: readonly (MatchLike | undefined)[]): RootData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
}

/** A page's title: its own name, then the institution's. For `meta`. */
export function pageTitle(matches: readonly (MatchLike | undefined)[], name: string): string {
  return `${name} - ${rootData(matches)?.site.title ?? defaultTitle}`;
}
