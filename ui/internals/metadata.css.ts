import { style } from '@vanilla-extract/css';
import { px } from '@yimen/tokens/contract';

export const separator = style({
  display: 'inline-block',
  width: '1px',
  height: '0.75em',
  marginInline: px(8),
  verticalAlign: '-0.02em',
  background: 'currentColor',
  opacity: 0.35,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
