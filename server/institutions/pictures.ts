import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Queryable } from '../database/open.ts';
import { artworkAddress, artworkHashes } from './artworks.ts';

const folder = fileURLToPath(new URL('../demo/art', import.meta.url));

export interface Picture {
  readonly svg: string;
  readonly hash: string;
}

/** Every picture by name. Read once: they are part of the program. */
const pictures: ReadonlyMap<string, Picture> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => {
      const svg = readFileSync(`${folder}/${file}`, 'utf8');
      const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12);
      return [file.slice(0, -'.svg'.length), { svg, hash }];
    }),
);

/** A picture of the institution by name; another institution's pictures are not found. */
export function findPicture(institution: { id: string }, name: string): Picture | null {
  return name.startsWith(`${institution.id}-`) ? (pictures.get(name) ?? null) : null;
}

/** Addresses of an institution's pictures by name, each with its content's hash so that it may be kept forever. */
export interface Pictures {
  address(name: string): string;
  /** Of a picture's night; its day's where there is none. */
  night(name: string): string;
}

/** The institution's pictures: its own before those of the program. */
export async function picturesOf(db: Queryable, institution: { id: string }): Promise<Pictures> {
  const own = await artworkHashes(db, institution);
  const address = (name: string) => {
    const hash = own.get(name);
    return hash ? artworkAddress(institution, name, hash) : programAddress(institution, name);
  };
  return {
    address,
    night(name) {
      const night = `${name}-night`;
      // The program's night does not belong to a day of the institution's own.
      const known = own.has(night) || (!own.has(name) && findPicture(institution, night));
      return address(known ? night : name);
    },
  };
}

function programAddress(institution: { id: string }, name: string): string {
  const picture = findPicture(institution, name);
  return `/art/${institution.id}/${name}${picture ? `.${picture.hash}` : ''}.svg`;
}
