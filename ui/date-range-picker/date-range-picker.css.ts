import { style } from '@vanilla-extract/css';
import { panel as basePanel } from '../date-picker/date-picker.css.ts';
import { px, type, vars, withText } from '../internals/styles.ts';

export { opener } from '../date-picker/date-picker.css.ts';

export const root = style({ position: 'relative', display: 'flex', alignItems: 'center', gap: px(12), width: '100%' });
export const part = style({ flex: '1 1 0' });
export const to = style({ ...type('body'), flex: 'none', color: vars.color.inkTertiary });

export const panel = style([basePanel, { padding: px(16) }]);
export const months = style({ display: 'flex', gap: px(16) });
export const month = style({ flex: 'none', inlineSize: withText(252) });
export const head = style({ display: 'flex', alignItems: 'center', gap: px(4), minBlockSize: withText(32) });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: px(8),
  marginBlockStart: px(12),
  paddingBlockStart: px(12),
  borderBlockStart: `${vars.stroke.line} solid ${vars.color.line}`,
});
export const note = style({
  ...type('meta'),
  display: 'flex',
  alignItems: 'center',
  gap: px(8),
  flex: '1 1 0',
  minInlineSize: withText(120),
  color: vars.color.inkTertiary,
});
export const wrong = style([note, { color: vars.color.error }]);
