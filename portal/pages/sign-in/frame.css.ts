import { style } from '@vanilla-extract/css';
import { px, vars } from '@yimen/ui/vars';
import * as scene from '../../sign-on/scene.css.ts';

const { narrow, flat, screenHeight } = scene;

export const columns = style({
  position: 'relative',
  width: vars.size.main,
  maxWidth: scene.room,
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
  // The way out stands at the end of the sheet, within the thumb's reach.
  '@media': { [narrow]: { marginTop: 'auto' } },
});
