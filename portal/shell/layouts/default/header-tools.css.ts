import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

/** In the header's own colours, which the institution can choose. */
const tool = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: px(8),
  minBlockSize: vars.control.medium,
  paddingInline: px(10),
  border: `${vars.stroke.line} solid transparent`,
  borderRadius: vars.radius.medium,
  color: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `${vars.stroke.focus} solid ${vars.focus.headerRing}` },
  },
  '@media': { '(hover: hover)': { ':hover': { background: vars.header.hover } } },
});

/** A link with its words, at every width. */
export const named = style([tool]);

/** Hidden in a wide window, where the rail has it, `@yimen/ui/floating-tools`. */
export const enter = style([tool, { '@media': { '(min-width: 96em)': { display: 'none' } } }]);

/** Leaving care mode is drawn as a button, at every width (DESIGN §9, 20a). */
export const leaveCare = style([tool, { borderColor: 'currentColor' }]);
