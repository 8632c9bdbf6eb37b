import { makeTheme, type Theme, type ThemeMode, type ThemeSettings } from '@yimen/tokens/make-theme';
import { jiangcheng } from '@yimen/tokens/themes/jiangcheng';
import { mingde } from '@yimen/tokens/themes/mingde';
import { yunzhou } from '@yimen/tokens/themes/yunzhou';

const institutions: Record<string, ThemeSettings> = { mingde, jiangcheng, yunzhou };

/** The theme that the toolbar has put on the page. */
export type Chosen = { settings: ThemeSettings; mode: ThemeMode; theme: Theme };

/** Reads the toolbar: institution, light or dark, care, grey. */
export function chosenTheme(globals: Record<string, unknown>): Chosen {
  const settings = institutions[String(globals.institution)] ?? {};
  const mode: ThemeMode = {
    scheme: globals.mode === 'dark' ? 'dark' : 'light',
    care: globals.care === 'on',
    gray: globals.grey === 'on',
  };
  return { settings, mode, theme: makeTheme(settings, mode) };
}
