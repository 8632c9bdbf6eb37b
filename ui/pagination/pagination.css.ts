import { style } from '@vanilla-extract/css';
import { colorTransition, plainButton, plainList, ring, strong } from '../internals/looks.ts';
import { canHover, forcedColors, px, targetSize, vars } from '../internals/styles.ts';

export const list = style({ ...plainList, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: px(8) });
export const cell = style({
  ...plainButton,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minInlineSize: targetSize(px(36)),
  minBlockSize: targetSize(px(36)),
  paddingInline: px(4),
  border: `${vars.stroke.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.inkSecondary,
  fontSize: vars.text.body.size,
  textDecoration: 'none',
  ...colorTransition,
  selectors: {
    '&:focus-visible': ring(),
    '&[data-state="active"]': {
      borderColor: vars.theme.solid,
      background: vars.theme.solid,
      color: vars.theme.onSolid,
      ...strong,
    },
    '&[data-state="disabled"]': { background: vars.color.disabledSurface, color: vars.color.disabledText },
  },
  '@media': {
    [canHover]: {
      selectors: {
        ':is(a, button)&:hover:not([data-state="active"])': {
          borderColor: vars.theme.shade40,
          background: vars.theme.shade06,
          color: vars.theme.text,
        },
      },
    },
    [forcedColors]: {
      selectors: {
        '&[data-state="active"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
export const gap = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: px(20),
  minBlockSize: targetSize(px(36)),
  color: vars.color.inkTertiary,
});
