import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { institutions } from '../database/schema/institutions.ts';
import { nearTexts } from '../lib/near-names.ts';
import { AdminError } from '../parts/fields.ts';
import { type Problems, rowPlace } from '../parts/problems.ts';
import { keyOf, type Part, type Row, settingsPart, tenantParts } from '../parts/tables.ts';
import { listArtworks } from '../tenancy/artworks.ts';
import { programPictures } from '../tenancy/pictures.ts';
import { scoped } from '../tenancy/scoped.ts';
import type { Whole } from './check.ts';

interface Named {
  readonly field: string;
  readonly name: string;
}

const column =
  (...fields: readonly string[]) =>
  (row: Row): Named[] =>
    fields.flatMap((field) => {
      const value = field.split('.').reduce<unknown>((inner, name) => (inner as Row | null)?.[name], row);
      return typeof value === 'string' && value !== '' ? [{ field, name: value }] : [];
    });

/** The pictures in a text of blocks. */
const inBody = ({ body = [] }: Row): Named[] =>
  (body as readonly { type: string; image?: string }[]).flatMap(({ type, image }, index) =>
    type === 'image' && image ? [{ field: `body.${index}.image`, name: image }] : [],
  );

/** The pictures that a row names, by part. An empty name is the program's picture. */
export const picturesNamed: Readonly<Record<string, (row: Row) => Named[]>> = {
  institutions: column('logo', 'icon', 'signIn.image', 'signIn.imageNight'),
  slides: column('image'),
  articles: (row) => [...column('cover')(row), ...inBody(row)],
  notices: inBody,
  topics: column('cover'),
};

/**
 * Records the names of pictures that nobody has brought and the program does not have. With `asked`, only in those
 * columns: others may name one from before names were checked.
 */
export async function checkPictureNames(
  db: Queryable,
  id: string,
  rows: Whole['rows'],
  problems: Problems,
  asked: (column: string, index: number) => boolean = () => true,
): Promise<void> {
  const own = rows.get('artworks') ?? (await listArtworks(db, { id }));
  const known = new Set([...own.map(({ name }) => String(name)), ...programPictures({ id })]);
  const near = nearTexts(() => known);
  for (const [part, named] of Object.entries(picturesNamed)) {
    for (const [index, row] of (rows.get(part) ?? []).entries()) {
      for (const { field, name } of named(row)) {
        if (known.has(name) || !asked(field.split('.', 1)[0] ?? '', index)) continue;
        const key = tenantParts.find((one) => one.name === part);
        const at = key ? { file: part, row: rowPlace(index, keyOf(key, row)) } : { file: 'institution' };
        const message = `没有图片 ${name}${near(name)}；要用自己的图片，请先用 picture set 上传`;
        problems.add({ ...at, field, message });
      }
    }
  }
}

/**
 * How many places name a picture, by part. Throws {@link AdminError} where there are some, unless the program has one of
 * this name too, which then stands there.
 */
export async function countPictureUses(
  db: Queryable,
  id: string,
  picture: string,
): Promise<ReadonlyMap<string, number>> {
  const here = scoped(db, { id });
  const parts: [Pick<Part, 'name' | 'key'>, readonly Row[]][] = [
    [settingsPart, await db.select().from(institutions).where(eq(institutions.id, id))],
  ];
  for (const part of tenantParts)
    if (part.name in picturesNamed) parts.push([part, (await here.rows(part.table)) as Row[]]);
  const uses = parts.flatMap(([part, rows]) =>
    rows.flatMap((row) =>
      (picturesNamed[part.name]?.(row) ?? []).flatMap(({ field, name }) =>
        name === picture ? [{ part: part.name, where: `${part.name} 的 ${keyOf(part, row)} 的 ${field}` }] : [],
      ),
    ),
  );
  const [first] = uses;
  if (first && !programPictures({ id }).includes(picture)) {
    const where = uses.length > 1 ? `${first.where} 等 ${uses.length} 处` : first.where;
    throw new AdminError(`图片 ${picture} 没有删除：${where} 还用着它，请先改掉。`);
  }
  const counts = new Map<string, number>();
  for (const { part } of uses) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}
