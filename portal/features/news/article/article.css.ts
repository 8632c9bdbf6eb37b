import { style } from '@vanilla-extract/css';
import { makeTheme } from '@yimen/ui/theme';
import { px, vars } from '@yimen/ui/vars';
import { wrap as pageWrap } from '../../../parts/page/page.css.ts';
import * as frames from '../../../shell/skeleton/frames.ts';

const line = `${vars.stroke.line} solid ${vars.color.line}`;
const hiddenInPrint = { print: { display: 'none' } } as const;

export const wrap = pageWrap;
export const onScreen = style({ '@media': hiddenInPrint });
export const crumbs = onScreen;
export const columns = style({
  ...frames.flow(48),
  paddingBlock: `${px(24)} ${px(72)}`,
  '@media': { print: { display: 'block', paddingBlock: 0 } },
  selectors: { '[data-care] &': { display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${px(280)}` } },
});
/** The text sizes of care mode, times a factor. */
function largeText(factor: number): Record<string, string> {
  const texts = Object.entries(makeTheme({}, { care: true }).tokens).filter(([name]) => name.startsWith('text.'));
  return Object.fromEntries(
    texts.map(([name, value]) => [`--ym-${name.replaceAll('.', '-')}`, `calc(${value} * ${factor})`]),
  );
}
export const main = style([
  frames.flowMain(600, 720),
  {
    selectors: {
      '[data-care] &': { gridRow: 1 },
      '&[data-large]': { vars: largeText(1) },
      '[data-care] &[data-large]': { vars: largeText(1.25) },
    },
  },
]);
export const head = style({ display: 'grid', gap: px(20), marginBlockEnd: px(32), textWrap: 'balance' });
export const by = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(12),
  paddingBlockEnd: px(24),
  borderBlockEnd: line,
});
const sticky = { position: 'sticky', insetBlockStart: px(24) } as const;
/** Beside the beginning of the text, below the title. */
export const tools = style({
  ...sticky,
  flex: `0 0 ${px(172)}`,
  display: 'grid',
  justifyItems: 'start',
  gap: px(4),
  marginInlineStart: px(-12),
  '@media': hiddenInPrint,
  selectors: { '[data-care] &': { gridRow: 2, display: 'flex', flexWrap: 'wrap' } },
});
export const aside = style([
  frames.flowSide(200),
  { ...sticky, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: px(12), '@media': hiddenInPrint },
]);
export const related = style({
  listStyle: 'none',
  padding: 0,
  margin: 0,
  marginBlockStart: px(8),
  marginInline: px(-12),
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(12),
  marginBlock: px(24),
});
export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBlock: line,
  '@media': hiddenInPrint,
});
const neighbour = style({ paddingBlock: px(20), textWrap: 'pretty' });
export const previous = style([neighbour, { paddingInlineEnd: px(24) }]);
export const next = style([
  neighbour,
  {
    selectors: { '&[data-alone]': { gridColumn: '1 / -1', borderInlineStart: 0 } },
    paddingInlineStart: px(24),
    borderInlineStart: line,
    textAlign: 'end',
  },
]);
export const way = style({ display: 'inline-flex', alignItems: 'center', gap: px(4), marginBlockEnd: px(4) });
