import { style } from '@vanilla-extract/css';
import { fullBleed, px, vars } from '@yimen/ui/vars';

export const waiting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `${px(12)} ${px(24)}`,
});
export const sheet = style({ paddingInline: px(16), background: vars.color.surface, ...fullBleed(vars.color.surface) });
/** A button that looks like a link. */
export const opener = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
/** Who has to act, in a card above the steps. */
export const holder = style({ paddingBlockStart: px(12), paddingInline: px(12) });
/** Where the task is handled: text and link. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(12),
  paddingBlockEnd: px(4),
});
export const known = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(12),
  padding: `${px(4)} ${px(16)} ${px(24)}`,
});
