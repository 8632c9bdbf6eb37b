import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

const tablet = '(min-width: 600px)';

export const hero = style({
  position: 'relative',
  blockSize: px(240),
  background: vars.theme.shade08,
  '@media': { [tablet]: { blockSize: px(300) } },
});
export const heroSmall = style([hero, { blockSize: px(120), '@media': { [tablet]: { blockSize: px(140) } } }]);

/** Day and night by variables: the browser fetches only the one that the theme in force names. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: 'var(--hero-day)',
  backgroundRepeat: 'no-repeat',
  backgroundSize: 'cover',
  backgroundPosition: 'right bottom',
  selectors: {
    '[data-theme="dark"] &': { backgroundImage: 'var(--hero-night)' },
    /** The institution's name must be read on any sky. */
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      blockSize: px(140),
      opacity: 0.55,
      background: `linear-gradient(${vars.color.surface}, transparent)`,
    },
  },
  '@media': {
    '(prefers-color-scheme: dark)': {
      selectors: { ':root:not([data-theme="light"]) &': { backgroundImage: 'var(--hero-night)' } },
    },
  },
});

export const bar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  minBlockSize: px(56),
  paddingInline: px(16),
  paddingBlockStart: 'env(safe-area-inset-top)',
});
export const logo = style({ inlineSize: px(32), blockSize: px(32), flex: 'none' });
export const grow = style({ flex: 1, minInlineSize: 0 });

/** Lies over the picture's foot; above the sections, so that the suggestions cover them. */
export const search = style({
  position: 'relative',
  zIndex: vars.layer.dropdown,
  margin: `${px(-60)} ${px(12)} ${px(16)}`,
});

export const columns = style({ '@media': { [tablet]: { columns: 2, columnGap: 0 } } });
export const item = style({ breakInside: 'avoid' });
export const found = style({ listStyle: 'none', margin: 0, padding: 0, marginInline: px(-12) });
