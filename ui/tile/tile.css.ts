import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, px, vars } from '../internals/styles.ts';

const base = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: vars.radius.medium,
  color: vars.theme.text,
  // Forced colours remove fill and inner line, so a border is drawn; the text beside the tile shows its state.
  '@media': { [forcedColors]: { border: '1px solid' } },
});

export const variant = styleVariants({
  filled: [base, { background: vars.theme.shade10 }],
  outlined: [base, { boxShadow: `inset 0 0 0 ${vars.stroke.line} ${vars.theme.shade30}` }],
  dashed: [base, { border: `${vars.stroke.line} dashed ${vars.color.controlBorder}`, color: vars.color.inkTertiary }],
});

export const size = styleVariants({
  small: { inlineSize: px(40), blockSize: px(40) },
  medium: { inlineSize: px(48), blockSize: px(48) },
  large: { inlineSize: px(64), blockSize: px(64), borderRadius: vars.radius.large },
});
