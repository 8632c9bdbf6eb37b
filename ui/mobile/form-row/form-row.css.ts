import { style } from '@vanilla-extract/css';
import { phoneType, plainButton, ring } from '../../internals/looks.ts';
import { px, touch, vars } from '../../internals/styles.ts';

/** Large type on a narrow screen: the control wraps below its label. */
const cramped = '(max-width: 14em)';

export const rows = style({ containerType: 'inline-size', paddingInline: px(16), ...phoneType(16, 26) });
export const row = style({
  display: 'grid',
  // The label's column grows with large type.
  gridTemplateColumns: `max(${px(88)}, 5.5em) minmax(0, 1fr)`,
  alignItems: 'start',
  ...phoneType(16, 26),
  '@container': { [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const label = style({
  paddingBlock: px(13),
  paddingInlineEnd: px(8),
  color: vars.color.inkSecondary,
  overflowWrap: 'anywhere',
  alignSelf: 'stretch',
  boxShadow: `inset 0 calc(-1 * ${vars.stroke.line}) ${vars.color.lineSubtle}`,
  selectors: {
    [`${row}:last-child > &`]: { boxShadow: 'none' },
    [`${row}[data-state="invalid"] > &`]: { boxShadow: `inset 0 calc(-1 * ${vars.stroke.line}) ${vars.color.error}` },
    [`${row}:focus-within > &`]: { boxShadow: `inset 0 calc(-1 * ${vars.stroke.focus}) ${vars.focus.ring}` },
  },
  '@container': {
    [cramped]: {
      paddingBlockEnd: 0,
      selectors: { '&&&': { boxShadow: 'none' } },
    },
  },
});
export const star = style({ marginInlineStart: px(2), color: vars.color.error });
const line = `inset 0 calc(-1 * ${vars.stroke.line}) ${vars.color.lineSubtle}`;
export const control = style({
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: px(52),
  boxShadow: line,
  selectors: {
    [`${row}:last-child > &`]: { boxShadow: 'none' },
    [`${row}[data-state="invalid"] > &`]: { boxShadow: `inset 0 calc(-1 * ${vars.stroke.line}) ${vars.color.error}` },
    [`${row} > &:focus-within`]: { boxShadow: `inset 0 calc(-1 * ${vars.stroke.focus}) ${vars.focus.ring}` },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:focus-within': { outline: '2px solid Highlight' } } },
  },
});
export const input = style({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: px(52),
  boxSizing: 'border-box',
  padding: 0,
  border: 0,
  outline: 'none',
  appearance: 'none',
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  // Below 16 px, Safari on phones zooms in on the focused field.
  fontSize: `max(16px, ${vars.text.body.size})`,
  '::placeholder': { color: vars.color.inkTertiary, opacity: 1 },
  selectors: { '&:disabled': { color: vars.color.disabledText, opacity: 1 } },
});
export const area = style([
  input,
  { paddingBlock: px(13), resize: 'none', fieldSizing: 'content', maxBlockSize: '10lh', overflow: 'auto' },
]);
export const clear = style({
  ...plainButton,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: touch(),
  blockSize: touch(),
  marginInlineEnd: px(-12),
  borderRadius: vars.radius.medium,
  color: vars.color.inkTertiary,
  // Shown while the field, or the button itself, has the focus.
  visibility: 'hidden',
  selectors: {
    [`${control}:focus-within > &`]: { visibility: 'visible' },
    '&:focus-visible': ring(undefined, true),
  },
});
export const press = style({
  ...plainButton,
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: px(8),
  minInlineSize: 0,
  minBlockSize: px(52),
  paddingBlock: px(8),
  boxSizing: 'border-box',
  color: vars.color.inkTertiary,
  selectors: {
    '&:active:not(:disabled)': { background: vars.theme.shade06 },
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});
export const value = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.ink,
  selectors: {
    '&[data-empty]': { color: vars.color.inkTertiary },
    ':disabled > &': { color: vars.color.disabledText },
  },
});
export const foot = style({
  gridColumn: -2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: px(8),
  minInlineSize: 0,
});
export const message = style({
  display: 'flex',
  flex: 1,
  alignItems: 'flex-start',
  gap: px(4),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ...phoneType(13, 20),
  selectors: {
    '&:not(:empty)': { paddingBlock: `${px(6)} ${px(8)}` },
    '&[data-tone="error"]': { color: vars.color.error },
    '&[data-tone="help"]': { color: vars.color.inkTertiary },
  },
});
export const counter = style({
  flex: 'none',
  paddingBlock: `${px(6)} ${px(8)}`,
  color: vars.color.inkTertiary,
  ...phoneType(13, 20),
  selectors: { '&[data-over]': { color: vars.color.error } },
});
