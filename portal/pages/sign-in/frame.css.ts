import { globalStyle, style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

const narrow = '(max-width: 900px)';

// The zoom also shrinks what a viewport height measures.
const screenHeight = `calc(100vh / ${vars.zoom})`;

export const frame = style({
  position: 'relative',
  minHeight: screenHeight,
  display: 'grid',
  overflow: 'hidden',
  color: vars.color.ink,
  background: vars.color.paper,
  '@media': { [narrow]: { background: vars.color.surface } },
});

// The picture reaches every edge, also where a scrollbar might be.
globalStyle(`html:has(${frame})`, { scrollbarGutter: 'auto' });

export const picture = style({
  position: 'absolute',
  // A pixel more on both sides: mirrored, the edges would show a hairline.
  insetBlock: 0,
  insetInline: px(-1),
  width: `calc(100% + ${px(2)})`,
  maxWidth: 'none',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'right bottom',
  // The landmark stands at the right of the picture, where the panel is.
  transform: 'scaleX(-1)',
  '@media': { [narrow]: { height: px(248), transform: 'none' } },
});

export const columns = style({
  position: 'relative',
  width: '100%',
  maxWidth: vars.size.main,
  minHeight: screenHeight,
  marginInline: 'auto',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${px(440)}`,
  gridTemplateRows: 'auto auto 1fr auto',
  gridTemplateAreas: '"brand panel" "words panel" ". panel" "foot foot"',
  columnGap: px(40),
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      gridTemplateAreas: '"brand" "panel" "foot"',
    },
  },
});

export const brand = style({
  gridArea: 'brand',
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  paddingTop: px(48),
  '@media': { [narrow]: { padding: `${px(48)} ${px(20)} 0` } },
});

export const logo = style({
  width: px(48),
  height: px(48),
  '@media': { [narrow]: { width: px(40), height: px(40) } },
});

export const name = style({
  fontSize: vars.text.title2.size,
  lineHeight: vars.text.title2.line,
  fontWeight: vars.font.strong,
});

export const subtitle = style({
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  color: vars.color.inkSecondary,
});

export const words = style({
  gridArea: 'words',
  paddingTop: px(72),
  // On a low window the words stay in the sky.
  '@media': { [narrow]: { display: 'none' }, '(max-height: 820px)': { paddingTop: px(36) } },
});

export const motto = style({
  fontSize: vars.text.display.size,
  lineHeight: 1.5,
  fontWeight: vars.font.strong,
  maxWidth: '10em',
  textWrap: 'balance',
});

/** A line breaks between phrases, not inside one. */
export const phrase = style({ display: 'inline-block' });

export const text = style({ marginTop: px(16), color: vars.color.inkSecondary });

export const panel = style({
  gridArea: 'panel',
  alignSelf: 'center',
  display: 'grid',
  gap: px(32),
  marginBlock: px(64),
  padding: `${px(48)} ${px(40)} ${px(32)}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  boxShadow: vars.shadow.modal,
  outline: 'none',
  '@media': {
    [narrow]: {
      alignSelf: 'stretch',
      alignContent: 'start',
      gap: px(24),
      margin: 0,
      marginTop: px(136),
      padding: `${px(32)} ${px(24)}`,
      borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
      boxShadow: 'none',
    },
  },
});

export const guest = style({ display: 'flex', justifyContent: 'center', gap: px(16) });

export const foot = style({
  gridArea: 'foot',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: px(32),
  paddingBlock: px(16),
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  color: vars.color.inkSecondary,
  '@media': { [narrow]: { display: 'none' } },
});
