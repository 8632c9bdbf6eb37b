import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, px, vars } from '../internals/styles.ts';

export const alert = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: px(12),
  padding: `${px(12)} ${px(16)}`,
  borderRadius: vars.radius.medium,
  color: vars.color.ink,
  fontSize: vars.text.body.size,
  lineHeight: 1.5,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
export const tones = styleVariants({
  info: { background: vars.theme.shade08 },
  success: { background: vars.color.successSurface },
  warning: { background: vars.color.warningSurface },
  error: { background: vars.color.errorSurface },
});
export const icon = style({ flex: 'none', paddingBlockStart: px(2) });
export const iconTones = styleVariants({
  info: { color: vars.theme.text },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  error: { color: vars.color.error },
});
export const words = style({ flex: '1 1 8em', minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: vars.font.strong });
export const action = style({ flex: 'none', color: vars.theme.text });
