import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { dayPicture } from '../../../parts/page/day-picture.ts';

/** Day and night by variables: the browser fetches only the one that the theme in force names. */
const art = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: 'var(--hero-day)',
  backgroundSize: 'cover',
  // On a wide window the sky gives way before the ground, but not the sun in it.
  backgroundPosition: 'right 40%',
  selectors: {
    '[data-theme="dark"] &': { backgroundImage: 'var(--hero-night)' },
  },
  '@media': {
    '(prefers-color-scheme: dark)': {
      selectors: { ':root:not([data-theme="light"]) &': { backgroundImage: 'var(--hero-night)' } },
    },
    print: { display: 'none' },
  },
});

const fadedUntil = (from: string, to = '') => ({
  maskImage: `linear-gradient(90deg, color-mix(in srgb, black 26.7%, transparent) ${from}, black ${to})`,
});
const lacking = (more: number) => `calc(${7 * 1278 + more} * ${vars.unit} - 700%)`;

/**
 * The hero's own picture is drawn with a calm left side, which holds the words where it is 1278 wide; where large text
 * leaves less, it fades behind them, too: seven times as far as it lacks. Letters that the reader has made larger
 * reach further than the calm side in any window but the widest.
 */
export const picture = style([
  art,
  { ...fadedUntil(lacking(0), lacking(240)), selectors: { '[data-text^=l] &': fadedUntil('70%') } },
]);

/**
 * Others have no calm side: they fade out towards the words (DESIGN §4), and those by day alone are dimmed by night
 * as pictures are elsewhere.
 */
export const laterPicture = style([
  art,
  {
    insetInlineStart: '42%',
    backgroundPosition: 'center 60%',
    maskImage: 'linear-gradient(to right, transparent, black 45%)',
    ...dayPicture,
  },
]);

export const slide = style({ position: 'absolute', inset: 0, background: vars.color.paper });

export const captionPlace = style({ position: 'absolute', insetInline: 0, insetBlockEnd: px(24) });
export const caption = style({ maxInlineSize: px(720) });
