import { encode } from 'uqr';

export interface QrDrawing {
  /** The dark modules as one SVG path, a unit square each. */
  path: string;
  /** Width and height in units, quiet zone included. */
  size: number;
}

/** A QR code as a path that any colour can fill; adjacent dark modules of a row are one rectangle. */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      const width = x + 1 - start;
      path += `M${start} ${y}h${width}v1h-${width}z`;
    }
  });
  return { path, size };
}
