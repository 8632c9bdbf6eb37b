import type { Download } from '@yimen/contract/services/downloads';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/open.ts';
import { files } from '../database/schema/publishing.ts';
import { inTransaction } from '../database/transaction.ts';
import { contentChanged, VersionCache } from './resolve.ts';
import { scoped } from './scoped.ts';

/** The most a file may hold, in bytes: the database is no store of films. */
export const fileLimit = 20_000_000;

const types = new Map([
  ['pdf', 'application/pdf'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['zip', 'application/zip'],
  ['txt', 'text/plain; charset=utf-8'],
]);

/** Whether a file may have this name: short, without a path, and of a kind that people open. */
export function isFileName(name: string): boolean {
  return /^[^\\/\p{Cc}\p{Cf}]{1,120}\.[a-z]{3,4}$/u.test(name) && types.has(endingOf(name));
}

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);

/** The content's own name: the address changes with the file, so that it may be kept for ever. */
const hash = sql<string>`substr(encode(sha256(${files.content}), 'hex'), 1, 16)`;

const kept = new VersionCache<ReadonlyMap<string, Download>>();

/** The institution's files by name: of now, because every change raises the data's version. */
export function filesOf(db: Queryable, institution: { id: string }): Promise<ReadonlyMap<string, Download>> {
  return kept.get(db, institution, async () => {
    const rows = await db
      .select({ name: files.name, hash, size: sql<number>`length(${files.content})` })
      .from(files)
      .where(scoped(db, institution).of(files))
      .orderBy(asc(files.name));
    const found = rows.map(({ name, size, hash: of }) => ({
      name,
      href: `/files/${institution.id}/${of}/${encodeURIComponent(name)}`,
      size: sizeText(size),
    }));
    return new Map(found.map((file) => [file.name, file]));
  });
}

/** Those of the names that can be downloaded, in their order. */
export async function downloadsOf(
  db: Queryable,
  institution: { id: string },
  names: readonly (string | null)[],
): Promise<Download[]> {
  const all = await filesOf(db, institution);
  return [...new Set(names)].flatMap((name) => (name && all.get(name)) || []);
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Puts a file in place of the former one of its name. */
export async function saveFile(db: Database, institution: { id: string }, name: string, content: Buffer) {
  await inTransaction(db, async (tx) => {
    await tx
      .insert(files)
      .values({ institution: institution.id, name, content })
      .onConflictDoUpdate({ target: [files.institution, files.name], set: { content } });
    await contentChanged(tx, institution);
  });
}

/** Takes a file away; false when there is none of this name. */
export function removeFile(db: Database, institution: { id: string }, name: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const removed = await scoped(tx, institution).delete(files, eq(files.name, name));
    if (removed > 0) await contentChanged(tx, institution);
    return removed > 0;
  });
}

/** The file at a path, to be saved and never to be run; null when the institution has no such file. */
export async function fileAnswer(db: Queryable, institution: { id: string }, path: string): Promise<Response | null> {
  const [, id, wanted, written] = /^\/files\/([^/]+)\/([0-9a-f]{16})\/([^/]+)$/.exec(path) ?? [];
  if (id !== institution.id || !written) return null;
  const name = decoded(written);
  const [row] = await db
    .select({ content: files.content, hash })
    .from(files)
    .where(scoped(db, institution).of(files, and(eq(files.name, name))));
  if (!row) return null;
  return new Response(new Uint8Array(row.content), {
    headers: {
      'content-type': types.get(endingOf(name)) ?? 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      etag: `"${row.hash}"`,
      // A page drawn before the file changed asks for the former one: it gets today's, and keeps it not.
      'cache-control': row.hash === wanted ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return '';
  }
}
