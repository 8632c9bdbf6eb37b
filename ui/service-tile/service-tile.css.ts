import { style, styleVariants } from '@vanilla-extract/css';
import { clampLines, colorTransition, hairline, ring, strong } from '../internals/looks.ts';
import { cut } from '../internals/metadata.css.ts';
import { canHover, px, type, vars } from '../internals/styles.ts';

const pressable = { ...colorTransition, color: vars.color.ink, textDecoration: 'none' } as const;
const rowHover = { [canHover]: { selectors: { '&:hover:not(:active)': { background: vars.theme.shade06 } } } };

export const row = style({
  ...pressable,
  display: 'flex',
  // Names in a row of services are aligned, regardless of the text below them.
  alignItems: 'start',
  gap: px(16),
  minInlineSize: 0,
  padding: `${px(16)} ${px(12)}`,
  borderRadius: vars.radius.medium,
  selectors: { '&:focus-visible': ring(undefined, true), '&:active': { background: vars.theme.shade16 } },
  '@media': rowHover,
});
/** At least as high as the tile, so that a name without further text is centred beside it. */
export const words = style({
  display: 'grid',
  alignContent: 'center',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: px(48),
});
export const name = style({ margin: 0, ...type('body'), ...strong, ...clampLines(2) });
/** Positioned, so that it clips its visually hidden text, which would widen the page otherwise. */
export const meta = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  color: vars.color.inkTertiary,
  ...type('meta'),
});
/** The only text below a service's name: its purpose, or its department. */
export const sentence = style(clampLines(2));
/** Never cut, because the number is at the end of a promise. */
export const whole = style([cut, { overflowWrap: 'anywhere', ...clampLines(4) }]);
export const tag = style({ display: 'flex', flex: 'none', selectors: { [`${row} > &`]: { alignSelf: 'center' } } });

export const icon = style({
  ...pressable,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: px(12),
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding: `${px(16)} ${px(4)}`,
  borderRadius: vars.radius.medium,
  textAlign: 'center',
  selectors: { '&:focus-visible': ring(undefined, true), '&:active': { background: vars.theme.shade16 } },
  '@media': rowHover,
});
export const iconName = style({
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  ...type('body'),
  ...clampLines(2),
  textWrap: 'balance',
});

export const card = style({
  ...colorTransition,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minInlineSize: 0,
  minBlockSize: px(144),
  padding: px(20),
  border: hairline,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.ink,
  selectors: {
    '&:focus-within': { borderColor: vars.theme.shade60, background: vars.theme.shade04 },
    '&[data-state="muted"]': { color: vars.color.inkTertiary },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { borderColor: vars.theme.shade60, background: vars.theme.shade04 } } },
  },
});
/** Wraps, so that large text is below the tile and not in a column of one character. */
export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: px(16),
  paddingInlineEnd: px(24),
});
export const cardWords = style({ flex: `1 1 ${px(64)}`, minInlineSize: 0 });
export const owner = style({
  display: 'block',
  overflowWrap: 'anywhere',
  color: vars.color.inkTertiary,
  ...type('meta'),
});
export const cardName = style({ margin: 0, ...type('body'), ...strong });
/** The name's link covers the card; star and actions are above it. At least 24 px high on the screen at every zoom. */
export const cardLink = style({
  // Two lines, so that more than the first character of a name is visible in large text.
  ...clampLines(2),
  minBlockSize: `max(${px(24)}, calc(24px / ${vars.zoom}))`,
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.medium },
  selectors: { '&:focus-visible::after': ring() },
});
export const star = style({
  position: 'absolute',
  insetInlineEnd: px(8),
  insetBlockStart: px(8),
  color: vars.color.inkTertiary,
});
export const starOn = style({ color: vars.color.star });
export const foot = style({
  display: 'grid',
  alignItems: 'center',
  marginBlockStart: 'auto',
  paddingBlockStart: px(4),
});
const shown = { opacity: 1, pointerEvents: 'auto' } as const;
const unseen = { opacity: 0, pointerEvents: 'none' } as const;
/** A short fact is aligned with the last line of a longer one, and so with those of the cards beside it. */
export const facts = style({
  gridArea: '1 / 1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${px(4)} ${px(8)}`,
  minInlineSize: 0,
  alignSelf: 'end',
});
/** The actions replace the facts when the card is hovered or an action is focused (DESIGN §7). */
export const swapped = style({
  selectors: { [`${card}:focus-within &`]: unseen },
  '@media': { [canHover]: { selectors: { [`${card}:hover &`]: unseen } } },
});
export const factsStart = style({
  display: 'flex',
  flex: `1 1 ${px(120)}`,
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${px(4)} ${px(8)}`,
  minInlineSize: 0,
});
const takes = style({ minInlineSize: 0, overflowWrap: 'anywhere', color: vars.color.inkSecondary, ...type('meta') });
/** The service's promise, never cut, because its number is at the end. Its own line fits into the card's height. */
export const promised = styleVariants({
  beside: [takes, { flex: '0 1 auto' }],
  above: [takes, { flex: '1 0 100%' }],
});
export const count = style({ flex: 'none', color: vars.color.inkTertiary, ...type('meta') });
export const actions = style({
  gridArea: '1 / 1',
  alignSelf: 'end',
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: px(8),
  ...unseen,
  selectors: { [`${card}:focus-within &`]: shown },
  '@media': { [canHover]: { selectors: { [`${card}:hover &`]: shown } } },
});
