import { shape } from './vocabulary.ts';

type Names = { readonly [name: string]: null | Names };
type References<N> = { readonly [K in keyof N]: N[K] extends null ? `var(--ym-${string})` : References<N[K]> };

/**
 * References to every token as CSS variables with stable names (`--ym-color-ink`),
 * for use in styles. A theme is a block that gives these variables values.
 */
export const vars = references(shape, 'ym');

// Not a `.css.ts` file and not vanilla-extract's own contract function: `px` could not be exported
// from there, and a page that needs one name at run time would carry the whole library.
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

/** A length that a finger presses: of the design, and 44 px on the narrowest phone too. */
export function touch(length = 44): string {
  return `max(44px, ${px(length)})`;
}

/** The least size of what is pressed, as designed: in care mode 44 px on the screen, as a small control is. */
export function targetSize(least: string): string {
  return `max(${least}, ${vars.control.small})`;
}
