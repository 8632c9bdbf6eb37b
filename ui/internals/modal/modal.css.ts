import { style } from '@vanilla-extract/css';
import { hairline, ring } from '../looks.ts';
import { px, type, vars } from '../styles.ts';

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: px(8),
});
export const title = style({
  ...type('title3'),
  fontWeight: vars.font.strong,
  minWidth: 0,
  overflowWrap: 'anywhere',
  // Aligned with the close button, which is 40 high.
  paddingBlock: px(6),
});
export const titleAlone = style([title, { paddingBlock: 0 }]);
export const close = style({ flex: 'none', color: vars.color.inkTertiary });
export const body = style({
  flex: '0 1 auto',
  minBlockSize: 0,
  selectors: {
    '&[data-state="scrolls"]': { overflowY: 'auto', overscrollBehavior: 'contain', borderBlock: hairline },
    '&:focus-visible': ring(undefined, true),
  },
});
export const foot = style({
  // Below a scrolling body it is separated from the content that continues there.
  selectors: { [`${body}[data-state="scrolls"] + &&`]: { paddingBlockStart: px(16) } },
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: px(12),
});
