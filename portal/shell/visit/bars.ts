import { makeTheme, type ThemeSettings } from '@yimen/ui/theme';
import type { Appearance } from './appearance.ts';

/** A colour of the browser's toolbars, with the colour scheme it is for as a media query; without one, for both. */
export interface BarColour {
  content: string;
  media?: string;
}

const schemes = ['light', 'dark'] as const;
const surfaceColours = new Map<string, string>();

/** The toolbar colours for the chosen appearance: the colour of a phone page's top bar. */
export function barColours(theme: ThemeSettings, look: Appearance['theme']): BarColour[] {
  if (look !== 'auto') return [{ content: surfaceColour(theme, look) }];
  return schemes.map((scheme) => ({
    content: surfaceColour(theme, scheme),
    media: `(prefers-color-scheme: ${scheme})`,
  }));
}

/** Cached, because making a theme takes milliseconds. */
function surfaceColour(theme: ThemeSettings, scheme: 'light' | 'dark'): string {
  const key = scheme + JSON.stringify(theme);
  const colour = surfaceColours.get(key) ?? makeTheme(theme, { scheme }).tokens['color.surface'];
  surfaceColours.set(key, colour);
  return colour;
}
