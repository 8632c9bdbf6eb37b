import { style } from '@vanilla-extract/css';
import { phoneType, plainButton, ring } from '../../internals/looks.ts';
import { acrossNotch } from '../../internals/notch.ts';
import { hidden, px, reducedMotion, touch, vars } from '../../internals/styles.ts';

/** Overflow is clipped at the window's edge, not beside the notch, because bars and pictures inside extend under it. */
export const root = style({ position: 'relative', minInlineSize: 0, overflow: 'clip', ...acrossNotch() });
/** Behind the content, which moves down during a pull. */
export const sign = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: px(8),
  boxSizing: 'border-box',
  minBlockSize: px(56),
  paddingInline: px(16),
  color: vars.color.inkSecondary,
  textAlign: 'center',
  visibility: 'hidden',
  ...phoneType(14, 22),
  selectors: {
    [`${root}:not([data-state="idle"]) > &`]: { visibility: 'visible' },
    [`${root}[data-state="refreshing"] > &, ${root}[data-state="slow"] > &`]: { color: vars.theme.text },
    [`${root}[data-state="done"] > &`]: { color: vars.color.success },
    [`${root}[data-state="failed"] > &`]: { color: vars.color.error },
  },
});
export const body = style({
  position: 'relative',
  transition: `transform ${vars.motion.base} ${vars.motion.enter}`,
  selectors: {
    '&[data-dragging]': { transition: 'none' },
    [`${root}:is([data-state="refreshing"], [data-state="slow"], [data-state="done"], [data-state="failed"]) > &`]: {
      transform: `translateY(${px(56)})`,
    },
  },
  '@media': { [reducedMotion]: { transition: 'none' } },
});
/** For keyboard and screen reader users: visible when focused. */
export const button = style({
  ...plainButton,
  ...hidden,
  selectors: {
    '&:focus-visible': {
      ...ring(),
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: px(6),
      insetInlineStart: px(12),
      display: 'flex',
      alignItems: 'center',
      gap: px(8),
      inlineSize: 'auto',
      blockSize: touch(),
      margin: 0,
      paddingInline: px(16),
      overflow: 'visible',
      clipPath: 'none',
      borderRadius: vars.radius.medium,
      background: vars.color.surfaceRaised,
      color: vars.theme.text,
      boxShadow: vars.shadow.floating,
      ...phoneType(15, 24),
    },
  },
});
export const spoken = style(hidden);
