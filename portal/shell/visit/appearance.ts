import type { TextSize } from '@yimen/contract/person/user';
import { appearanceCookies } from '../../lib/session/cookies.ts';

/** How this visitor wants pages to look, signed in or not. */
export interface Appearance {
  theme: 'light' | 'dark' | 'auto';
  /** Care mode (关怀版): large type, high contrast, large touch targets; null until it was turned on or off here. */
  care: boolean | null;
  textSize: TextSize;
}

/** Appearance stored in a member's account; null for what was never chosen. */
export interface StoredAppearance {
  theme: Appearance['theme'] | null;
  textSize: TextSize | null;
}

/** Text sizes. Listed here, so that the first page does not load the contract's schemas. */
export const textSizes = ['small', 'standard', 'large', 'larger', 'largest'] as const satisfies readonly TextSize[];

export function appearanceOf(cookies: ReadonlyMap<string, string>): Appearance {
  const theme = cookies.get(appearanceCookies.theme);
  const care = cookies.get(appearanceCookies.care);
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    care: care === '1' ? true : care === '0' ? false : null,
    textSize: textSizes.find((size) => size === cookies.get(appearanceCookies.text)) ?? 'standard',
  };
}

/**
 * The appearance as a normalised `Cookie` header, in any order and with any values that the browser sent; empty for the
 * default.
 */
export function appearanceCookieOf({ theme, care, textSize }: Appearance): string {
  const set = {
    [appearanceCookies.theme]: theme === 'auto' ? null : theme,
    [appearanceCookies.care]: care === null ? null : Number(care),
    [appearanceCookies.text]: textSize === 'standard' ? null : textSize,
  };
  return Object.entries(set)
    .flatMap(([name, value]) => (value === null ? [] : `${name}=${value}`))
    .join('; ');
}

/**
 * The appearance of a member: the account's settings, which apply on every device; otherwise this browser's cookies.
 */
export function withStored(appearance: Appearance, stored: StoredAppearance | null): Appearance {
  return {
    ...appearance,
    theme: stored?.theme ?? appearance.theme,
    textSize: stored?.textSize ?? appearance.textSize,
  };
}
