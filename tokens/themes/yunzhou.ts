import type { ThemeSettings } from '../settings.ts';

/** 云州市政务服务中心 */
export const yunzhou: ThemeSettings = {
  themColor: '#0b7a75',
  topBackground: '#ffffff',
  topSelected: '#0b7873',
  topDefault: '#1b2028',
  bottomNavColor: '#eef4f3',
  bottomFontColor: '#23423f',
  bottomFilingColor: '#0b5f5b',
  bottomFilingFont: '#e2f1ef',
};
