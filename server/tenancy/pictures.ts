import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Queryable } from '../database/open.ts';
import { artworkAddress, artworkHashes } from './artworks.ts';
import { institutionRow, VersionCache } from './resolve.ts';

export interface Picture {
  readonly svg: string;
  /** First characters of the content's SHA-256: part of the picture's address. */
  readonly hash: string;
}

const pictureOf = (svg: string): Picture => ({
  svg,
  hash: createHash('sha256').update(svg).digest('hex').slice(0, 12),
});

/** A folder's SVG drawings by name, read once at the start. */
function readDrawings(path: string): [name: string, svg: string][] {
  return readdirSync(path)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [file.slice(0, -'.svg'.length), readFileSync(`${path}/${file}`, 'utf8')]);
}

/** Drawings for certain institutions; each name begins with the institution's key. */
const given = new Map<string, Picture>();

/** Adds a folder's drawings for certain institutions. */
export function addDrawings(path: string): void {
  for (const [name, svg] of readDrawings(path)) given.set(name, pictureOf(svg));
}

/** The default pictures by use, drawn in `currentColor`. */
const builtIn = readDrawings(fileURLToPath(new URL('./art', import.meta.url)));

/** What a picture is for. An institution's own picture has the name `key-use`, such as `xinyuan-emblem`. */
export type PictureUse =
  | 'emblem'
  | 'hero'
  | 'sign-in'
  | 'cover'
  | 'empty'
  | 'error-not-found'
  | 'error-no-authorisation'
  | 'error-service';

const coloured = new VersionCache<ReadonlyMap<string, Picture>>();

/** The built-in pictures in the institution's colour. */
function builtInOf(db: Queryable, institution: { id: string }): Promise<ReadonlyMap<string, Picture>> {
  return coloured.get(db, institution, async () => {
    const { theme } = await institutionRow(db, institution);
    return new Map(
      builtIn.map(([name, svg]) => [name, pictureOf(svg.replace('<svg ', `<svg color="${theme.themColor}" `))]),
    );
  });
}

/** The drawing of a name made for this institution; null for another institution's. */
const drawingOf = (institution: { id: string }, name: string): Picture | null =>
  name.startsWith(`${institution.id}-`) ? (given.get(name) ?? null) : null;

/** A picture of the program by the name in its address: one made for the institution, or a built-in one. */
export async function findPicture(db: Queryable, institution: { id: string }, name: string): Promise<Picture | null> {
  return drawingOf(institution, name) ?? (await builtInOf(db, institution)).get(name) ?? null;
}

/** The names by which an institution's data may name pictures of the program. */
export const programPictures = (institution: { id: string }): string[] => [
  ...[...given.keys()].filter((name) => drawingOf(institution, name) !== null),
  ...builtIn.map(([name]) => `${institution.id}-${name}`),
];

/** The name that the data give for a use; the default name of the use when they give none. */
export const pictureName = (institution: { id: string }, name: string, use: string) =>
  name || `${institution.id}-${use}`;

/**
 * Addresses of an institution's pictures by name. Each holds a hash of the content, so that it may be cached for ever.
 */
export interface Pictures {
  /** The institution's picture of this name; without one, the built-in picture for this use. */
  address(name: string, use: PictureUse): string;
  /** The dark-mode variant: named `night`, or the day's name with `-night`; without one, the day's picture. */
  night(name: string, use: PictureUse, night?: string): string;
}

/** The institution's pictures: its own, else those of the program. */
export async function picturesOf(db: Queryable, institution: { id: string }): Promise<Pictures> {
  const [own, usual] = await Promise.all([artworkHashes(db, institution), builtInOf(db, institution)]);
  const ofProgram = (name: string, { hash }: Picture) => `/art/${institution.id}/${name}.${hash}.svg`;
  const find = (name: string) => {
    const hash = own.get(name);
    if (hash) return artworkAddress(institution, name, hash);
    const picture = drawingOf(institution, name);
    return picture && ofProgram(name, picture);
  };
  const fallback = (use: string) => {
    const picture = usual.get(use);
    return picture && ofProgram(use, picture);
  };
  const address: Pictures['address'] = (name, use) => find(pictureName(institution, name, use)) ?? fallback(use) ?? '';
  return {
    address,
    night(name, use, given) {
      const day = pictureName(institution, name, use);
      const night = given || `${day}-night`;
      // The program's dark variant does not match a day picture of the institution's own.
      const known = own.has(night) || !own.has(day) ? find(night) : null;
      return known ?? find(day) ?? fallback(`${use}-night`) ?? address(name, use);
    },
  };
}
