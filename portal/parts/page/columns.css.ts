import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import * as frames from '../../shell/skeleton/frames.ts';

/** Paper down to the footer, also under a short page. */
export const ground = style({
  minBlockSize: `calc(100vh / ${vars.zoom} - ${px(68)})`,
  background: vars.color.paper,
  '@media': { print: { minBlockSize: 0 } },
});

const wrap = style(frames.wrap);

// On paper the content has the whole width: the column beside it is for the screen.
export const columns = style([wrap, frames.person, { '@media': { print: { display: 'block', paddingBlock: 0 } } }]);
export const alone = style([wrap, { paddingBlock: `${px(24)} ${px(48)}` }]);

// The places are named: the column comes later in the document, and until it has come the content must not take its place.
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
