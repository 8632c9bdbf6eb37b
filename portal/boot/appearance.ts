import { appearanceCookies } from '../session/cookies.ts';

/** How this visitor wants pages drawn, whoever is signed in. */
export interface Appearance {
  theme: 'light' | 'dark' | 'auto';
  /** Care mode (关怀版): large type, high contrast, generous targets; null until asked for or declined here. */
  care: boolean | null;
}

export function appearanceOf(cookies: ReadonlyMap<string, string>): Appearance {
  const theme = cookies.get(appearanceCookies.theme);
  const care = cookies.get(appearanceCookies.care);
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    care: care === '1' ? true : care === '0' ? false : null,
  };
}
