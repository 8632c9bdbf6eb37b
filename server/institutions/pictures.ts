import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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

/** The address of a picture's night; its day's where there is none. */
export function nightPictureAddress(institution: { id: string }, name: string): string {
  const night = `${name}-night`;
  return pictureAddress(institution, findPicture(institution, night) ? night : name);
}

/** The address of an institution's picture, with its content's hash so that it may be kept forever. */
export function pictureAddress(institution: { id: string }, name: string): string {
  const picture = findPicture(institution, name);
  return `/art/${institution.id}/${name}${picture ? `.${picture.hash}` : ''}.svg`;
}
