// Returns what TypeScript infers: applications import these, and their declarations name no type of a build tool.

/** Keeps what a bar or a page holds out from under the notch of a phone on its side; `own` is its own padding there. */
export function besideNotch(own = '0px') {
  return {
    paddingLeft: `calc(${own} + env(safe-area-inset-left, 0px))`,
    paddingRight: `calc(${own} + env(safe-area-inset-right, 0px))`,
  };
}

/** What a page has kept free beside its content, for bars within it: they are as wide as the window all the same. */
export const freeLeft = '--ym-free-left';
export const freeRight = '--ym-free-right';
/** A bar whose ground goes on under the notch, within a page or by itself; `own` is its padding beside the notch. */
export function acrossNotch(own = '0px') {
  return {
    ...besideNotch(own),
    marginLeft: `calc(-1 * var(${freeLeft}, 0px))`,
    marginRight: `calc(-1 * var(${freeRight}, 0px))`,
  };
}

/** Paints what reaches to the edges of a page, or to one of them, on under the notch, where nothing is to be read. */
export function fullBleed(color: string, side?: 'left' | 'right') {
  const left = `calc(-1 * var(${freeLeft}, 0px)) 0 ${color}`;
  const right = `var(${freeRight}, 0px) 0 ${color}`;
  return { boxShadow: side ? { left, right }[side] : `${left}, ${right}` };
}
