import { style, styleVariants } from '@vanilla-extract/css';
import { plainButton, ring } from '../../internals/looks.ts';
import { forcedColors, px, vars } from '../../internals/styles.ts';

export const root = style({ position: 'relative', minInlineSize: 0 });
export const track = style({
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.large,
  selectors: { '&::-webkit-scrollbar': { display: 'none' }, '&:focus-visible': ring() },
});
export const slide = style({
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});
const bar = style({ display: 'flex', justifyContent: 'center', alignItems: 'center' });
export const controls = styleVariants({
  below: [bar],
  over: [
    bar,
    {
      position: 'absolute',
      insetBlockEnd: px(8),
      insetInline: 0,
      inlineSize: 'fit-content',
      marginInline: 'auto',
      paddingInline: px(8),
      borderRadius: vars.radius.large,
      // Whatever the picture is, the points stand on a ground of their own.
      background: `color-mix(in srgb, ${vars.color.surface} 80%, transparent)`,
    },
  ],
});
/** 24 px for the finger, a small point for the eye. */
export const control = style({
  ...plainButton,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: px(24),
  blockSize: px(28),
  borderRadius: vars.radius.small,
  color: vars.color.inkSecondary,
  selectors: { '&:focus-visible': ring(undefined, true) },
});
export const dot = style({
  inlineSize: px(6),
  blockSize: px(6),
  borderRadius: vars.radius.round,
  background: vars.color.controlBorder,
  boxShadow: `0 0 0 1px ${vars.color.surface}`,
  selectors: { '&[data-state="active"]': { inlineSize: px(16), borderRadius: px(3), background: vars.theme.control } },
  '@media': {
    [forcedColors]: {
      background: 'GrayText',
      forcedColorAdjust: 'none',
      selectors: { '&[data-state="active"]': { background: 'Highlight' } },
    },
  },
});
