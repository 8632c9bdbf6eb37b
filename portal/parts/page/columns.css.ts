import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import * as frames from '../../shell/skeleton/frames.ts';

/** Reaches down to the footer, also on a short page. */
export const surface = style({
  minBlockSize: `calc(100vh / ${vars.zoom} - ${px(68)})`,
  background: vars.color.paper,
  '@media': { print: { minBlockSize: 0 } },
});

const wrap = style(frames.wrap);

// In print the content has the whole width, without the column.
export const columns = style([wrap, frames.person, { '@media': { print: { display: 'block', paddingBlock: 0 } } }]);
export const alone = style([wrap, { paddingBlock: `${px(24)} ${px(48)}` }]);

// Named grid areas: the column comes later in the document, and the content must not move into its place before it
// arrives.
export const person = style({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(24),
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
});
export const heldPerson = style([person, { position: 'sticky', insetBlockStart: px(24) }]);
export const content = style({
  gridArea: '1 / 2',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(24),
  minInlineSize: 0,
});
export const who = style({ display: 'grid', justifyItems: 'center', gap: px(8), textAlign: 'center' });
