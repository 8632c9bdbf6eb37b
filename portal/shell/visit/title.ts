import type { RootData } from './current.ts';
import { defaultTitle } from './site.ts';

export interface MatchLike {
  id: string;
  loaderData?: unknown;
}

/** The root's data among the matches that `meta` knows; undefined where the root has failed. */
export function rootOf(matches: readonly (MatchLike | undefined)[]): RootData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
}

/** A page's title: its own name before the institution's. For `meta`, which knows the matches. */
export function pageTitle(matches: readonly (MatchLike | undefined)[], name: string): string {
  return `${name} - ${rootOf(matches)?.site.title ?? defaultTitle}`;
}
