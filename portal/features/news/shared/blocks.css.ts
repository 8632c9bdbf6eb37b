import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

const phone = '(max-width: 900px)';

const base = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' });

/** Forty characters per line for continuous text (DESIGN §9, 23b); justified only on the desktop. */
export const text = styleVariants({
  reading: [
    base,
    {
      gap: px(20),
      maxInlineSize: '40em',
      fontSize: vars.text.title3.size,
      lineHeight: 1.88,
      textAlign: 'justify',
      selectors: { '[data-care] &': { lineHeight: 1.8, textAlign: 'start' } },
      '@media': {
        [phone]: { lineHeight: 1.8, textAlign: 'start' },
        print: { maxInlineSize: 'none' },
      },
    },
  ],
  body: [base, { gap: px(12), fontSize: vars.text.body.size, lineHeight: 1.75 }],
});
export const heading = style({
  marginBlockStart: px(16),
  scrollMarginBlockStart: px(24),
  outline: 'none',
  textAlign: 'start',
});
export const paragraph = style({ margin: 0 });
export const quote = style({
  margin: 0,
  paddingBlock: px(4),
  paddingInlineStart: px(24),
  borderInlineStart: `${px(3)} solid ${vars.theme.solid}`,
  fontSize: '1.11em',
  textAlign: 'start',
});
export const figure = style({ margin: 0, display: 'grid', gap: px(12), textAlign: 'start' });
/** Its space is reserved before it loads, so that the text does not move. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'contain',
  borderRadius: vars.radius.medium,
  background: vars.color.paper,
});
export const scroller = style({ overflowX: 'auto', textAlign: 'start', '@media': { print: { overflowX: 'visible' } } });
export const table = style({
  borderCollapse: 'collapse',
  inlineSize: '100%',
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
});
/** A column has a minimum width: a table with many columns scrolls, and in print shrinks. */
const column = style({ minInlineSize: px(96), '@media': { print: { minInlineSize: 0 } } });
export const cell = style([
  column,
  {
    padding: px(12),
    borderBlockEnd: `${vars.stroke.line} solid ${vars.color.lineSubtle}`,
    verticalAlign: 'top',
  },
]);
export const head = style([
  column,
  {
    padding: `${px(8)} ${px(12)}`,
    borderBlockEnd: `${vars.stroke.line} solid ${vars.color.line}`,
    color: vars.color.inkTertiary,
    fontSize: vars.text.meta.size,
    fontWeight: vars.font.regular,
    textAlign: 'start',
  },
]);
export const list = style({
  margin: 0,
  listStyle: 'disc',
  paddingInlineStart: px(32),
  display: 'grid',
  gap: px(6),
  textAlign: 'start',
});
globalStyle(`ol.${list}`, { listStyle: 'decimal' });
globalStyle(`ol.${list} > li::marker`, { color: vars.theme.text, fontWeight: vars.font.strong });
