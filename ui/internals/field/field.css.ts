import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { reach } from '../reach.css.ts';
import { canHover, fieldHeight, forcedColors, hidden, px, roomyForm, type, vars, withText } from '../styles.ts';

const root = style({ display: 'flex', flexDirection: 'column', minWidth: 0, width: '100%' });
export const layouts = styleVariants({
  above: [root],
  beside: [
    root,
    {
      '@media': {
        [roomyForm]: {
          display: 'grid',
          gridTemplateColumns: `${withText(80)} minmax(0, 1fr)`,
          columnGap: px(16),
          alignItems: 'baseline',
        },
      },
    },
  ],
});

export const labelRow = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: px(12),
  marginBlockEnd: px(8),
  '@media': {
    [roomyForm]: {
      selectors: {
        [`${layouts.beside} > &&`]: { gridArea: '1 / 1', flexDirection: 'column', marginBlockEnd: 0 },
      },
    },
  },
});
// Control and message stay in the second column, also when the label is visually hidden.
globalStyle(`${layouts.beside} > *`, { '@media': { [roomyForm]: { gridColumn: 2 } } });
export const label = style({ ...type('body'), lineHeight: 1.5, color: vars.color.ink, minWidth: 0 });
export const hiddenLabel = style(hidden);
export const star = style({ color: vars.color.error, marginInlineStart: px(4) });
export const labelEnd = style({ ...type('meta'), color: vars.color.inkTertiary, flex: 'none' });

const focused = {
  borderColor: vars.focus.ring,
  boxShadow: `0 0 0 ${px(3)} ${vars.theme.shade20}`,
  // Forced colours remove shadows, but not outlines.
  outline: `${vars.stroke.focus} solid transparent`,
};

export const box = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minWidth: 0,
  border: `${vars.stroke.line} solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.inkTertiary,
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  cursor: 'text',
  '@media': {
    [canHover]: { ':hover': { borderColor: vars.color.fieldBorderHover } },
    [forcedColors]: {
      selectors: {
        '&[data-state="disabled"]': { borderColor: 'GrayText' },
        '&[data-state="invalid"]': { borderStyle: 'double', borderWidth: px(3) },
      },
    },
  },
  selectors: {
    '&&:focus-within': focused,
    '&&[data-state="invalid"]': {
      borderColor: vars.color.error,
      boxShadow: `0 0 0 ${px(3)} ${vars.color.errorRing}`,
    },
    '&&[data-state="disabled"]': {
      background: vars.color.disabledSurface,
      borderColor: vars.color.disabledLine,
      color: vars.color.disabledText,
      cursor: 'not-allowed',
    },
    '&&[data-state="readonly"]': { background: vars.color.paper, borderColor: 'transparent' },
    '&&[data-state="readonly"]:focus-within': focused,
  },
});

export const sizes = styleVariants({
  small: { ...type('meta'), ...fieldHeight('small'), paddingInline: px(12), gap: px(8) },
  medium: { ...type('body'), ...fieldHeight('medium'), paddingInline: px(12), gap: px(8) },
  large: { ...type('body'), ...fieldHeight('large'), paddingInline: px(16), gap: px(12) },
});

export const input = style({
  flex: '1 1 0',
  minWidth: 0,
  width: '100%',
  alignSelf: 'stretch',
  color: vars.color.ink,
  outline: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.inkTertiary, opacity: 1 },
    '&:disabled': {
      color: vars.color.disabledText,
      WebkitTextFillColor: 'currentColor',
      cursor: 'not-allowed',
      opacity: 1,
    },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    '&::-ms-reveal': { display: 'none' },
    '&:-webkit-autofill': {
      // The browser gives autofilled fields its own background, on which dark mode's text is not readable.
      boxShadow: `inset 0 0 0 ${px(40)} ${vars.color.surface}`,
      WebkitTextFillColor: vars.color.ink,
    },
  },
});

export const affix = style({ flex: 'none', color: vars.color.inkTertiary, whiteSpace: 'nowrap' });

export const inside = style([
  {
    position: 'relative',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: withText(28),
    height: withText(28),
    marginInlineEnd: px(-4),
    borderRadius: vars.radius.small,
    color: vars.color.inkTertiary,
    cursor: 'pointer',
    '@media': { [canHover]: { ':hover': { background: vars.theme.shade06, color: vars.color.ink } } },
  },
  reach,
]);

export const messages = style({ ...type('meta') });
export const message = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: px(8),
  marginBlockStart: px(8),
  overflowWrap: 'anywhere',
});
export const messageIcon = style({
  flex: 'none',
  paddingBlockStart: `calc((${vars.text.meta.line} - ${withText(16)}) / 2)`,
});
/** Tones of messages, and of the matching icon in the field. */
export const tones = styleVariants({
  help: { color: vars.color.inkTertiary },
  error: { color: vars.color.error },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
});
