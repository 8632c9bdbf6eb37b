/** Most pixels of a decoded picture: a file of a few kilobytes can decode to gigabytes. */
export const pixelLimit = 25_000_000;

/** The first bytes of a file, by its kind. Only these kinds are given to the decoder; SVG can carry scripts. */
const fileBeginnings: readonly [format: string, begins: (bytes: Buffer) => boolean][] = [
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  ['webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
];

/** The kind of picture by a file's first bytes; null for any other file. */
export function kindOf(file: Buffer): string | null {
  return fileBeginnings.find(([, begins]) => begins(file))?.[0] ?? null;
}
