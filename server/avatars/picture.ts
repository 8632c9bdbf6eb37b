import { avatarEdge } from '@yimen/contract/user';
import sharp from 'sharp';

/** Most pixels a picture may unfold to: a file of a few kilobytes can hold gigabytes. */
const pixelLimit = 25_000_000;

/** How a file begins, by its kind. Only these are ever given to the decoder; SVG can carry scripts. */
const beginnings: readonly [format: string, begins: (bytes: Buffer) => boolean][] = [
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  ['webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
];

/**
 * The picture as a square WebP, drawn anew from its pixels: whatever else the file carried (place, camera, a second
 * file behind the first) stays behind. Null for what is no picture, damaged or too large.
 */
export async function drawAvatar(file: Buffer): Promise<Buffer | null> {
  const format = beginnings.find(([, begins]) => begins(file))?.[0];
  if (!format) return null;
  try {
    const picture = sharp(file, { limitInputPixels: pixelLimit, failOn: 'error', pages: 1 });
    if ((await picture.metadata()).format !== format) return null;
    return await picture
      .autoOrient()
      .resize(avatarEdge, avatarEdge, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}
