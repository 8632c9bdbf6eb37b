import type { ReactNode } from 'react';

/** Widths that look like words, used in turn. */
const blockWidths = [96, 80, 112, 64, 128, 72];
export const width = (index: number) => blockWidths[index % blockWidths.length] ?? 96;
export const repeat = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index));
