import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

/** In the header's own colours, whatever the institution has chosen for it. */
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

/** A wide window offers it in the rail, `@yimen/ui/floating-tools`. */
export const enter = style([tool, { '@media': { '(min-width: 96em)': { display: 'none' } } }]);

/** The way back is drawn as a button, at every width (DESIGN §9, 20a). */
export const leaveCare = style([tool, { borderColor: 'currentColor' }]);
