import { readFile } from 'node:fs/promises';
import { drawArtwork, isStoredPicture, maxPictureBytes } from '../tenancy/artwork/draw.ts';
import { listArtworks, removeArtwork, saveArtwork } from '../tenancy/artworks.ts';
import type { Whole } from './check.ts';
import { AdminError } from './fields.ts';
import type { Problems } from './problems.ts';
import { need, type Surroundings } from './words.ts';

/** A picture's name as in the data, with the institution's key before it. */
function fullName(key: string, given: string): string {
  const name = given.startsWith(`${key}-`) ? given : `${key}-${given}`;
  if (/^[a-z0-9][a-z0-9-]{0,99}$/.test(name)) return name;
  throw new AdminError(`“${given}” is no name of a picture: lower-case letters, digits and hyphens.`);
}

/** Lists, sets and removes an institution's own pictures. */
export async function runPicture(what: string, key: string, words: readonly string[], at: Surroundings): Promise<void> {
  const { db, print } = at;
  const institution = { id: key };
  switch (what) {
    case 'list': {
      const all = await listArtworks(db, institution);
      for (const { name, size } of all) print(`${name}  ${Math.ceil(size / 1000)} KB`);
      if (all.length === 0) print(`${key} has no pictures of its own.`);
      return;
    }
    case 'set': {
      const [given = '', file = ''] = need(words, 'name', 'file');
      const name = fullName(key, given);
      const read = await readFile(file).catch((error: Error) => {
        throw new AdminError(`${file} cannot be read: ${error.message}`);
      });
      const drawn = await drawArtwork(read);
      if (!drawn) {
        throw new AdminError(
          `${file} is no PNG, JPEG or WebP, is damaged, or is more than ${maxPictureBytes / 1_000_000} MB as WebP.`,
        );
      }
      await saveArtwork(db, institution, name, drawn);
      print(`${name} is set: ${Math.ceil(drawn.length / 1000)} KB.`);
      return;
    }
    case 'remove': {
      const [given = ''] = need(words, 'name');
      const name = fullName(key, given);
      if (!(await removeArtwork(db, institution, name))) throw new AdminError(`${key} has no picture ${name}.`);
      print(`${name} is removed.`);
      return;
    }
    default:
      throw new AdminError('Say “picture list | set | remove”.');
  }
}

/** Records the pictures of a file that are not valid, which the bytes' schema cannot check. */
export async function checkPictures({ rows }: Pick<Whole, 'rows'>, problems: Problems): Promise<void> {
  for (const part of ['artworks', 'avatars']) {
    for (const [index, row] of (rows.get(part) ?? []).entries()) {
      if (Buffer.isBuffer(row.image) && (await isStoredPicture(row.image))) continue;
      const name = String(row.name ?? row.id);
      problems.add({
        file: part,
        row: `row ${index + 1} (${name})`,
        field: 'image',
        message: 'is no whole WebP picture',
      });
    }
  }
}
