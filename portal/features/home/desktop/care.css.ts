import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import * as frames from '../../../shell/skeleton/frames.ts';

export const page = style(frames.careHome);
export const banner = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  boxSizing: 'border-box',
  minBlockSize: px(frames.careBanner),
  padding: px(40),
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.theme.shade08,
});
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: px(20) });
export const question = style([part, { position: 'relative', maxInlineSize: px(680), color: vars.color.ink }]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: px(16),
});
const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const tasks = style([list, frames.careTasks]);
export const task = style({ display: 'grid' });
export const row = style({ display: 'flex', alignItems: 'center', gap: px(20), minBlockSize: '100%' });
export const words = style({ flex: 1, minInlineSize: 0 });
export const halves = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(480)}), 1fr))`,
  gap: px(24),
});
export const visit = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: px(12) });
export const announced = style([list, halves]);
export const number = style({
  fontSize: vars.text.display.size,
  lineHeight: vars.text.display.line,
  fontWeight: vars.font.strong,
  letterSpacing: '0.04em',
});
