import sharp from 'sharp';

/** A picture as bytes, three to a pixel: red, green, blue. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** What may differ: steps of a channel that are overlooked, and the share of pixels that may differ by more. */
export interface Tolerance {
  channel: number;
  share: number;
}

/** For the browser that took the committed pictures: a radius of one pixel more or #fffffe for white is a difference. */
export const exact: Tolerance = { channel: 0, share: 0 };

/** What an image that is drawn smaller leaves to the processor. */
const specks = { count: 2, step: 4 };

/** For another version of the browser or another processor, which may smooth edges of letters differently. */
export const similar: Tolerance = { channel: 48, share: 0.004 };

export async function decode(file: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** WebP without loss, which is a third of PNG's size; packed as tightly as it goes in seconds instead of a tenth of one. */
export function encode({ width, height, data }: Pixels, packing: 'quick' | 'tight' = 'quick'): Promise<Buffer> {
  const effort = packing === 'tight' ? { effort: 6, quality: 100 } : { effort: 4 };
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, ...effort })
    .toBuffer();
}

export interface Difference {
  /** Pixels that differ by more than the tolerance's channel. */
  count: number;
  /** The widest step of a channel, 0 to 255. */
  step: number;
  sameSize: boolean;
  accepted: boolean;
}

export function compare(expected: Pixels, actual: Pixels, { channel, share }: Tolerance): Difference {
  const sameSize = expected.width === actual.width && expected.height === actual.height;
  if (sameSize && expected.data.equals(actual.data)) return { count: 0, step: 0, sameSize, accepted: true };
  let count = 0;
  let step = 0;
  eachPixel(expected, actual, (size) => {
    if (size > channel) count += 1;
    step = Math.max(step, size);
  });
  const pixels = Math.max(expected.width, actual.width) * Math.max(expected.height, actual.height);
  const areSpecks = count <= specks.count && step <= specks.step;
  return { count, step, sameSize, accepted: sameSize && (areSpecks || count <= pixels * share) };
}

/** Calls back with the widest step of each pixel of a canvas that holds both; 255 where only one has a pixel. */
function eachPixel(one: Pixels, other: Pixels, visit: (step: number, x: number, y: number) => void): void {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (x >= one.width || y >= one.height || x >= other.width || y >= other.height) {
        visit(255, x, y);
        continue;
      }
      const a = (y * one.width + x) * 3;
      const b = (y * other.width + x) * 3;
      let step = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        step = Math.max(step, Math.abs((one.data[a + channel] ?? 0) - (other.data[b + channel] ?? 0)));
      }
      visit(step, x, y);
    }
  }
}

/** The new picture grown pale, with magenta where it differs, however little. */
export function drawDifference(expected: Pixels, actual: Pixels): Pixels {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const data = Buffer.alloc(width * height * 3, 255);
  eachPixel(expected, actual, (step, x, y) => {
    const at = (y * width + x) * 3;
    if (step > 0) {
      data[at] = 230;
      data[at + 1] = 0;
      data[at + 2] = 160;
    } else {
      const from = (y * actual.width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        data[at + channel] = 200 + ((actual.data[from + channel] ?? 0) * 55) / 255;
    }
  });
  return { width, height, data };
}
