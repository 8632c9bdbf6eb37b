import sharp from 'sharp';
import type { Queryable } from '../database/open.ts';
import { KeyedMutex } from '../http/keyed-mutex.ts';
import { artworkImage } from './artworks.ts';
import { findPicture, pictureName, picturesOf } from './pictures.ts';
import { institutionRow, VersionCache } from './resolve.ts';

const iconAddress = /^\/app-icons\/(now|[0-9a-f]{12,16})\/(any|maskable)-(180|192|512)\.png$/;
/** Share of a maskable icon's edge that the logo takes: what lies outside the middle 80 % may be cut off. */
const maskableShare = 0.64;
/** The background of a logo, which may be transparent; a phone would show black there. */
const paper = { r: 255, g: 255, b: 255, alpha: 1 };

const drawnIcons = new VersionCache<Map<string, Promise<Buffer | null>>>();
/** One is drawn at a time: each occupies a thread that files and passwords need too. */
const iconMutex = new KeyedMutex();

/** The institution's logo as an app icon, drawn at the first request; null when the path is not an app icon's. */
export async function appIconAnswer(
  db: Queryable,
  institution: { id: string },
  path: string,
): Promise<Response | null> {
  const [, version, purpose, size] = iconAddress.exec(path) ?? [];
  if (!version || !purpose || !size) return null;
  const { logo } = await institutionRow(db, institution);
  const icons = await drawnIcons.get(db, institution, async () => new Map());
  const key = `${purpose}-${size}`;
  const icon = icons.get(key) ?? iconMutex.take('', () => drawIcon(db, institution, logo, purpose, Number(size)));
  icons.set(key, icon);
  const image = await icon;
  if (!image) return null;
  const current = (await picturesOf(db, institution)).address(logo, 'emblem').includes(`.${version}.`);
  return new Response(new Uint8Array(image), {
    headers: {
      'content-type': 'image/png',
      'cache-control': current ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  });
}

async function drawIcon(
  db: Queryable,
  institution: { id: string },
  name: string,
  purpose: string,
  size: number,
): Promise<Buffer | null> {
  const source = await logoOf(db, institution, pictureName(institution, name, 'emblem'));
  if (!source) return null;
  const edge = purpose === 'maskable' || size === 180 ? Math.round(size * maskableShare) : size;
  const around = { left: Math.floor((size - edge) / 2), right: Math.ceil((size - edge) / 2) };
  const background = edge < size ? paper : { ...paper, alpha: 0 };
  return sharp(source, { density: 300 })
    .resize(edge, edge, { fit: 'contain', background: { ...paper, alpha: 0 } })
    .extend({ ...around, top: around.left, bottom: around.right, background })
    .flatten(edge < size ? { background: paper } : false)
    .png()
    .toBuffer();
}

/** The picture of this name: the institution's own, else the program's, else the built-in emblem. */
async function logoOf(db: Queryable, institution: { id: string }, name: string): Promise<Buffer | null> {
  const own = await artworkImage(db, institution, name);
  if (own) return own;
  const picture = (await findPicture(db, institution, name)) ?? (await findPicture(db, institution, 'emblem'));
  return picture && Buffer.from(picture.svg);
}
