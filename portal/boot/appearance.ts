import { appearanceCookies } from '../session/cookies.ts';

/** How this visitor wants pages drawn, whoever is signed in. */
export interface Appearance {
  theme: 'light' | 'dark' | 'auto';
  /** Care mode (关怀版): large type, high contrast, generous targets. */
  care: boolean;
}

export function appearanceOf(cookies: ReadonlyMap<string, string>): Appearance {
  const theme = cookies.get(appearanceCookies.theme);
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    care: cookies.get(appearanceCookies.care) === '1',
  };
}
