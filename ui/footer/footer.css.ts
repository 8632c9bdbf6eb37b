import { style } from '@vanilla-extract/css';
import { plainList, strong } from '../internals/looks.ts';
import { quietLink } from '../internals/quiet-link.css.ts';
import { forcedColors, px, type, vars } from '../internals/styles.ts';

export const root = style({
  boxSizing: 'border-box',
  minBlockSize: vars.size.footer,
  paddingBlock: `${px(40)} ${px(32)}`,
  containerType: 'inline-size',
  background: vars.footer.background,
  color: vars.footer.text,
  vars: { [vars.focus.ring]: vars.focus.footerRing },
  '@media': { [forcedColors]: { borderBlockStart: '1px solid' } },
});
/** Below this width one row cannot hold the groups. In `em`, because pages change the root's font size. */
const tight = '(max-width: 60em)';
/**
 * One row: the groups share the space beside the address and the QR codes, and the address wraps before they do. In
 * care mode the address has a row of its own.
 */
export const columns = style({
  display: 'flex',
  gap: px(24),
  selectors: { '[data-care] &': { flexWrap: 'wrap' } },
  '@container': { [tight]: { flexWrap: 'wrap' } },
});
export const about = style({
  // Only the address shrinks: a group that is too narrow by a fraction of a pixel wraps its longest link.
  flex: `0 1000000 ${px(408)}`,
  minInlineSize: `min(${px(240)}, 100%)`,
  selectors: {
    '&[data-state="dense"]': { flexBasis: px(460) },
    '[data-care] &': { flex: '1 0 100%' },
  },
  '@container': { [tight]: { flex: '1 0 100%' } },
});
export const brand = style({ display: 'flex', alignItems: 'center', gap: px(12), marginBlockEnd: px(12) });
export const logo = style({ display: 'flex', flex: 'none', inlineSize: px(40), blockSize: px(40) });
export const name = style({ margin: 0, ...type('title3'), ...strong });
/** Links that do not fit into the footer's height are in two columns, if the window is wide enough. */
export const list = style({
  ...plainList,
  '@media': {
    '(min-width: 1200.02px)': { selectors: { '&[data-state="columns"]': { columns: 2, columnGap: px(24) } } },
  },
});
export const lines = style({
  ...plainList,
  lineHeight: px(30),
  selectors: { '[data-state="dense"] > &': { lineHeight: px(24) } },
});
export const line = style({ fontSize: vars.text.meta.size, textWrap: 'pretty' });
export const group = style({ flex: '1 1 auto', minInlineSize: px(80) });
export const groupTitle = style({ margin: 0, marginBlockEnd: px(8), ...type('body'), ...strong });
export const link = style([
  quietLink,
  {
    fontSize: vars.text.meta.size,
    lineHeight: px(30),
    display: 'block',
    selectors: { '[data-care] &': { lineHeight: vars.control.small } },
  },
]);
export const media = style({ ...plainList, display: 'flex', flex: 'none', gap: px(16), marginInlineStart: 'auto' });
export const medium = style({ minInlineSize: px(92), maxInlineSize: px(180), textAlign: 'center' });
export const mediumName = style({ marginBlockStart: px(4), fontSize: vars.text.meta.size, lineHeight: px(22) });
/* Cameras read QR codes that are dark on light, so this one keeps the light system colours in every theme. */
export const code = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: px(92),
  blockSize: px(92),
  marginInline: 'auto',
  padding: px(8),
  borderRadius: vars.radius.small,
  colorScheme: 'light',
  background: 'Canvas',
  color: 'CanvasText',
  forcedColorAdjust: 'none',
  selectors: { '&[data-size="large"]': { inlineSize: px(120), blockSize: px(120) } },
});
export const codePicture = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
