import { style } from '@vanilla-extract/css';
import { px, touch, vars } from '@yimen/ui/vars';

const bare = { listStyle: 'none', margin: 0, padding: 0 } as const;
const phone = '(max-width: 900px)';

export const prose = style({ margin: 0, selectors: { '& + &': { marginBlockStart: px(8) } } });

export const conditions = style({
  margin: 0,
  paddingInlineStart: px(20),
  listStyle: 'disc',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${px(8)} ${px(40)}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: { 'p + &': { marginBlockStart: px(16) } },
});
export const stepFacts = style({ display: 'block', color: vars.color.inkTertiary });
export const lines = style({
  margin: 0,
  listStyle: 'disc',
  paddingInlineStart: px(20),
  display: 'grid',
  gap: px(8),
  selectors: { 'p + &': { marginBlockStart: px(16) } },
});
export const place = style({ margin: 0, display: 'grid', gap: px(12) });
/** In large type the text is below its label. */
export const placeRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: px(16),
  // What follows would cover half of what a finger may press.
  '@media': {
    [phone]: { selectors: { '&:has(a)': { alignContent: 'center', minBlockSize: `calc(${touch()} + 4px)` } } },
  },
});
export const placeLabel = style({ display: 'flex', gap: px(8), inlineSize: px(88), flex: 'none' });
export const placeIcon = style({ marginBlockStart: px(3), color: vars.color.inkTertiary });
export const placeContent = style({ flex: '1 1 6em', margin: 0, minInlineSize: 0 });

export const materials = style({ ...bare });
export const material = style({
  display: 'flex',
  gap: px(12),
  paddingBlock: px(12),
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.line} solid ${vars.color.lineSubtle}` } },
});
export const number = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: px(24),
  blockSize: px(24),
  borderRadius: vars.radius.small,
  background: vars.theme.shade10,
  color: vars.theme.text,
});
export const materialWords = style({ flex: 1, minInlineSize: 0 });
