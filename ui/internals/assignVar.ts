import type { CSSProperties } from 'react';

/** A `style` object that gives a vanilla-extract variable a value decided at run time. */
export function assignVar(variable: string, value: string | number): CSSProperties {
  // `variable` is `var(--name)`; the property is the part between the brackets.
  return { [variable.slice(4, -1)]: String(value) } as CSSProperties;
}
