import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@yimen/tokens/contract';

// `:where` keeps every rule at zero specificity, so that a component's class overrides it in any
// order of the style sheets; cascade layers would do the same, but older WebViews lack them.
globalStyle(':where(*, *::before, *::after)', { boxSizing: 'border-box', margin: 0, padding: 0 });

globalStyle(':where(html)', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // The scrollbar is always shown, so that pages with and without it do not shift.
  overflowY: 'scroll',
});

globalStyle(':where(body)', {
  fontFamily: vars.font.body,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.font.regular,
  fontSynthesis: 'none',
  fontVariantNumeric: 'tabular-nums',
  textSpacingTrim: 'trim-start',
  textAutospace: 'normal',
  WebkitFontSmoothing: 'antialiased',
  color: vars.color.ink,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
  // Avoids a single character on the last line.
  textWrap: 'pretty',
} as Record<string, string>);

globalStyle(':where(h1, h2, h3, h4, h5, h6, b, strong, th)', { fontWeight: vars.font.strong });
globalStyle(':where(h1, h2, h3, h4, h5, h6)', { fontSize: 'inherit' });
globalStyle(':where(em, i, cite, address)', { fontStyle: 'normal' });
globalStyle(':where(a)', { color: 'inherit', textDecoration: 'none' });
globalStyle(':where(ul, ol, menu)', { listStyle: 'none' });
globalStyle(':where(button, input, textarea, select)', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  border: 0,
  borderRadius: 0,
  background: 'none',
});
globalStyle(':where(button)', { cursor: 'pointer', textAlign: 'inherit' });
globalStyle(':where(img, svg, video, canvas, iframe)', { display: 'block', maxWidth: '100%', border: 0 });
globalStyle(':where(table)', { borderCollapse: 'collapse', width: '100%' });
globalStyle(':where(fieldset)', { border: 0, minWidth: 0 });
globalStyle(':where(mark)', { background: 'none', color: vars.theme.text, fontWeight: vars.font.strong });
globalStyle(':where(:focus-visible)', {
  outline: `${vars.stroke.focus} solid ${vars.focus.ring}`,
  outlineOffset: vars.stroke.focusOffset,
});
globalStyle('[hidden]:where(:not([hidden="until-found"]))', { display: 'none !important' });
