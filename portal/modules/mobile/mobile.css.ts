import { style } from '@vanilla-extract/css';
import { px } from '@yimen/ui/vars';

export const guest = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(12),
  textWrap: 'balance',
});

/** Under tiles, at some distance from their names. */
/** Into the section's own margin, so that it hardly moves what is below when the network goes. */
export const hint = style({ paddingBlockStart: px(4), marginBlockEnd: px(-12) });
