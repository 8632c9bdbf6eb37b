import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { compactWidth } from '../../../lib/media.ts';
import { wrap as pageWrap } from '../../../parts/page/page.css.ts';
import * as frames from '../../../shell/skeleton/frames.ts';

const bare = { listStyle: 'none', margin: 0, padding: 0 } as const;
const subtle = `${vars.stroke.line} solid ${vars.color.lineSubtle}`;

export const wrap = pageWrap;
export const head = style({
  paddingBlockStart: px(28),
  background: vars.color.paper,
  borderBlockEnd: `${vars.stroke.line} solid ${vars.color.line}`,
});
export const field = style({ maxInlineSize: px(816), paddingBlockEnd: px(16) });
/** The line under the tabs is the header's. */
export const tabs = style({ marginBlockEnd: px(-1) });

export const columns = style([
  wrap,
  {
    ...frames.flow(72),
    paddingBlock: `${px(20)} ${px(72)}`,
    '@media': { [compactWidth]: { columnGap: px(40) } },
  },
]);
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
export const main = style({ ...column, ...frames.flowMain(600, 816), gap: px(32) });
export const aside = style({ ...column, ...frames.flowSide(240), gap: px(20) });

/** The marked search text: by colour and weight, without the browser's yellow. */
export const mark = style({ background: 'none', color: vars.theme.text, fontWeight: vars.font.strong });
export const understood = style({ display: 'grid', gap: px(12), marginBlockEnd: px(-16) });
export const meant = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: px(12),
  marginBlockStart: px(4),
});
export const meantWord = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.large,
  paddingInline: px(20),
  borderRadius: vars.radius.medium,
  background: vars.theme.shade08,
  color: vars.theme.text,
  '@media': { '(hover: hover)': { ':hover': { background: vars.theme.shade12 } } },
});

export const best = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: px(20),
  padding: `${px(20)} ${px(24)}`,
  border: `${vars.stroke.line} solid ${vars.theme.shade30}`,
  borderRadius: vars.radius.medium,
  background: vars.theme.shade04,
});
export const words = style({ display: 'grid', gap: px(2), flex: '1 1 0', minInlineSize: px(200) });
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: px(12) });
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: px(16) });

export const rows = style({ ...bare, marginInline: px(-12) });
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: px(16),
  padding: `${px(16)} ${px(12)}`,
  borderRadius: vars.radius.medium,
  // The background extends beyond the text, the line between two rows does not.
  selectors: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      insetInline: px(12),
      insetBlockStart: 0,
      borderBlockStart: subtle,
    },
  },
  '@media': { '(hover: hover)': { ':hover': { background: vars.theme.shade06 } } },
});
/** The whole row is clickable, its title is the link. */
export const cover = style({ position: 'absolute', inset: 0 });
export const rowActs = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  flex: 'none',
});
export const end = style({ paddingBlockStart: px(20), borderBlockStart: subtle });

export const chips = style({ ...bare, display: 'flex', flexWrap: 'wrap', gap: px(8) });
export const wordList = style([chips, { marginBlockStart: px(8) }]);
export const word = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.small,
  paddingInline: px(12),
  borderRadius: vars.radius.medium,
  background: vars.color.paper,
  fontSize: vars.text.meta.size,
  '@media': { '(hover: hover)': { ':hover': { background: vars.theme.shade10 } } },
});
export const pastHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: px(8) });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: px(8), marginBlockStart: px(12) });

export const nothing = style({
  display: 'grid',
  gridTemplateColumns: `${px(200)} minmax(0, 1fr)`,
  gap: px(32),
  alignItems: 'center',
  paddingBlock: `${px(40)} ${px(36)}`,
  borderBlockEnd: `${vars.stroke.line} solid ${vars.color.line}`,
});
export const picture = style({ inlineSize: px(200), blockSize: px(140), objectFit: 'contain' });
export const popular = style({
  ...bare,
  display: 'grid',
  gridTemplateColumns: frames.columnTracks(2, 240, 16),
  gap: `${px(8)} ${px(16)}`,
  marginInline: px(-12),
});
export const advice = style({
  margin: 0,
  marginBlockStart: px(12),
  paddingInlineStart: px(20),
  listStyle: 'disc',
  color: vars.color.inkSecondary,
  lineHeight: px(32),
});
export const wayHead = style({ display: 'flex', alignItems: 'center', gap: px(12), marginBlockEnd: px(8) });
export const wayIcon = style({ display: 'flex', color: vars.theme.text });
