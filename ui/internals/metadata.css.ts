import { style } from '@vanilla-extract/css';
import { ellipsis, px } from './styles.ts';

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

export const line = style({ display: 'block', minInlineSize: 0, ...ellipsis });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) auto fit-content(64%)',
  alignItems: 'center',
  justifyContent: 'start',
});
