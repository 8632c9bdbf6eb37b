import { style, styleVariants } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

const wide = '(min-width: 1537px)';

export const hero = style({ position: 'relative', background: vars.theme.shade08 });
/** 400 for a guest, 296 for a member, 344 for a member on a wide screen (DESIGN §9, 31). */
export const height = styleVariants({
  guest: { minBlockSize: px(400), '@media': { [wide]: { minBlockSize: px(440) } } },
  member: { minBlockSize: px(296), '@media': { [wide]: { minBlockSize: px(344) } } },
});

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
  },
  '@media': {
    '(prefers-color-scheme: dark)': {
      selectors: { ':root:not([data-theme="light"]) &': { backgroundImage: 'var(--hero-night)' } },
    },
    print: { display: 'none' },
  },
});

export const words = style({ position: 'relative', color: vars.color.ink });
export const place = styleVariants({
  guest: { paddingBlock: `${px(72)} ${px(40)}` },
  member: { paddingBlock: `${px(44)} ${px(96)}`, '@media': { [wide]: { paddingBlockStart: px(64) } } },
});
export const date = style({ display: 'flex', gap: px(16), marginBlockEnd: px(4) });
export const title = styleVariants({
  guest: { marginBlockEnd: px(24), letterSpacing: '.02em' },
  member: { letterSpacing: '.02em' },
});
export const summary = style({ display: 'block', marginBlock: `${px(2)} ${px(20)}` });
export const search = styleVariants({
  guest: { inlineSize: px(600), maxInlineSize: '100%' },
  member: { inlineSize: px(560), maxInlineSize: '100%' },
});
export const hot = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: px(16),
  marginBlockStart: px(16),
  selectors: { '& + &': { marginBlockStart: px(8) } },
});
export const hotList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${px(4)} ${px(16)}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
