import { style } from '@vanilla-extract/css';
import { reach } from './reach.css.ts';
import { px, type, vars } from './styles.ts';

const control = style({
  ...type('body'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: px(8),
  minHeight: vars.control.medium,
  paddingBlock: `calc((${vars.control.medium} - 1lh) / 2)`,
  color: vars.color.ink,
  cursor: 'pointer',
  maxWidth: '100%',
  '@supports': {
    // Older WebViews have no `lh`.
    'not (height: 1lh)': { paddingBlock: px(7) },
  },
  selectors: { '&[data-disabled]': { color: vars.color.disabledText, cursor: 'not-allowed' } },
});
/** A control with its label: the whole row is the press target, at least 40 high. */
export const row = style([control, reach]);
/** Aligns a control of 20 with the first line of the text beside it. */
export const cell = style({ position: 'relative', flex: 'none', display: 'flex', alignItems: 'center', height: '1lh' });
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const note = style({ ...type('meta'), display: 'block', color: vars.color.inkTertiary });
/** The real input covers the drawn one, so that touch and screen readers find it there. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
