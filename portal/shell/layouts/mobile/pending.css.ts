import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { besideNotch, vars } from '@yimen/ui/vars';

const come = keyframes({ from: { visibility: 'hidden' } });
const go = keyframes({ to: { visibility: 'hidden' } });
/** A page that loads faster shows no skeleton (DESIGN §6). */
const delay = '200ms';

const cover = style({
  position: 'fixed',
  inset: 0,
  overflow: 'clip',
  ...besideNotch(),
  background: vars.color.paper,
  // The page below keeps its scroll position.
  touchAction: 'none',
  animation: `${come} ${delay} step-end`,
});
/** The tab bar is later in the document. */
export const aboveTabs = style([cover, { zIndex: vars.layer.sticky }]);
export const overTabs = style([cover, { zIndex: `calc(${vars.layer.sticky} + 1)` }]);
/** Covered content is not focusable. */
globalStyle(`main:has(> ${cover}) > :not(${cover})`, { animation: `${go} ${delay} step-end forwards` });
