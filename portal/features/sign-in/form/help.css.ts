import { globalStyle, style } from '@vanilla-extract/css';
import { px, touch, vars } from '@yimen/ui/vars';

/** The questions in a line; the one that is open takes a line of its own. */
export const help = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${px(16)}`,
  marginTop: px(-12),
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
});

export const answer = style({ selectors: { '&[open]': { flexBasis: '100%' } } });

/** 44 px to a finger. */
export const question = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: px(4),
  minBlockSize: touch(),
  borderRadius: vars.radius.small,
  color: vars.theme.text,
  cursor: 'pointer',
  // Safari draws its triangle by this rule alone.
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = style({ display: 'flex' });
globalStyle(`[open] > ${question} > ${chevron}`, { transform: 'rotate(180deg)' });

/** Apart from what can be pressed above and below. */
export const way = style({ paddingBlock: px(8) });

export const words = style({ color: vars.color.inkSecondary });
