import sharp from 'sharp';
import { kindOf, pixelLimit } from './kind.ts';

/** Largest uploaded file and largest stored picture, in bytes. */
export const fileLimit = 12_000_000;
export const maxPictureBytes = 2_000_000;
/** Longest edge that is stored, in pixels: a banner on a wide screen of double density. */
const longestEdge = 3200;
/** Longest time that converting may take, in seconds. */
const maxSeconds = 30;
/** Below this many pixels a picture is stored without loss: emblems and QR codes need sharp edges. */
const exactBelow = 600_000;

/**
 * Converts a picture to WebP, re-encoded from its pixels, with edges of at most {@link longestEdge} px. Null for a file
 * that is not a PNG, JPEG or WebP, is damaged, or is too large.
 */
export async function drawArtwork(file: Buffer): Promise<Buffer | null> {
  const format = file.length <= fileLimit ? kindOf(file) : null;
  if (!format) return null;
  try {
    const picture = sharp(file, { limitInputPixels: pixelLimit * 2, failOn: 'error', pages: 1 });
    const { format: found, width = 0, height = 0 } = await picture.metadata();
    if (found !== format) return null;
    const exact = format !== 'jpeg' && width * height <= exactBelow;
    const drawn = await picture
      .autoOrient()
      .resize(longestEdge, longestEdge, { fit: 'inside', withoutEnlargement: true })
      .webp(exact ? { lossless: true } : { quality: 82, alphaQuality: 90 })
      .timeout({ seconds: maxSeconds })
      .toBuffer();
    return drawn.length <= maxPictureBytes ? drawn : null;
  } catch {
    return null;
  }
}

/** Whether these bytes are a picture as it is stored: a whole WebP of an allowed size. */
export async function isStoredPicture(image: Buffer): Promise<boolean> {
  if (image.length > maxPictureBytes || kindOf(image) !== 'webp') return false;
  try {
    await sharp(image, { limitInputPixels: pixelLimit * 2, failOn: 'error', pages: 1 }).stats();
    return true;
  } catch {
    return false;
  }
}
