import { either } from './toggles.ts';
import { shape } from './vocabulary.ts';

type Names = { readonly [name: string]: null | Names };
type References<N> = { readonly [K in keyof N]: N[K] extends null ? `var(--ym-${string})` : References<N[K]> };

/**
 * References to every token as CSS variables with stable names (`--ym-color-ink`),
 * for use in styles. A theme is a block that gives these variables values.
 */
export const vars = references(shape, 'ym');

// Not a `.css.ts` file and without vanilla-extract's own contract function: a `.css.ts` file could not export
// `px`, and a page that needs one name at run time would load the whole library.
function references<N extends Names>(names: N, prefix: string): References<N> {
  const entries = Object.entries(names).map(([name, inner]) => {
    const path = `${prefix}-${kebab(name)}`;
    return [name, inner === null ? `var(--${path})` : references(inner, path)];
  });
  return Object.fromEntries(entries);
}

function kebab(part: string): string {
  return part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * A length of the design, in its pixels. One unit is 1/16 rem by default, so that it follows the
 * reader's own text size; the portal sets it from its viewport rules (specification, section 4).
 */
export function px(length: number): string {
  return `calc(${length} * ${vars.unit})`;
}

/** A value, and another one in care mode. */
export function inCare(plain: string, care: string): string {
  return either('care', plain, care);
}

/** The size of a touch target: a length of the design, but at least 44 px on the narrowest phone. */
export function touch(length = 44): string {
  return `max(44px, ${px(length)})`;
}

/** The minimum size of a target, as designed; in care mode at least 44 px on the screen, like a small control. */
export function targetSize(least: string): string {
  return `max(${least}, ${vars.control.small})`;
}
