import type { ThemeSettings } from '../settings.ts';

/** 明德大学 */
export const mingde: ThemeSettings = {
  themColor: '#007aff',
  topBackground: '#ffffff',
  topSelected: '#0060c9',
  topDefault: '#1b2028',
  bottomNavColor: '#14304f',
  bottomFontColor: '#e6eef8',
  bottomFilingColor: '#0e2540',
  bottomFilingFont: '#b9cbe0',
};
