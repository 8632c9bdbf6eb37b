import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import { columnTracks, wrap } from '../../../shell/skeleton/frames.ts';

const bare = { listStyle: 'none', margin: 0, padding: 0 } as const;

export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: px(12) });

export const body = style({
  ...wrap,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: px(40),
  paddingBlock: `${px(24)} ${px(64)}`,
});
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: px(16) });
export const cards = style({
  ...bare,
  display: 'grid',
  gridTemplateColumns: columnTracks(2, 400, 24),
  gap: px(24),
  selectors: { '[data-care] &': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const card = style({ display: 'grid', minInlineSize: 0 });
export const office = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: px(12),
});
/** One office alone is read as a text. */
export const alone = style([office, { gap: px(20), maxInlineSize: px(720) }]);

/** What a search found. It is there before its first words, so that they are read out; without words it has no row. */
export const status = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const alonePhone = style({ paddingBlockStart: px(12) });
export const search = style({ padding: `${px(8)} ${px(16)}`, background: vars.color.surface });
export const list = style(bare);
export const row = style([
  office,
  {
    gap: px(14),
    paddingBlock: px(16),
    selectors: {
      '&:first-child': { paddingBlockStart: px(4) },
      '&:last-child': { paddingBlockEnd: px(4) },
      '& + &': { borderBlockStart: `${vars.stroke.line} solid ${vars.color.lineSubtle}` },
    },
  },
]);
