import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { compactWidth } from '../../lib/media.ts';
import * as frames from './frames.ts';

const wide = '(min-width: 1537px)';
const hairline = `${vars.stroke.line} solid ${vars.color.line}`;

export const wrap = style(frames.wrap);
/** The footer stays below the window, as on most pages, so that it does not move into view. */
export const page = style({ minBlockSize: `calc(100vh / ${vars.zoom})` });
/** One column that can shrink: otherwise a block's own width would widen it, for example in large text. */
const stacked = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
export const column = style({ ...stacked, gap: px(16), alignContent: 'start' });
export const lines = style({ ...stacked, flex: 1, gap: px(12), minInlineSize: 0 });

const hero = style({ background: vars.theme.shade08 });
export const heroGuest = style([hero, { blockSize: px(400), '@media': { [wide]: { blockSize: px(440) } } }]);
export const heroMember = style([hero, { blockSize: px(296), '@media': { [wide]: { blockSize: px(344) } } }]);
export const wordsGuest = style([column, { paddingBlockStart: px(80) }]);
export const wordsMember = style([column, { paddingBlockStart: px(52) }]);

export const today = style({
  display: 'grid',
  gridTemplateColumns: `${px(432)} ${px(432)} minmax(0, 1fr)`,
  position: 'relative',
  minBlockSize: px(356),
  marginBlockStart: px(-72),
  border: hairline,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  '@media': { [compactWidth]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const pane = style([column, { padding: px(24) }]);
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  alignItems: 'center',
  justifyItems: 'center',
  minBlockSize: px(80),
  borderBlockEnd: hairline,
});
export const mine = style([column, { paddingBlockStart: px(40) }]);
export const apps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  justifyItems: 'center',
  paddingBlock: px(12),
});
export const app = style({ display: 'grid', justifyItems: 'center', gap: px(12) });
export const split = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${px(384)}`,
  gap: px(24),
  paddingBlock: `${px(48)} ${px(56)}`,
});
export const services = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: px(40),
  paddingBlockStart: px(32),
  '@media': { [compactWidth]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const service = style({ display: 'flex', alignItems: 'center', gap: px(16) });

export const care = style(frames.careHome);
export const careTasks = style(frames.careTasks);

/** As high as the search-led hero. */
export const searchHero = style([hero, { blockSize: px(440) }]);
export const events = style([column, { gap: px(28), paddingBlock: `${px(48)} ${px(56)}` }]);
export const line = style({ display: 'flex', justifyContent: 'space-around' });
export const node = style({ display: 'grid', justifyItems: 'center', gap: px(12) });

/** Paper down to the footer, even if the skeleton is short. */
export const paper = style({ minBlockSize: 'inherit', background: vars.color.paper });
export const columns = style([wrap, frames.person]);
export const panels = style([column, { gap: px(24) }]);
export const panel = style({
  border: hairline,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
});
export const part = style([column, { padding: px(24) }]);
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: px(24) });

export const head = style([
  wrap,
  { display: 'flex', justifyContent: 'space-between', gap: px(40), paddingBlock: `${px(32)} ${px(24)}` },
]);
export const list = style([wrap, frames.listFrame]);
export const tabs = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(32),
  minBlockSize: px(48),
  borderBlockEnd: hairline,
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: px(20),
  paddingBlock: px(16),
  borderBlockEnd: `${vars.stroke.line} solid ${vars.color.lineSubtle}`,
});
export const detail = style([wrap, frames.guideFrame, { paddingBlockStart: px(56) }]);
export const sections = style([column, { gap: px(40) }]);
