import { globalStyle, style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import * as scene from '../scene.css.ts';

const { narrow, screenHeight } = scene;

export const columns = style({
  position: 'relative',
  width: px(960),
  maxWidth: scene.room,
  minHeight: screenHeight,
  marginInline: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateAreas: '"brand" "main" "foot"',
  '@media': { [narrow]: { maxWidth: '100%' } },
});

export const main = style({
  gridArea: 'main',
  paddingBlock: `${px(72)} ${px(40)}`,
  outline: 'none',
  '@media': {
    // As on the sign-in page: a sheet over the picture.
    [narrow]: {
      marginTop: px(72),
      padding: `${px(32)} ${px(20)} ${px(24)}`,
      borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
      background: vars.color.surface,
    },
  },
});

export const words = style([scene.hazy, { width: 'fit-content' }]);

export const problem = style({ marginTop: px(16) });

export const form = style({
  display: 'grid',
  gap: px(32),
  marginTop: px(40),
  // A single card is one column, with the buttons below it.
  selectors: { '&[data-alone]': { maxWidth: px(560) } },
  '@media': { [narrow]: { marginTop: px(24), gap: px(24) } },
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: px(16),
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  selectors: { '[data-alone] > &': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: px(12) } },
});

export const legend = style({ position: 'absolute', clipPath: 'inset(50%)' });

const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'start',
  gap: px(20),
  minWidth: 0,
  minHeight: px(132),
  padding: px(24),
  borderRadius: vars.radius.large,
  border: `${vars.stroke.line} solid ${vars.color.line}`,
  '@media': { [narrow]: { gap: px(16), padding: px(16), minHeight: 0 } },
});

export const card = style([
  box,
  {
    background: vars.color.surface,
    cursor: 'pointer',
    transition: `border-color ${vars.motion.fast}`,
    selectors: {
      '&[data-state=unchecked]:hover': { borderColor: vars.theme.shade60 },
      '&[data-state=checked]': {
        borderColor: vars.theme.control,
        boxShadow: `inset 0 0 0 ${px(1)} ${vars.theme.control}, ${vars.shadow.floating}`,
      },
      '&:has(:focus-visible)': { outline: `${vars.stroke.focus} solid ${vars.focus.ring}`, outlineOffset: px(2) },
    },
  },
]);

export const only = style([box, { background: vars.color.surface }]);

/** Not clickable: pale, without the theme's colour. */
export const ended = style([box, { background: vars.color.surfaceSubtle, color: vars.color.disabledText }]);

globalStyle(`${ended} > [data-variant]`, { background: vars.color.disabledSurface, color: vars.color.disabledText });

export const facts = style({ display: 'grid', gap: px(4), flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${px(4)} ${px(12)}`,
  fontSize: vars.text.title3.size,
  lineHeight: vars.text.title3.line,
  fontWeight: vars.font.strong,
});

export const place = style({
  color: vars.color.inkSecondary,
  selectors: { [`${ended} &`]: { color: vars.color.disabledText } },
});

export const number = style({
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  color: vars.color.inkTertiary,
  selectors: { [`${ended} &`]: { color: vars.color.disabledText } },
});

export const radio = style({
  flex: 'none',
  width: px(20),
  height: px(20),
  margin: 0,
  marginTop: px(4),
  accentColor: vars.theme.control,
  outline: 'none',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: px(16),
  '@media': { [narrow]: { flexDirection: 'column-reverse', alignItems: 'stretch', gap: px(8) } },
});
