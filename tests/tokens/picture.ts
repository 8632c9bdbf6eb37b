import { page } from 'vitest/browser';

export type Pixel = readonly [red: number, green: number, blue: number];

/** A picture of an element, whose pixels are asked for in the coordinates of the window. */
export type Picture = { at: (x: number, y: number) => Pixel };

/** Takes a picture of what the browser has drawn for an element. */
export async function takePicture(element: Element): Promise<Picture> {
  const box = element.getBoundingClientRect();
  const encoded = await page.screenshot({ element, base64: true, save: false });
  const blob = await (await fetch(`data:image/png;base64,${encoded}`)).blob();
  const bitmap = await createImageBitmap(blob, { colorSpaceConversion: 'none' });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('the browser gives no canvas');
  context.drawImage(bitmap, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const scale = width / Math.ceil(box.width);
  if (scale !== 1) throw new Error(`the picture is ${width} wide, the element ${box.width}`);
  return {
    at(x, y) {
      const [column, row] = [Math.floor(x - box.left), Math.floor(y - box.top)];
      if (column < 0 || row < 0 || column >= width || row >= height) throw new Error(`no pixel at ${x}, ${y}`);
      const start = (row * width + column) * 4;
      return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
    },
  };
}

/** Contrast of WCAG 2.2 between two drawn pixels. */
export function contrast(one: Pixel, other: Pixel): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(pixel: Pixel): number {
  const [r = 0, g = 0, b = 0] = pixel.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
