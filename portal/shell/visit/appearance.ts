import type { TextSize } from '@yimen/contract/person/user';
import { appearanceCookies } from '../../lib/session/cookies.ts';

/** How this visitor wants pages drawn, whoever is signed in. */
export interface Appearance {
  theme: 'light' | 'dark' | 'auto';
  /** Care mode (关怀版): large type, high contrast, generous targets; null until asked for or declined here. */
  care: boolean | null;
  textSize: TextSize;
}

/** What a member keeps in the account; null for what was never chosen. */
export interface StoredAppearance {
  theme: Appearance['theme'] | null;
  textSize: TextSize | null;
}

/** How large text may be drawn. Listed here, because the contract's schemas stay out of the first page's scripts. */
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

/** The same as a `Cookie` header in one spelling, whatever order and values the browser sent; empty for the usual look. */
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

/** The same for a member, whose account says it on every device; this browser's cookies for what it does not say. */
export function withStored(appearance: Appearance, kept: StoredAppearance | null): Appearance {
  return {
    ...appearance,
    theme: kept?.theme ?? appearance.theme,
    textSize: kept?.textSize ?? appearance.textSize,
  };
}
