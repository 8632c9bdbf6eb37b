import { createGlobalThemeContract } from '@vanilla-extract/css';
import { shape } from './vocabulary.ts';

/**
 * References to every token as CSS variables with stable names (`--ym-color-ink`),
 * for use in styles. A theme is a block that gives these variables values.
 */
export const vars = createGlobalThemeContract(shape, (_value, path) => `ym-${path.map(kebab).join('-')}`);

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
