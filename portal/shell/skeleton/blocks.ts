import type { ReactNode } from 'react';

/** Widths that look like words, in turn. */
const widths = [96, 80, 112, 64, 128, 72];
export const width = (index: number) => widths[index % widths.length] ?? 96;
export const times = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index));
