// Inferred return types: applications import these, so their declarations must not name types of a build tool.

/** Keeps the content of a bar or a page clear of the notch in landscape; `own` is its padding without a notch. */
export function besideNotch(own = '0px') {
  return {
    paddingLeft: `calc(${own} + env(safe-area-inset-left, 0px))`,
    paddingRight: `calc(${own} + env(safe-area-inset-right, 0px))`,
  };
}

/** The inset beside a page's content, so that bars inside of it can be as wide as the window. */
export const freeLeft = '--ym-free-left';
export const freeRight = '--ym-free-right';
/** A bar whose background extends under the notch, in a page or not; `own` is its padding without a notch. */
export function acrossNotch(own = '0px') {
  return {
    ...besideNotch(own),
    marginLeft: `calc(-1 * var(${freeLeft}, 0px))`,
    marginRight: `calc(-1 * var(${freeRight}, 0px))`,
  };
}

/** Extends the background of a full-width element, or of one at a `side`, under the notch, where no content is. */
export function fullBleed(color: string, side?: 'left' | 'right') {
  const left = `calc(-1 * var(${freeLeft}, 0px)) 0 ${color}`;
  const right = `var(${freeRight}, 0px) 0 ${color}`;
  return { boxShadow: side ? { left, right }[side] : `${left}, ${right}` };
}
