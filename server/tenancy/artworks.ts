import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/open.ts';
import { artworks } from '../database/schema/site.ts';
import { inTransaction } from '../database/transaction.ts';
import { contentChanged, VersionCache } from './resolve.ts';
import { scoped } from './scoped.ts';

/** A hash of the content: the address changes with the picture, so that it may be cached for ever. */
const hash = sql<string>`substr(encode(sha256(${artworks.image}), 'hex'), 1, 16)`;

export interface ArtworkEntry {
  readonly name: string;
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
}

/** The institution's own pictures, by name. */
export function listArtworks(db: Queryable, institution: { id: string }): Promise<ArtworkEntry[]> {
  return db
    .select({ name: artworks.name, hash, size: sql<number>`length(${artworks.image})` })
    .from(artworks)
    .where(scoped(db, institution).of(artworks))
    .orderBy(asc(artworks.name));
}

const artworkCache = new VersionCache<ReadonlyMap<string, string>>();

/** Hashes of the institution's own pictures by name; always current, because every change raises the data version. */
export function artworkHashes(db: Queryable, institution: { id: string }): Promise<ReadonlyMap<string, string>> {
  return artworkCache.get(
    db,
    institution,
    async () => new Map((await listArtworks(db, institution)).map((one) => [one.name, one.hash])),
  );
}

/** Saves a picture, replacing any former one of its name. */
export async function saveArtwork(db: Database, institution: { id: string }, name: string, image: Buffer) {
  await inTransaction(db, async (tx) => {
    await tx
      .insert(artworks)
      .values({ institution: institution.id, name, image })
      .onConflictDoUpdate({ target: [artworks.institution, artworks.name], set: { image } });
    await contentChanged(tx, institution);
  });
}

export const artworkAddress = (institution: { id: string }, name: string, of: string) =>
  `/pictures/${institution.id}/${name}.${of}.webp`;

/** The institution's own picture of a name; null when it has none. */
export async function artworkImage(db: Queryable, institution: { id: string }, name: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ image: artworks.image })
    .from(artworks)
    .where(scoped(db, institution).of(artworks, and(eq(artworks.name, name))));
  return row?.image ?? null;
}

/** The picture at a path; null when the path is not a picture's or the institution has no such picture. */
export async function artworkAnswer(
  db: Queryable,
  institution: { id: string },
  path: string,
): Promise<Response | null> {
  const [, id, name, wanted] = /^\/pictures\/([^/]+)\/([a-z0-9-]+)\.([0-9a-f]{16})\.webp$/.exec(path) ?? [];
  if (id !== institution.id || !name) return null;
  const [row] = await db
    .select({ image: artworks.image, hash })
    .from(artworks)
    .where(scoped(db, institution).of(artworks, and(eq(artworks.name, name))));
  if (!row) return null;
  return new Response(new Uint8Array(row.image), {
    headers: {
      'content-type': 'image/webp',
      etag: `"${row.hash}"`,
      // A page rendered before the picture changed asks for the old address: it gets the new picture, uncached.
      'cache-control': row.hash === wanted ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}
