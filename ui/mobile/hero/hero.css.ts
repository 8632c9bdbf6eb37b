import { createVar, style } from '@vanilla-extract/css';
import { phoneType, strong } from '../../internals/looks.ts';
import { phoneFlat } from '../../internals/media.ts';
import { acrossNotch } from '../../internals/notch.ts';
import { px, touch, vars } from '../../internals/styles.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minBlockSize: `calc(${px(240)} + env(safe-area-inset-top, 0px))`,
  paddingBlockStart: 'env(safe-area-inset-top, 0px)',
  ...acrossNotch(),
  color: vars.color.ink,
  // The first section overlaps the lower edge of the picture.
  marginBlockEnd: px(-16),
  // In landscape the picture has half of the height, so that services are visible below it.
  '@media': { [phoneFlat]: { minBlockSize: px(140) } },
});
export const picture = style({
  position: 'absolute',
  insetInline: 0,
  insetBlock: 0,
  // Behind the sections that overlap it, while the suggestions of the search are above them: both are in the
  // page's stacking context.
  zIndex: -1,
  overflow: 'hidden',
  background: vars.theme.shade08,
});
export const day = createVar();
export const night = createVar();
/** By variables, so that the browser loads only the picture of the current theme. */
export const image = style({
  position: 'absolute',
  inset: 0,
  background: `${day} right bottom / cover no-repeat`,
  selectors: { '[data-theme="dark"] &': { backgroundImage: night } },
  '@media': {
    '(prefers-color-scheme: dark)': {
      selectors: { ':root:not([data-theme="light"]) &': { backgroundImage: night } },
    },
  },
});
/** Keeps the name and the icons readable on any picture (DESIGN §4, rule 4). */
export const veil = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: px(160),
  background: `linear-gradient(${vars.color.surface}, transparent)`,
  opacity: 0.66,
});
export const bar = style({
  display: 'flex',
  // With large text the actions wrap to their own line, so that the name is not cut.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(12),
  minBlockSize: touch(48),
  paddingInlineStart: px(16),
  paddingInlineEnd: px(6),
});
export const brand = style({ display: 'flex', flex: '1 1 6em', alignItems: 'center', gap: px(8), minInlineSize: 0 });
export const logo = style({ display: 'flex', flex: 'none', inlineSize: px(32), blockSize: px(32) });
/** A long name is balanced over two or three lines and never cut. */
export const name = style({ margin: 0, letterSpacing: '0.02em', textWrap: 'balance', ...phoneType(17, 26), ...strong });
export const actions = style({ display: 'flex', flex: 'none', alignItems: 'center', marginInlineStart: 'auto' });
export const content = style({ marginBlockStart: 'auto', padding: `${px(24)} ${px(12)} ${px(28)}` });
