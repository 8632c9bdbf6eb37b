import { style } from '@vanilla-extract/css';
import { byNight, px, type, vars } from '../internals/styles.ts';

/** A phone in landscape, unless enlarged text leaves no space for two columns. */
const flat = 'screen and (min-width: 35em) and (max-width: 900px) and (max-height: 420px)';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  alignItems: 'center',
  gap: px(56),
  width: '100%',
  maxWidth: vars.size.main,
  marginInline: 'auto',
  paddingBlock: px(40),
  '@media': {
    'screen and (max-width: 900px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      // The text area fills the height, so that the button is at the bottom, within reach of the thumb.
      gridTemplateRows: 'auto 1fr',
      alignItems: 'stretch',
      gap: px(8),
      paddingInline: px(24),
      paddingBlock: px(24),
      boxSizing: 'border-box',
    },
    [flat]: { gridTemplate: 'auto / 2fr 3fr', gap: px(24), paddingBlock: px(4) },
  },
});

export const picture = style({
  minWidth: 0,
  // Full width: the scenes fade out at their edges.
  '@media': { 'screen and (max-width: 900px)': { marginInline: px(-24), alignSelf: 'center' } },
});

export const art = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '14 / 9',
  objectFit: 'contain',
  marginInlineStart: px(-24),
  '@media': { 'screen and (max-width: 900px)': { marginInlineStart: 0, maxHeight: '40vh' } },
});

/** A scene drawn for light mode: at this size it would be too bright on a dark page. */
export const dayArt = style([art, byNight({ filter: 'brightness(0.5) saturate(1.3)' })]);

export const words = style({
  minWidth: 0,
  '@media': { 'screen and (max-width: 900px)': { display: 'flex', flexDirection: 'column' } },
});
export const code = style({
  ...type('body'),
  fontWeight: vars.font.strong,
  color: vars.theme.text,
  marginBlockEnd: px(8),
});
export const title = style({
  fontSize: px(32),
  lineHeight: px(44),
  fontWeight: vars.font.strong,
  marginBlockEnd: px(12),
  overflowWrap: 'anywhere',
  '@media': {
    'screen and (max-width: 900px)': { ...type('display'), marginBlockEnd: px(8) },
    [flat]: type('title1'),
  },
});
export const description = style({
  ...type('body'),
  lineHeight: 1.75,
  textWrap: 'pretty',
  color: vars.color.inkSecondary,
  maxWidth: px(400),
  marginBlockEnd: px(16),
});
export const message = style({
  ...type('meta'),
  display: 'inline-block',
  maxWidth: '100%',
  padding: `${px(12)} ${px(16)}`,
  borderRadius: vars.radius.medium,
  background: vars.color.paper,
  color: vars.color.inkSecondary,
  overflowWrap: 'anywhere',
  '@media': { [flat]: { paddingBlock: px(4) } },
});
export const reference = style({ display: 'block', color: vars.color.inkTertiary });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: px(16),
  marginBlockStart: px(32),
  '@media': {
    'screen and (max-width: 900px)': {
      justifyContent: 'center',
      gap: px(8),
      marginBlockStart: 'auto',
      paddingBlockStart: px(24),
    },
    [flat]: { paddingBlockStart: px(4) },
  },
});
export const exit = style({
  display: 'grid',
  width: px(240),
  '@media': { 'screen and (max-width: 900px)': { width: '100%' }, [flat]: { width: 'auto' } },
});

export const failed = style({ ...type('body'), color: vars.color.error, ':empty': { display: 'none' } });
