/** Position of the photo: its centre from the middle of the square, in widths of the square; quarter turns left. */
export type View = { x: number; y: number; zoom: number; turns: number };

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

export const initialView: View = { x: 0, y: 0, zoom: 1, turns: 0 };
export const maxZoom = 4;

/** The view nearest to the wanted one in which the photo still covers the square. */
export function clampedView({ width, height }: Size, { x, y, zoom, turns }: View): View {
  const scale = Math.min(maxZoom, Math.max(1, zoom));
  const least = Math.min(width, height);
  const [wide, high] = turns % 2 === 0 ? [width, height] : [height, width];
  const clamp = (value: number, length: number) => {
    const room = ((length / least) * scale - 1) / 2;
    return Math.min(room, Math.max(-room, value));
  };
  return { x: clamp(x, wide), y: clamp(y, high), zoom: scale, turns: ((turns % 4) + 4) % 4 };
}

/** Zooms around a point, measured from the middle. */
export function zoomAt(view: View, zoom: number, point: Point = { x: 0, y: 0 }): View {
  const factor = Math.min(maxZoom, Math.max(1, zoom)) / view.zoom;
  return {
    ...view,
    zoom: view.zoom * factor,
    x: point.x - (point.x - view.x) * factor,
    y: point.y - (point.y - view.y) * factor,
  };
}

/** A quarter turn to the left about the middle of the square. */
export function turnLeft(view: View): View {
  return { ...view, turns: view.turns + 1, x: view.y, y: -view.x };
}

/** Draws the square that the view shows over the whole canvas. */
export function draw(canvas: HTMLCanvasElement, image: ImageBitmap, { x, y, zoom, turns }: View): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const side = canvas.width;
  const scale = (side * zoom) / Math.min(image.width, image.height);
  context.resetTransform();
  context.clearRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.translate(side * (0.5 + x), side * (0.5 + y));
  context.rotate((-turns * Math.PI) / 2);
  context.scale(scale, scale);
  context.drawImage(image, -image.width / 2, -image.height / 2);
}

/** The square that the view shows as a file, `side` px wide. Throws when the browser cannot make it. */
export function cut(image: ImageBitmap, view: View, side: number, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  draw(canvas, image, view);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no file'))), type, 0.92);
  });
}
