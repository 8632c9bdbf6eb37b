import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, px, vars } from '../internals/styles.ts';

export const avatarSizes = [24, 32, 40, 64, 88] as const;

const side = createVar();

export const avatar = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  // Wider than its size only if the reader enlarges text but not the page.
  width: `max(${side}, 1.5em)`,
  height: `max(${side}, 1.5em)`,
  borderRadius: vars.radius.round,
  background: vars.theme.shade12,
  color: vars.theme.text,
  fontSize: `max(calc(${side} * 0.42), calc(12px / ${vars.zoom}))`,
  lineHeight: 1,
  fontWeight: vars.font.strong,
  userSelect: 'none',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

export const sizes = styleVariants(
  Object.fromEntries(avatarSizes.map((size) => [size, { vars: { [side]: px(size) } }])) as Record<
    (typeof avatarSizes)[number],
    { vars: Record<string, string> }
  >,
);

export const picture = style({
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  objectFit: 'cover',
});

export const presence = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  width: px(12),
  height: px(12),
  borderRadius: vars.radius.round,
  background: vars.color.success,
  boxShadow: `0 0 0 ${px(2)} ${vars.color.surface}`,
});
