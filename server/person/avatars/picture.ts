import { avatarEdge } from '@yimen/contract/person/user';
import sharp from 'sharp';
import { KeyedMutex } from '../../http/keyed-mutex.ts';
import { kindOf, pixelLimit } from '../../tenancy/artwork/kind.ts';

/** A picture with sides of this ratio is not a portrait, and fitting it into a square takes much time. */
const longestRatio = 10;
/** Longest time that converting may take, in seconds: the end of the process waits for it. */
const maxSeconds = 3;

/** One is converted at a time: each occupies a thread that files, names and passwords need too. */
const avatarMutex = new KeyedMutex();

/**
 * The picture as a square WebP of at most {@link avatarEdge} px, re-encoded from its pixels and never enlarged:
 * anything else in the file (place, camera, a second file after the first) is dropped. Null for a file that is not a
 * picture, is damaged, is too large, or is extremely narrow.
 */
export async function drawAvatar(file: Buffer): Promise<Buffer | null> {
  const format = kindOf(file);
  if (!format) return null;
  try {
    const picture = sharp(file, { limitInputPixels: pixelLimit, failOn: 'error', pages: 1 });
    const { format: found, width, height } = await picture.metadata();
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    if (found !== format || width * height > pixelLimit) return null;
    if (long > short * longestRatio) return null;
    const edge = Math.min(avatarEdge, short);
    return await avatarMutex.take('', () =>
      picture
        .autoOrient()
        .resize(edge, edge, { fit: 'cover', position: 'attention' })
        .webp({ quality: 82 })
        .timeout({ seconds: maxSeconds })
        .toBuffer(),
    );
  } catch {
    return null;
  }
}
