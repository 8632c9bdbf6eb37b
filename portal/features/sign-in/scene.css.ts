import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';

export const narrow = '(max-width: 900px)';
/** A phone in landscape is too low for a picture. */
export const flat = '(max-width: 900px) and (max-height: 480px)';

/** The page's zoom also scales `vh`. */
export const screenHeight = `calc(100vh / ${vars.zoom})`;

/** Maximum width of content over the picture where large type needs the whole window. */
export const room = `calc(100% - ${px(48)})`;

const frame = style({
  position: 'relative',
  minHeight: screenHeight,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  color: vars.color.ink,
  // Beside the notch of a phone in landscape; the picture is behind it.
  '@media': { [narrow]: { paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)' } },
});

export const frames = styleVariants({
  whole: [frame, { background: vars.color.paper, '@media': { [narrow]: { background: vars.color.surface } } }],
  edge: [frame, { background: vars.color.surface }],
});

// The picture reaches every edge, also where a scrollbar could be.
globalStyle(`html:has(${frame})`, { scrollbarGutter: 'auto' });

const picture = style({
  position: 'absolute',
  top: 0,
  insetInline: 0,
  width: '100%',
  maxWidth: 'none',
  objectFit: 'cover',
});

export const pictures = styleVariants({
  whole: [
    picture,
    {
      height: '100%',
      objectPosition: 'right bottom',
      // Mirrored, because the landmark in the picture is at the right, where the panel is. One pixel larger on both
      // sides, because the mirrored edges would show a thin line.
      transform: 'scaleX(-1.002)',
      '@media': { [narrow]: { height: px(248), transform: 'none' }, [flat]: { height: px(96) } },
    },
  ],
  edge: [
    picture,
    {
      height: px(420),
      objectPosition: 'right 70%',
      maskImage: 'linear-gradient(to bottom, black 60%, transparent)',
      '@media': { [narrow]: { height: px(248), maskImage: 'none' }, [flat]: { height: px(96) } },
    },
  ],
});

/** A blurred background for text over any part of the picture. */
export const hazy = style({
  position: 'relative',
  isolation: 'isolate',
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    // Evenly strong along the line, which an ellipse is not.
    inset: `${px(-12)} ${px(-28)}`,
    background: `color-mix(in srgb, ${vars.color.surface} 84%, transparent)`,
    filter: `blur(${px(24)})`,
  },
});

/**
 * In front of a full desktop picture the name is over the sky and needs no background; elsewhere it may be over
 * anything.
 */
export const brandWords = style([
  hazy,
  { '@media': { '(min-width: 900.02px)': { selectors: { [`${frames.whole} &::before`]: { display: 'none' } } } } },
]);

export const brand = style({
  gridArea: 'brand',
  display: 'flex',
  alignItems: 'center',
  gap: px(12),
  paddingTop: px(48),
  '@media': { [narrow]: { paddingInline: px(20) }, [flat]: { paddingTop: px(12) } },
});

export const logo = style({
  // Above the blurred background of the text beside it.
  position: 'relative',
  zIndex: 1,
  width: px(48),
  height: px(48),
  '@media': { [narrow]: { width: px(40), height: px(40) } },
});

export const name = style({
  fontSize: vars.text.title2.size,
  lineHeight: vars.text.title2.line,
  fontWeight: vars.font.strong,
});

const quiet = style({
  fontSize: vars.text.meta.size,
  lineHeight: vars.text.meta.line,
  color: vars.color.inkSecondary,
});
export const subtitle = style([quiet]);

const foot = style([
  quiet,
  {
    gridArea: 'foot',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: `0 ${px(32)}`,
    paddingBlock: px(16),
  },
]);

/** Below the full picture a phone's sheet reaches the page's end, without a footer. */
export const feet = styleVariants({
  whole: [
    foot,
    {
      // The bottom of the picture is covered by a gradient over the full width, so that text over it is readable.
      borderImage: `linear-gradient(transparent, ${vars.color.surface}) fill 0//${px(48)} 100vw 0`,
      '@media': { [narrow]: { display: 'none' } },
    },
  ],
  edge: [foot, { '@media': { [narrow]: { paddingInline: px(20), textAlign: 'center' } } }],
});

export const columns = style({
  position: 'relative',
  width: vars.size.main,
  maxWidth: room,
  minHeight: screenHeight,
  marginInline: 'auto',
  display: 'grid',
  gridTemplate: `"brand panel" "words panel" ". panel" 1fr "foot foot" / minmax(0, 1fr) ${px(440)}`,
  columnGap: px(40),
  '@media': {
    [narrow]: {
      maxWidth: '100%',
      gridTemplate: '"brand" "panel" 1fr "foot" / minmax(0, 1fr)',
    },
  },
});

export const words = style({
  gridArea: 'words',
  paddingTop: px(72),
  // In a low window the text stays over the sky.
  '@media': { [narrow]: { display: 'none' }, '(max-height: 820px)': { paddingTop: px(36) } },
});

export const motto = style({
  fontSize: vars.text.display.size,
  lineHeight: 1.5,
  fontWeight: vars.font.strong,
  maxWidth: '10em',
  textWrap: 'balance',
});

/** Lines break between phrases, not inside them. */
export const phrase = style({ display: 'inline-block' });

export const text = style({ marginTop: px(16), color: vars.color.inkSecondary });

export const panel = style({
  gridArea: 'panel',
  alignSelf: 'center',
  display: 'grid',
  gap: px(32),
  marginBlock: px(64),
  padding: `${px(36)} ${px(40)} ${px(32)}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  boxShadow: vars.shadow.modal,
  outline: 'none',
  '@media': {
    [narrow]: {
      alignSelf: 'stretch',
      display: 'flex',
      flexDirection: 'column',
      gap: px(24),
      margin: `${px(136)} 0 0`,
      padding: `${px(32)} ${px(24)}`,
      borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
      boxShadow: 'none',
    },
    [flat]: { gap: px(12), marginTop: px(12), paddingBlock: px(12) },
  },
});

export const guest = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `0 ${px(16)}`,
  // At the end of the sheet, near the thumb.
  '@media': { [narrow]: { marginTop: 'auto' } },
});
