import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { colorTransition, plainButton, ring } from '../internals/looks.ts';
import { ellipsis, forcedColors, px, reducedMotion, type, vars } from '../internals/styles.ts';

export const root = style({ position: 'relative', display: 'inline-flex' });

const appear = keyframes({ from: { opacity: 0, transform: `translateY(${px(-4)})` } });
const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${px(4)})`,
  zIndex: vars.layer.dropdown,
  boxSizing: 'border-box',
  minInlineSize: px(200),
  maxInlineSize: `min(${px(280)}, 100vw - ${px(16)})`,
  inlineSize: 'max-content',
  maxBlockSize: `min(${px(480)}, 70vh)`,
  overflowY: 'auto',
  padding: px(8),
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  color: vars.color.ink,
  animation: `${appear} ${vars.motion.base} ${vars.motion.enter}`,
  selectors: {
    '&[data-side="top"]': { insetBlockStart: 'auto', insetBlockEnd: `calc(100% + ${px(4)})` },
  },
  '@media': { [reducedMotion]: { animation: 'none' }, [forcedColors]: { border: '1px solid' } },
});
export const align = styleVariants({ start: [panel, { insetInlineStart: 0 }], end: [panel, { insetInlineEnd: 0 }] });
export const head = style({ padding: `${px(4)} ${px(12)} ${px(8)}` });
export const list = style({ selectors: { '&:focus': { outline: 'none' } } });
export const separator = style({
  border: 0,
  blockSize: vars.stroke.line,
  margin: `${px(8)} ${px(12)}`,
  background: vars.color.line,
});

const item = style({
  ...plainButton,
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: vars.control.medium,
  paddingBlock: px(6),
  paddingInline: px(12),
  borderRadius: vars.radius.small,
  textDecoration: 'none',
  ...type('body'),
  ...colorTransition,
  selectors: {
    '&:focus-visible': { ...ring(undefined, true), background: vars.theme.shade06 },
    '&:hover, &:focus': { background: vars.theme.shade06 },
    '&:active': { background: vars.theme.shade12 },
    '&[data-state="active"]': { background: vars.theme.shade10, color: vars.theme.text, fontWeight: vars.font.strong },
    '&[aria-disabled="true"]': { background: 'none', color: vars.color.inkTertiary, cursor: 'not-allowed' },
  },
});
export const tone = styleVariants({
  plain: [item, { color: vars.color.ink }],
  danger: [item, { color: vars.color.error }],
});
export const icon = style({
  display: 'flex',
  flex: 'none',
  color: vars.color.inkSecondary,
  selectors: { [`${tone.danger} &`]: { color: 'inherit' } },
});
export const label = style({ flex: 1, minInlineSize: 0, ...ellipsis });
export const end = style({ flex: 'none', color: vars.color.inkTertiary, ...type('meta') });
