import { style } from '@vanilla-extract/css';
import { px, touch, vars } from '@yimen/ui/vars';

/** Above the link that covers a row. */
export const results = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: px(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${px(4)} ${px(12)}`,
  '@media': { '(max-width: 900px)': { alignContent: 'center', minBlockSize: touch() } },
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
});
