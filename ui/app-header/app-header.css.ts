import { keyframes, style } from '@vanilla-extract/css';
import { align } from '../dropdown-menu/dropdown-menu.css.ts';
import { colorTransition, plainButton, plainList, ring, strong } from '../internals/looks.ts';
import { canHover, ellipsis, forcedColors, inCare, px, type, vars } from '../internals/styles.ts';

/** In care mode 更多 hides nothing: all entries are shown, in rows of their own. */
const care = '[data-care] &';
/** Space on both sides of an entry, in px; less where all entries must find room. */
const entrySpace = inCare(px(16), px(12));

export const root = style({
  position: 'relative',
  zIndex: vars.layer.header,
  blockSize: vars.size.header,
  background: vars.header.background,
  color: vars.header.text,
  boxShadow: `inset 0 calc(-1 * ${vars.stroke.line}) 0 ${vars.header.line}`,
  vars: {
    [vars.focus.ring]: vars.focus.headerRing,
    '--ym-bar-hover': vars.header.hover,
    '--ym-ground': vars.header.background,
  },
  selectors: { [care]: { blockSize: 'auto' } },
  '@media': { [forcedColors]: { borderBlockEnd: '1px solid' } },
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: '100%',
  selectors: { [care]: { flexWrap: 'wrap', paddingBlockStart: px(12) } },
});
export const brand = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: px(12),
  maxInlineSize: '30%',
  marginInlineEnd: px(24),
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:focus-visible': ring(), [care]: { flex: 1, maxInlineSize: 'none' } },
});
export const logo = style({ display: 'flex', flex: 'none', inlineSize: px(40), blockSize: px(40) });
export const brandWords = style({ minInlineSize: 0 });
// Enlarged text must fit into the header, whose height is fixed.
export const name = style({
  display: 'block',
  fontSize: `min(${vars.text.title3.size}, ${px(28)})`,
  lineHeight: '1.3333',
  letterSpacing: '0.02em',
  ...strong,
  ...ellipsis,
});
export const subtitle = style({
  display: 'block',
  fontSize: `min(${vars.text.meta.size}, ${px(20)})`,
  lineHeight: '1.2857',
  letterSpacing: '0.04em',
  ...ellipsis,
});

export const nav = style({
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  timelineScope: '--ym-menu',
  selectors: { [care]: { order: 1, flexBasis: '100%' } },
});
/**
 * The browser decides what fits: entries that do not fit wrap onto a second line, which is clipped. So the
 * server's HTML needs no measuring, and with scroll timelines 更多 is shown at once when something is clipped.
 */
export const list = style({
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  flex: '0 1 auto',
  minInlineSize: 0,
  blockSize: '100%',
  overflow: 'hidden',
  scrollTimeline: '--ym-menu block',
});
export const item = style({
  display: 'flex',
  flex: 'none',
  maxInlineSize: '100%',
  blockSize: '100%',
  selectors: {
    '&[data-state="overflowed"]': { visibility: 'hidden' },
    [care]: { blockSize: vars.control.medium, visibility: 'visible' },
  },
});
const indicator = {
  content: '""',
  position: 'absolute',
  insetInline: entrySpace,
  insetBlockEnd: 0,
  blockSize: px(3),
  borderRadius: `${px(2)} ${px(2)} 0 0`,
  background: 'currentColor',
} as const;
const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  blockSize: '100%',
  boxSizing: 'border-box',
  paddingInline: entrySpace,
  color: 'inherit',
  fontSize: vars.text.body.size,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ...colorTransition,
  selectors: {
    '&:focus-visible': ring(undefined, true),
    '&[data-state="active"]': { color: vars.header.selected, ...strong },
    '&[data-state="active"]::after': indicator,
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: vars.header.hover } } },
    [forcedColors]: { selectors: { '&[data-state="active"]::after': { background: 'Highlight' } } },
  },
});
export const link = style([entry]);
export const linkLabel = style({ ...ellipsis });

const moreShown = { visibility: 'visible', inlineSize: 'max-content' } as const;
const reveal = keyframes({ from: moreShown, to: moreShown });
export const more = style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  blockSize: '100%',
  selectors: {
    // Takes no space when all entries fit without it.
    '&:not([data-state="some"])': { visibility: 'hidden', inlineSize: 0 },
    [care]: { display: 'none' },
  },
  '@supports': {
    '(animation-timeline: --ym-menu) and (timeline-scope: --ym-menu)': {
      selectors: { '&[data-state="unknown"]': { animation: `${reveal} linear both`, animationTimeline: '--ym-menu' } },
    },
  },
});
export const moreButton = style([entry, { ...plainButton, paddingInline: px(16), gap: px(4) }]);
/** Positioned like a menu's panel: both are attached to the header. */
export const panel = style([align.end, { vars: { [vars.focus.ring]: vars.theme.text } }]);
export const panelLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.medium,
  paddingInline: px(12),
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: 'none',
  ...type('body'),
  selectors: {
    '&:focus-visible': ring(undefined, true),
    '&:hover': { background: vars.theme.shade06 },
    '&[data-state="active"]': { background: vars.theme.shade10, color: vars.theme.text, ...strong },
  },
});
export const actions = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: px(4),
  marginInlineStart: 'auto',
});
