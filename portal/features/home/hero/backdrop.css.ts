import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { dayPicture } from '../../../parts/page/day-picture.ts';

/** Light and dark pictures as variables: the browser fetches only the one in use. */
const art = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: 'var(--hero-day)',
  backgroundSize: 'cover',
  // On a wide window the sky is cropped before the ground, but not the sun in it.
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
 * The hero's picture has a calm left side for the text where it is 1278 px wide. Where larger text leaves it less
 * width, the picture fades behind the text: over seven times the missing width. Text that the visitor has enlarged
 * reaches beyond the calm side in all but the widest windows.
 */
export const picture = style([
  art,
  { ...fadedUntil(lacking(0), lacking(240)), selectors: { '[data-text^=l] &': fadedUntil('70%') } },
]);

/**
 * Other pictures have no calm side: they fade out towards the text (DESIGN §4). Those without a dark version are dimmed
 * in the dark theme, as elsewhere.
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
