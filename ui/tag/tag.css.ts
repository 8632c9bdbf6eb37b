import { style, styleVariants } from '@vanilla-extract/css';
import { largeType } from '../internals/media.ts';
import { canHover, ellipsis, focusRing, forcedColors, px, type, vars } from '../internals/styles.ts';

export const tag = style({
  ...type('meta'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: px(4),
  maxWidth: '100%',
  minHeight: px(22),
  paddingInline: px(8),
  borderRadius: vars.radius.small,
  fontWeight: vars.font.regular,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  '@media': { [largeType]: { whiteSpace: 'normal' }, [forcedColors]: { border: '1px solid CanvasText' } },
});

export const sizes = styleVariants({
  medium: {},
  // Its text is important, so in care mode it is as large as the text beside it.
  small: { ...type('micro'), minHeight: px(20), selectors: { '[data-care] &': type('meta') } },
  field: { minHeight: px(28) },
});

export const tones = styleVariants({
  theme: { background: vars.theme.tile, color: vars.theme.text },
  neutral: { background: vars.color.paper, color: vars.color.inkSecondary },
  outline: {
    background: vars.color.surface,
    color: vars.color.inkTertiary,
    boxShadow: `inset 0 0 0 ${vars.stroke.line} ${vars.color.line}`,
  },
  success: { background: vars.color.successTag, color: vars.color.onSuccessTag },
  warning: { background: vars.color.warningTag, color: vars.color.onWarningTag },
  error: { background: vars.color.errorTag, color: vars.color.onErrorTag },
});

export const words = style({ ...ellipsis, whiteSpace: 'inherit' });

export const remove = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: px(24),
  height: px(24),
  marginInlineEnd: px(-6),
  borderRadius: vars.radius.small,
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: 0 } },
  '@media': { [canHover]: { ':hover': { background: vars.theme.shade12 } } },
});
