import type { CSSProperties } from 'react';

/**
 * Gives a grid its number of columns as `--columns`. Left to what it holds, a grid that is still arriving would begin
 * with one wide column and move everything at each further one.
 */
export function inColumns(count: number): CSSProperties {
  return { '--columns': count } as CSSProperties;
}
