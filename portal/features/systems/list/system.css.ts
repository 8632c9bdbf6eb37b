import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import * as page from '../../../parts/page/page.css.ts';
import { bandBody } from '../../../parts/page/page-band.css.ts';
import { columnTracks } from '../../../shell/skeleton/frames.ts';

const bare = { listStyle: 'none', margin: 0, padding: 0 } as const;

export const body = bandBody;
export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: px(32), minInlineSize: 0 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(16),
  minBlockSize: px(40),
  marginBlockEnd: px(-12),
});
export const legend = style({ ...bare, display: 'flex', flexWrap: 'wrap', gap: px(24) });
export const mark = style({ display: 'flex', alignItems: 'center', gap: px(8) });
export const network = style({ display: 'flex', color: vars.color.warning });

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: px(12) });
export const cards = style({
  ...bare,
  display: 'grid',
  gridTemplateColumns: columnTracks(3, 240, 16),
  gap: px(16),
  selectors: { '[data-care] &': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const item = page.card;
export const card = style({
  position: 'relative',
  display: 'flex',
  gap: px(16),
  padding: px(20),
  minInlineSize: 0,
  border: `${vars.stroke.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  selectors: { '&[data-state="off"]': { background: vars.color.surfaceSubtle, color: vars.color.inkSecondary } },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&[data-state="on"]:hover': { borderColor: vars.theme.shade60, background: vars.theme.shade04 },
      },
    },
  },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  flex: 1,
  minInlineSize: 0,
});
export const name = style({
  margin: 0,
  paddingInlineEnd: px(28),
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.font.strong,
});
/** The whole card is clickable, its name is the link. */
export const cover = style({ position: 'absolute', inset: 0, borderRadius: vars.radius.medium });
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: px(8),
  minBlockSize: px(24),
  marginBlockStart: px(8),
});
export const opens = style({
  display: 'flex',
  color: vars.theme.text,
  selectors: {
    [`${card} > &`]: {
      position: 'absolute',
      insetBlockStart: px(16),
      insetInlineEnd: px(16),
      color: vars.color.inkTertiary,
    },
  },
});
