/** Most pixels a picture may unfold to: a file of a few kilobytes can hold gigabytes. */
export const pixelLimit = 25_000_000;

/** How a file begins, by its kind. Only these are ever given to the decoder; SVG can carry scripts. */
const beginnings: readonly [format: string, begins: (bytes: Buffer) => boolean][] = [
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  ['webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
];

/** The kind of picture a file begins as; null for any other. */
export function kindOf(file: Buffer): string | null {
  return beginnings.find(([, begins]) => begins(file))?.[0] ?? null;
}
