import type { ThemeSettings } from '../settings.ts';

/** 江城职业技术学院 */
export const jiangcheng: ThemeSettings = {
  themColor: '#b3261e',
  topBackground: '#b3261e',
  topSelected: '#ffffff',
  topDefault: '#fbe3e0',
  bottomNavColor: '#4a1714',
  bottomFontColor: '#f8e4e1',
  bottomFilingColor: '#39100e',
  bottomFilingFont: '#e2bdb8',
};
