import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

/** Two panels side by side, below each other in large type. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(300)}), 1fr))`,
  gap: px(24),
  selectors: { '[data-care] &': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const part = style({
  padding: `${px(20)} ${px(24)}`,
  selectors: {
    '& + &': { borderBlockStart: `${vars.stroke.line} solid ${vars.color.line}` },
    // A module without content leaves no line.
    '&:empty': { display: 'none' },
  },
});
/** Joined to the panel above. */
export const joined = style([part, { selectors: { '&&': { paddingBlockStart: 0, borderBlockStart: 0 } } }]);
