import { style, styleVariants } from '@vanilla-extract/css';
import { plainButton, ring } from '../internals/looks.ts';
import { canHover, forcedColors, px, reducedMotion, vars } from '../internals/styles.ts';

const root = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  overflow: 'hidden',
  minInlineSize: 0,
});
export const variant = styleVariants({ panel: [root], backdrop: [root, { position: 'absolute', inset: 0 }] });
/** All slides are in one grid cell, so that the tallest one sets the height and the layout does not shift. */
export const stage = style({ gridArea: '1 / 1', display: 'grid', minInlineSize: 0 });
export const slide = style({
  gridArea: '1 / 1',
  minInlineSize: 0,
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${vars.motion.slow} ${vars.motion.leave}, visibility 0s ${vars.motion.slow}`,
  selectors: {
    '&[data-state="active"]': {
      opacity: 1,
      visibility: 'visible',
      transition: `opacity ${vars.motion.slow} ${vars.motion.enter}`,
    },
  },
  '@media': { [reducedMotion]: { transitionDuration: vars.motion.fast } },
});
const controlBar = style({
  gridArea: '1 / 1',
  alignSelf: 'end',
  justifySelf: 'end',
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: px(4),
  margin: px(12),
  paddingInline: px(4),
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.inkSecondary,
});
/** The space at one side of the page's column, at least the bar's own margin. */
const besideColumn = `max(${px(24)}, calc((100% - ${vars.size.main}) / 2))`;
export const controls = styleVariants({
  panel: [controlBar],
  backdrop: [controlBar, { marginBlock: px(20), marginInlineEnd: besideColumn }],
});
const control = style({
  ...plainButton,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: px(32),
  blockSize: px(32),
  borderRadius: vars.radius.small,
  selectors: { '&:focus-visible': ring(undefined, true) },
  '@media': { [canHover]: { selectors: { '&:hover': { color: vars.theme.text } } } },
});
export const button = style([control]);
export const picker = style({ display: 'flex' });
export const pick = style([
  control,
  {
    minInlineSize: px(28),
    '::before': {
      content: '""',
      inlineSize: px(20),
      blockSize: px(4),
      borderRadius: px(2),
      background: vars.color.controlBorder,
    },
    selectors: { '&[data-state="active"]::before': { background: vars.theme.control } },
    '@media': {
      [forcedColors]: {
        '::before': { background: 'ButtonText' },
        // Higher too: in forced colours a difference in colour alone is easy to miss.
        selectors: { '&[data-state="active"]::before': { background: 'Highlight', blockSize: px(10) } },
      },
    },
  },
]);
