import { readFile } from 'node:fs/promises';
import type { Whole } from '../changes/check.ts';
import { checkPictureNames, countPictureUses } from '../changes/picture-names.ts';
import type { Queryable } from '../database/open.ts';
import { AdminError, UsageError } from '../parts/fields.ts';
import { type Problems, rowPlace } from '../parts/problems.ts';
import { requirePart } from '../parts/tables.ts';
import { drawArtwork, isStoredPicture, maxPictureBytes } from '../tenancy/artwork/draw.ts';
import { listArtworks, saveArtwork } from '../tenancy/artworks.ts';
import { programPictures } from '../tenancy/pictures.ts';
import { removeByValues } from './removing.ts';
import { isAgreedTo, need, type Surroundings, unreadable, usesText } from './words.ts';

/** A picture's name as in the data, with the institution's key before it. */
function fullName(key: string, given: string): string {
  const name = given.startsWith(`${key}-`) ? given : `${key}-${given}`;
  if (/^[a-z0-9][a-z0-9-]{0,99}$/.test(name)) return name;
  throw new AdminError(`“${given}” 不能用作图片名称：只能有小写字母、数字和连字符。`);
}

/** Lists, sets and removes an institution's own pictures. */
export async function runPicture(
  what: string,
  key: string,
  words: readonly string[],
  at: Surroundings,
  flags: ReadonlySet<string>,
): Promise<void> {
  const { db, print } = at;
  const institution = { id: key };
  switch (what) {
    case 'list': {
      const all = await listArtworks(db, institution);
      for (const { name, size } of all) print(`${name}  ${Math.ceil(size / 1000)} KB`);
      if (all.length === 0) print(`${key} 没有上传过图片。`);
      return;
    }
    case 'set': {
      const [given = '', file = ''] = need(words, '名称', '文件');
      const name = fullName(key, given);
      const read = await readFile(file).catch((error: Error) => {
        throw new AdminError(unreadable(file, error));
      });
      const drawn = await drawArtwork(read);
      if (!drawn) {
        throw new AdminError(
          `${file} 不是 PNG、JPEG 或 WebP 图片，或已损坏，或转成 WebP 后仍超过 ${maxPictureBytes / 1_000_000} MB。`,
        );
      }
      const former = (await listArtworks(db, institution)).find((one) => one.name === name);
      const told = `将更换图片 ${name}：原来的 ${Math.ceil((former?.size ?? 0) / 1000)} KB 不保留，不能放回。`;
      const taking = { verb: '更换', what: `图片 ${name}`, exact: `${name} ${former?.hash}`, told } as const;
      if (former && !isAgreedTo(taking, flags, at)) return;
      await saveArtwork(db, institution, name, drawn);
      print(`图片 ${name} 已保存，${Math.ceil(drawn.length / 1000)} KB。`);
      return;
    }
    case 'remove': {
      const [given = ''] = need(words, '名称');
      const name = fullName(key, given);
      if (!(await listArtworks(db, institution)).some((one) => one.name === name))
        throw new AdminError(`${key} 没有图片 ${name}。`);
      const uses = await countPictureUses(db, key, name);
      const notes = programPictures(institution).includes(name)
        ? `${usesText(uses)}，以后显示自带的图片。`
        : `${usesText(uses)}。`;
      await removeByValues(key, requirePart('artworks'), [['name', name]], flags, at, { label: `图片 ${name}`, notes });
      return;
    }
    default:
      throw new UsageError('picture 后面应为 list、set 或 remove。');
  }
}

/** Records the pictures of a file that are not valid, which the bytes' schema cannot check, and names of missing ones. */
export async function checkPictures(db: Queryable, { institution, rows }: Whole, problems: Problems): Promise<void> {
  for (const part of ['artworks', 'avatars']) {
    for (const [index, row] of (rows.get(part) ?? []).entries()) {
      if (Buffer.isBuffer(row.image) && (await isStoredPicture(row.image))) continue;
      const name = String(row.name ?? row.id);
      problems.add({
        file: part,
        row: rowPlace(index, name),
        field: 'image',
        message: '不是完整的 WebP 图片',
      });
    }
  }
  await checkPictureNames(db, institution.id, new Map([...rows, ['institutions', [institution]]]), problems);
}
