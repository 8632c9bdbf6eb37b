import { style, styleVariants } from '@vanilla-extract/css';
import { plainButton, ring } from '../../internals/looks.ts';
import { forcedColors, px, touch, vars } from '../../internals/styles.ts';

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
const bar = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  boxSizing: 'border-box',
  maxInlineSize: '100%',
});
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
      // A background of their own, so that the dots are visible on any picture.
      background: `color-mix(in srgb, ${vars.color.surface} 80%, transparent)`,
    },
  ],
});
export const control = style({
  ...plainButton,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  // Large text may leave less space.
  flexShrink: 1,
  inlineSize: touch(),
  minInlineSize: 0,
  blockSize: touch(),
  borderRadius: vars.radius.medium,
  color: vars.color.inkSecondary,
  selectors: {
    '&:focus-visible': ring(undefined, true),
    '&[aria-disabled="true"]': { color: vars.color.fieldBorder, cursor: 'default' },
  },
});
/** Many dots wrap to a second line, so that they do not widen the page. */
export const dots = style({
  display: 'flex',
  minInlineSize: 0,
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: px(6),
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
