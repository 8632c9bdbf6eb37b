import { defaultTitle } from '../boot/site.ts';
import type { RootData } from './current.ts';

interface MatchLike {
  id: string;
  loaderData?: unknown;
}

/** A page's title: its own name before the institution's. For `meta`, which knows the matches. */
export function pageTitle(matches: readonly (MatchLike | undefined)[], name: string): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  return `${name} - ${root?.site.title ?? defaultTitle}`;
}
