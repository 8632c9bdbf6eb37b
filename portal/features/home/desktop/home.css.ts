import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { compactWidth } from '../../../lib/media.ts';
import * as frames from '../../../shell/skeleton/frames.ts';

export const wrap = style(frames.wrap);

/** Two sections on the same surface share the space between them. */
export const section = style([
  wrap,
  { paddingBlock: `${px(48)} ${px(56)}`, selectors: { '& + &': { paddingBlockStart: 0 } } },
]);
/** Follows a section on the same surface, separated by its own line. */
export const tail = style([wrap, { paddingBlockEnd: px(56) }]);
export const mine = style([wrap, { paddingBlockStart: px(40) }]);
export const strip = style({ borderBlockEnd: `${vars.stroke.line} solid ${vars.color.line}` });
export const band = style({ background: vars.color.paper });

export const split = style([section, { ...frames.flow(24), '@media': { [compactWidth]: { columnGap: px(40) } } }]);
export const column = style({ flex: `9999 1 ${px(560)}`, minInlineSize: 0 });
export const aside = style({
  flex: `1 1 ${px(384)}`,
  display: 'grid',
  gap: px(24),
  minInlineSize: 0,
  '@media': { [compactWidth]: { flexBasis: px(360) } },
});

/** Two modules of the same weight under one line. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: px(48),
  paddingBlockStart: px(32),
  borderBlockStart: `${vars.stroke.line} solid ${vars.color.line}`,
  '@media': { [compactWidth]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: { '[data-care] &': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A module that shows its whole content needs the full width of its row. */
const openedWhole = '&:has([data-whole])';

/** The news header spans the row; the news panel takes two columns, the notices the third. */
export const newsAndNotice = style([
  section,
  {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${px(384)}`,
    columnGap: px(24),
    alignItems: 'start',
    '@media': { [compactWidth]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: px(24) } },
    selectors: {
      '[data-care] &': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: px(24) },
      [openedWhole]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: px(24) },
    },
  },
]);

/** Aligned with the news panel, not with its header. */
export const beside = style({
  minInlineSize: 0,
  paddingBlockStart: px(64),
  '@media': { [compactWidth]: { paddingBlockStart: 0 } },
  selectors: {
    '[data-care] &': { paddingBlockStart: 0 },
    [`${newsAndNotice}:has([data-whole]) > &`]: { paddingBlockStart: 0 },
  },
});

export const overlapping = style([wrap, { position: 'relative', marginBlockStart: px(-72) }]);
/** Two panes side by side and the third below them, in larger type. */
const twoAndOne = { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;
const under = {
  gridColumn: '1 / -1',
  borderInlineStart: 0,
  borderBlockStart: `${vars.stroke.line} solid ${vars.color.lineSubtle}`,
} as const;

export const today = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: `minmax(0, min(${px(432)}, 40%))`,
  gridAutoColumns: 'minmax(0, 1fr)',
  background: vars.color.surfaceRaised,
  border: `${vars.stroke.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.floating,
  selectors: { '[data-care] &': twoAndOne },
  '@media': { [compactWidth]: twoAndOne },
});
export const pane = style({
  padding: px(24),
  minInlineSize: 0,
  selectors: {
    '& + &': { borderInlineStart: `${vars.stroke.line} solid ${vars.color.lineSubtle}` },
    '[data-care] &:nth-child(3)': under,
  },
  '@media': { [compactWidth]: { selectors: { '&:nth-child(3)': under } } },
});
