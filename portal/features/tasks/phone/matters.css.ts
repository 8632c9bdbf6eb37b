import { style } from '@vanilla-extract/css';
import { fullBleed, px, vars } from '@yimen/ui/vars';

export const waiting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `${px(12)} ${px(24)}`,
});
export const sheet = style({ paddingInline: px(16), background: vars.color.surface, ...fullBleed(vars.color.surface) });
/** Words that are pressed as a link's are. */
export const opener = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
/** Who has the matter, a card of its own above its course. */
export const holder = style({ paddingBlockStart: px(12), paddingInline: px(12) });
/** Where the matter is worked on: words, and the way there. */
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
