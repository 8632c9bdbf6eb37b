import { keyframes, style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const advance = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.92)' } });

export const track = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: px(3),
  zIndex: vars.layer.toast,
  pointerEvents: 'none',
  animation: `${appear} 120ms 200ms both`,
});

export const bar = style({
  blockSize: '100%',
  background: vars.theme.solid,
  transformOrigin: 'left',
  animation: `${advance} 8s 200ms cubic-bezier(0.1, 0.6, 0.2, 1) both`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', transform: 'scaleX(0.92)' } },
});
