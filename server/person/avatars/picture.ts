import { avatarEdge } from '@yimen/contract/person/user';
import sharp from 'sharp';
import { KeyedMutex } from '../../http/keyed-mutex.ts';
import { kindOf, pixelLimit } from '../../tenancy/artwork/kind.ts';

/** A side this many times the other is no portrait, and covering a square with it is dear. */
const longestRatio = 10;
/** Longest that drawing may take, in seconds: the end of the process waits for it. */
const maxSeconds = 3;

/** One is drawn at a time: each takes a thread that files, names and passwords need too. */
const mutex = new KeyedMutex();

/**
 * The picture as a square WebP of at most {@link avatarEdge} px, drawn anew from its pixels and never enlarged:
 * whatever else the file carried (place, camera, a second file behind the first) stays behind. Null for what is no
 * picture, damaged, too large, or a mere line.
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
    return await mutex.take('', () =>
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
