import { createVar, style } from '@vanilla-extract/css';
import { clampLines, ring } from '../internals/looks.ts';
import { canHover, ellipsisInCell, focusRing, forcedColors, px, type, vars, withText } from '../internals/styles.ts';
import { lineHeight } from './layout.ts';

/** Position and height in design px; they grow with the text, so that larger text fits. */
export const y = createVar();
export const h = createVar();
/** Fractions of the day's width. */
export const left = createVar();
export const width = createVar();
/** Number of day columns. */
export const dayCount = createVar();

const line = `${vars.stroke.line} solid ${vars.color.lineSubtle}`;
const dayColumns = `repeat(${dayCount}, minmax(0, 1fr))`;
const columns = `${withText(64)} ${dayColumns}`;
const at = `calc(${y} * ${withText(1)})`;

export const root = style({ width: '100%' });
/** On a narrow page the week scrolls sideways, so that its days do not become too narrow. */
export const scroll = style({
  border: `${vars.stroke.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  overflowX: 'auto',
  // Otherwise it would be `auto` here too, and the grid's lines would make it scroll by a pixel.
  overflowY: 'hidden',
  background: vars.color.surface,
});
export const table = style({ minWidth: withText(680) });

export const heads = style({ display: 'grid', gridTemplateColumns: columns });
export const corner = style({});
export const head = style({
  ...type('meta'),
  lineHeight: withText(20),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: withText(60),
  borderInlineStart: line,
  color: vars.color.inkTertiary,
  selectors: { '&[data-today]': { background: vars.theme.shade08, color: vars.theme.text } },
});
export const date = style({
  ...type('title3'),
  lineHeight: withText(26),
  fontWeight: vars.font.strong,
  color: vars.color.ink,
  selectors: { [`${head}[data-today] > &`]: { color: vars.theme.text } },
});

export const allDay = style({
  display: 'grid',
  gridTemplateColumns: columns,
  minHeight: withText(40),
  borderBlockStart: line,
});
export const allDayName = style({
  ...type('meta'),
  gridRow: 1,
  gridColumn: 1,
  alignSelf: 'center',
  textAlign: 'center',
  color: vars.color.inkTertiary,
});
export const allDayCell = style({
  gridRow: 1,
  borderInlineStart: line,
  selectors: { '&[data-today]': { background: vars.theme.shade04 } },
});
export const bars = style({
  gridRow: 1,
  gridColumn: '2 / -1',
  display: 'grid',
  gridTemplateColumns: dayColumns,
  gridAutoFlow: 'row dense',
  rowGap: px(4),
  alignContent: 'center',
  margin: 0,
  padding: `${px(6)} 0`,
  listStyleType: '""',
});
export const bar = style({
  ...type('meta'),
  lineHeight: withText(26),
  minHeight: withText(26),
  marginInline: px(4),
  paddingInline: px(8),
  borderRadius: vars.radius.small,
  ...ellipsisInCell,
  selectors: {
    '&[data-before]': { marginInlineStart: 0, borderStartStartRadius: 0, borderEndStartRadius: 0 },
    '&[data-after]': { marginInlineEnd: 0, borderStartEndRadius: 0, borderEndEndRadius: 0 },
  },
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

export const barButton = style({
  font: 'inherit',
  display: 'block',
  inlineSize: '100%',
  textAlign: 'start',
  cursor: 'pointer',
  ...ellipsisInCell,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: 0 } },
});

export const body = style({ position: 'relative', height: at, borderBlockStart: line });
export const row = style({
  position: 'absolute',
  insetInline: 0,
  top: at,
  height: `calc(${h} * ${withText(1)})`,
  selectors: {
    '& + &': { borderBlockStart: line },
    '&:is([data-kind="break"], [data-kind="early"], [data-kind="late"])': { background: vars.color.surfaceSubtle },
  },
});
export const period = style({
  ...type('meta'),
  lineHeight: withText(lineHeight),
  width: withText(64),
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  color: vars.color.inkSecondary,
});
export const periodName = style({
  // Not removed, so that the other line does not move and screen readers still read it.
  selectors: { '&[data-under-now]': { opacity: 0 } },
  '@media': { print: { selectors: { '&[data-under-now]': { opacity: 1 } } } },
});
export const periodTime = style([periodName, { color: vars.color.inkTertiary }]);
export const days = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: withText(64),
  insetInlineEnd: 0,
  display: 'grid',
  gridTemplateColumns: dayColumns,
});
export const day = style({
  position: 'relative',
  borderInlineStart: line,
  selectors: { '&[data-today]': { background: vars.theme.shade04 } },
});

/** A free row of a day, under the events; it shows itself when it is pointed at or focused. */
export const free = style({
  position: 'absolute',
  top: at,
  insetInline: 0,
  height: `calc(${h} * ${withText(1)})`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: vars.theme.text,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': ring(undefined, true),
  },
  '@media': {
    [canHover]: { ':hover': { background: vars.theme.shade06 } },
    print: { display: 'none' },
  },
});

/** Not hidden by a transparent colour, which forced colours replace. */
export const plus = style({
  display: 'flex',
  selectors: { [`${free}:not(:hover, :focus-visible) > &`]: { visibility: 'hidden' } },
});

export const event = style({
  ...type('meta'),
  position: 'absolute',
  boxSizing: 'border-box',
  top: `calc(${y} * ${withText(1)} + ${px(3)})`,
  insetInlineStart: `calc(${left} * 100% + ${px(3)})`,
  width: `calc(${width} * 100% - ${px(6)})`,
  height: `calc(${h} * ${withText(1)} - ${px(6)})`,
  paddingBlock: px(3),
  paddingInline: `${px(8)} ${px(6)}`,
  lineHeight: withText(20),
  borderInlineStartStyle: 'solid',
  borderInlineStartWidth: px(3),
  borderRadius: vars.radius.small,
  overflow: 'hidden',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  // A button would centre its text vertically.
  display: 'flex',
  alignItems: 'flex-start',
  selectors: {
    'button&': { cursor: 'pointer' },
    // A short event has space for its text only.
    '&[data-low]': { paddingBlock: 0 },
    '&:focus-visible': { ...focusRing, outlineOffset: 0, zIndex: 2 },
  },
  '@media': {
    // Raises an event that is under another one.
    [canHover]: { ':hover': { zIndex: 2 } },
    [forcedColors]: { border: '1px solid CanvasText', background: 'Canvas' },
  },
});
/** A ring of the background separates it from the event below. */
export const over = style({ boxShadow: `0 0 0 ${px(2)} ${vars.color.surface}`, zIndex: 1 });
export const words = style({ display: 'block', minWidth: 0, width: '100%' });
/** The box of an event is as high as the event is long, in care mode too. */
const twoLines = { ...clampLines(2), WebkitLineClamp: 2 };
export const title = style({ fontWeight: vars.font.strong, ...twoLines });
export const titleLine = style({ display: 'block', fontWeight: vars.font.strong, ...ellipsisInCell });
export const place = style({ display: 'block', ...ellipsisInCell, '@media': { print: { whiteSpace: 'normal' } } });
/** The place in an event of two or more periods, which has space for two lines. */
export const placeLines = style(twoLines);
export const stack = style({
  position: 'absolute',
  top: `calc(${y} * ${withText(1)} - ${px(1)})`,
  insetInline: px(3),
});

export const now = style({
  position: 'absolute',
  top: at,
  insetInline: `${withText(60)} 0`,
  height: 0,
  borderBlockStart: `${px(1)} solid ${vars.color.error}`,
  pointerEvents: 'none',
  // The current time is meaningless in print.
  '@media': { print: { display: 'none' } },
});
export const nowChip = style({
  ...type('meta'),
  position: 'absolute',
  insetInlineEnd: '100%',
  top: `calc(${withText(22)} / -2)`,
  width: withText(52),
  lineHeight: withText(22),
  borderRadius: vars.radius.small,
  background: vars.color.danger,
  color: vars.color.onDanger,
  fontWeight: vars.font.strong,
  textAlign: 'center',
  '@media': {
    [forcedColors]: { border: '1px solid CanvasText', background: 'Canvas', color: 'CanvasText' },
  },
});

export const emptyCover = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: `${withText(64)} 0`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  // What stands around the words can be clicked.
  pointerEvents: 'none',
});
export const empty = style({
  pointerEvents: 'auto',
  padding: `${px(16)} ${px(40)} ${px(24)}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});
