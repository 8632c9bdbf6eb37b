import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { ellipsis, inCare, textSizes, type, vars } from '../internals/styles.ts';

export const tones = styleVariants({
  inherit: {},
  ink: { color: vars.color.ink },
  secondary: { color: vars.color.inkSecondary },
  tertiary: { color: vars.color.inkTertiary },
  theme: { color: vars.theme.text },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  error: { color: vars.color.error },
});

export const sizes = styleVariants(
  Object.fromEntries(textSizes.map((size) => [size, type(size)])) as Record<
    (typeof textSizes)[number],
    ReturnType<typeof type>
  >,
);

export const regular = style({ fontWeight: vars.font.regular });
export const strong = style({ fontWeight: vars.font.strong });

export const lines = createVar();
export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: inCare(lines, 'none'),
  overflow: 'hidden',
});
export const oneLine = style({ display: 'block', ...ellipsis });
export const alignments = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});
export const nowrap = style({ whiteSpace: 'nowrap' });
