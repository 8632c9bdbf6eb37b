import type { ThemeSettings } from '@yimen/tokens/make-theme';

/** Theme colours that are hard to read on: pale, nearly white, nearly black, in the middle, pure, neon. */
const colors = [
  '#fff59d',
  '#fffde7',
  '#ffeb3b',
  '#e6c200',
  '#ffd400',
  '#fafafa',
  '#f5f6f8',
  '#ffffff',
  '#fffaf0',
  '#000000',
  '#0a0a0a',
  '#12161b',
  '#171b21',
  '#1d1d1f',
  '#757575',
  '#767676',
  '#808080',
  '#8a8a8a',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#39ff14',
  '#ff6ec7',
  '#ccff00',
  '#ff5f1f',
  '#04d9ff',
  '#00ad00',
] as const;

/** Thirty institutions with the worst taste: the theme colour on every bar, each text from another palette. */
export const hardPalettes: readonly ThemeSettings[] = colors.map((themColor, index) => {
  const other = (distance: number) => colors[(index + distance) % colors.length];
  return {
    themColor,
    topBackground: themColor,
    topDefault: other(7),
    topSelected: other(13),
    bottomNavColor: other(3),
    bottomFontColor: other(11),
    bottomFilingColor: other(17),
    bottomFilingFont: other(5),
  };
});
