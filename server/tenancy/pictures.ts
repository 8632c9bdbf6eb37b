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

/** The drawings of a folder by name. Read once: they are part of the program. */
function readDrawings(folder: string): [name: string, svg: string][] {
  const path = fileURLToPath(new URL(folder, import.meta.url));
  return readdirSync(path)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [file.slice(0, -'.svg'.length), readFileSync(`${path}/${file}`, 'utf8')]);
}

/** Pictures of the demo's institutions, whose keys begin their names. */
const demo: ReadonlyMap<string, Picture> = new Map(
  readDrawings('../demo/art').map(([name, svg]) => [name, pictureOf(svg)]),
);

/** What stands where an institution has no picture, by use, drawn in the current colour. */
const builtIn = readDrawings('./art');

/** What a picture is for: a name that every institution may give one of its own, `xinyuan-emblem`. */
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

/** The demo's picture of a name; another institution's pictures are not found. */
const demoPicture = (institution: { id: string }, name: string): Picture | null =>
  name.startsWith(`${institution.id}-`) ? (demo.get(name) ?? null) : null;

/** A picture of the program by the name in its address: one of the demo's institution, or a built-in one. */
export async function findPicture(db: Queryable, institution: { id: string }, name: string): Promise<Picture | null> {
  return demoPicture(institution, name) ?? (await builtInOf(db, institution)).get(name) ?? null;
}

/** What the data name for a use; nothing means the use's own name. */
export const pictureName = (institution: { id: string }, name: string, use: string) =>
  name || `${institution.id}-${use}`;

/** Addresses of an institution's pictures by name, each with its content's hash so that it may be kept forever. */
export interface Pictures {
  /** Of the institution's picture; of the built-in one for this use where there is none of the name. */
  address(name: string, use: PictureUse): string;
  /** Of the same by night, which has a name of its own or the day's with `-night`; the day's where there is none. */
  night(name: string, use: PictureUse, night?: string): string;
}

/** The institution's pictures: its own before those of the program. */
export async function picturesOf(db: Queryable, institution: { id: string }): Promise<Pictures> {
  const [own, usual] = await Promise.all([artworkHashes(db, institution), builtInOf(db, institution)]);
  const ofProgram = (name: string, { hash }: Picture) => `/art/${institution.id}/${name}.${hash}.svg`;
  const find = (name: string) => {
    const hash = own.get(name);
    if (hash) return artworkAddress(institution, name, hash);
    const picture = demoPicture(institution, name);
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
      // The program's night does not belong to a day of the institution's own.
      const known = own.has(night) || !own.has(day) ? find(night) : null;
      return known ?? find(day) ?? fallback(`${use}-night`) ?? address(name, use);
    },
  };
}
