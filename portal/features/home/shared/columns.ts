import type { CSSProperties } from 'react';

/**
 * Sets a grid's number of columns as `--columns`. With automatic columns, a grid whose HTML is still arriving would
 * start with one wide column and change at each further one.
 */
export function inColumns(count: number): CSSProperties {
  return { '--columns': count } as CSSProperties;
}
