import { makeTheme, type ThemeSettings } from '@yimen/ui/theme';
import type { Appearance } from './appearance.ts';

/** A colour of the browser's own bars around a page, and for which scheme; for any when it names none. */
export interface BarColour {
  content: string;
  media?: string;
}

const schemes = ['light', 'dark'] as const;
const known = new Map<string, string>();

/** The bars' colours in the look that the visitor has chosen: that of the bar a phone page begins with. */
export function barColours(theme: ThemeSettings, look: Appearance['theme']): BarColour[] {
  if (look !== 'auto') return [{ content: surface(theme, look) }];
  return schemes.map((scheme) => ({
    content: surface(theme, scheme),
    media: `(prefers-color-scheme: ${scheme})`,
  }));
}

/** Made once, for a theme takes milliseconds. */
function surface(theme: ThemeSettings, scheme: 'light' | 'dark'): string {
  const key = scheme + JSON.stringify(theme);
  const colour = known.get(key) ?? makeTheme(theme, { scheme }).tokens['color.surface'];
  known.set(key, colour);
  return colour;
}
