import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { phoneType, ring, strong } from '../../internals/looks.ts';
import { px, touch, vars } from '../../internals/styles.ts';
import { sectionMargin } from '../page/page.css.ts';

const root = style({
  margin: `0 ${fallbackVar(sectionMargin, px(12))} ${px(12)}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.ink,
  breakInside: 'avoid',
  '@media': {
    // In forced colours section and page have the same background; a border separates them.
    '(forced-colors: active)': { border: '1px solid' },
  },
});
export const padding = styleVariants({
  medium: [root, { padding: px(16) }],
  narrow: [root, { padding: `${px(16)} ${px(8)}` }],
  none: [root, { overflow: 'hidden' }],
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: px(12),
  minBlockSize: px(28),
  marginBlockEnd: px(8),
  // The title stands where those of other sections do, also above cells that reach the edges.
  selectors: { [`${padding.none} > &`]: { marginBlockEnd: 0, padding: `${px(16)} ${px(16)} 0` } },
});
/** In large type, or beside another section, the note wraps below the title, and then the end below both. */
export const start = style({
  display: 'flex',
  flex: '1 1 5em',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: px(16),
  minInlineSize: 0,
});
export const title = style({ flex: 'none', maxInlineSize: '100%', margin: 0, ...phoneType(18, 28), ...strong });
export const count = style({ marginInlineStart: px(12), color: vars.theme.text });
export const note = style({ minInlineSize: 0, color: vars.color.inkTertiary, ...phoneType(14, 22) });
export const more = style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: px(4),
  borderRadius: vars.radius.small,
  color: vars.theme.text,
  textDecoration: 'none',
  ...phoneType(14, 22),
  // The text is 22 px high, a touch target needs 44 px.
  '::after': { content: '""', position: 'absolute', insetBlock: `calc((100% - ${touch()}) / 2)`, insetInline: px(-8) },
  selectors: { '&:focus-visible': ring() },
});
export const arrowOnly = style({ color: vars.color.inkTertiary, '::after': { insetInline: px(-12) } });
