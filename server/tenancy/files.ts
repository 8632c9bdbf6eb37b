import type { Download } from '@yimen/contract/services/downloads';
import { asc, eq, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../database/open.ts';
import { articles, files, notices } from '../database/schema/publishing.ts';
import { apps, guides } from '../database/schema/services.ts';
import { links, menus, shortcuts, slides } from '../database/schema/site.ts';
import { inTransaction } from '../database/transaction.ts';
import { perDatabase, TtlCache } from '../lib/ttl-cache.ts';
import { contentChanged, forgetRow, VersionCache } from './resolve.ts';
import { type Scoped, scoped, type TenantTable } from './scoped.ts';

/** Largest file, in bytes: the database is not meant for videos. */
export const fileLimit = 20_000_000;

const mediaTypes = new Map([
  ['pdf', 'application/pdf'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['zip', 'application/zip'],
  ['txt', 'text/plain; charset=utf-8'],
]);

/** Whether a file may have this name: short, without a path, and with the extension of a common kind of document. */
export const fileNameRule = '应为 PDF、Word、Excel、PowerPoint、TXT 或 ZIP 文件的名称';

export function isFileName(name: string): boolean {
  return /^[^\\/\p{Cc}\p{Cf}]{1,120}\.[a-z]{3,4}$/u.test(name) && mediaTypes.has(endingOf(name));
}

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);

const downloadCache = new VersionCache<ReadonlyMap<string, Download>>();

/** The institution's files by name; always current, because every change raises the data version. */
export function filesOf(db: Queryable, institution: { id: string }): Promise<ReadonlyMap<string, Download>> {
  return downloadCache.get(db, institution, async () => {
    const rows = await db
      .select({ name: files.name, key: files.key, size: sql<number>`length(${files.content})` })
      .from(files)
      .where(scoped(db, institution).of(files))
      .orderBy(asc(files.name));
    const found = rows.map(({ name, key, size }) => ({
      name,
      href: `/files/${institution.id}/${key}/${encodeURIComponent(name)}`,
      size: sizeText(size),
    }));
    return new Map(found.map((file) => [file.name, file]));
  });
}

/** The files of these names that exist, in the order of the names. */
export async function downloadsOf(
  db: Queryable,
  institution: { id: string },
  names: readonly (string | null)[],
): Promise<Download[]> {
  const all = await filesOf(db, institution);
  return [...new Set(names)].flatMap((name) => (name && all.get(name)) || []);
}

/** A size for people: `412 KB`. */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Saves a file, replacing any former one of its name; another content has another address. */
export async function saveFile(db: Database, institution: { id: string }, name: string, content: Buffer) {
  await inTransaction(db, async (tx) => {
    await tx
      .insert(files)
      .values({ institution: institution.id, name, content })
      .onConflictDoUpdate({ target: [files.institution, files.name], set: { content } });
    await contentChanged(tx, institution);
  });
  forgetRow(db, institution);
}

/** Columns that may hold the address of a file, by part. */
const linkColumns = {
  apps: [apps.pcUrl, apps.mobileUrl],
  links: [links.url],
  menus: [menus.link],
  shortcuts: [shortcuts.url],
  slides: [slides.link],
} as const;

/** An address up to what a page asks for within the file: `…pdf#page=2`. */
const pathOf = (column: AnyPgColumn) => sql<string>`substring(${column} from '^[^?#]*')`;

/** How many rows name a file, by part: as an attachment, as the form of a material, or by its address. */
export async function countFileUses(here: Scoped, name: string): Promise<ReadonlyMap<string, number>> {
  const attached = JSON.stringify([{ name }]);
  const counts: Record<string, number> = {
    articles: await here.count(articles, sql`${articles.attachments} @> ${attached}::jsonb`),
    guides: await here.count(
      guides,
      sql`${guides.guide} -> 'materials' @> ${JSON.stringify([{ template: name }])}::jsonb`,
    ),
    notices: await here.count(notices, sql`${notices.attachments} @> ${attached}::jsonb`),
  };
  const href = (await filesOf(here.db, { id: here.institution })).get(name)?.href;
  for (const [part, columns] of href === undefined ? [] : Object.entries(linkColumns)) {
    const [first] = columns;
    counts[part] = await here.count(
      first.table as TenantTable,
      or(...columns.map((column) => eq(pathOf(column), href))),
    );
  }
  return new Map(Object.entries(counts).filter(([, count]) => count > 0));
}

/** Recently requested contents: reading 20 MB occupies the process for as long as fifty calls. */
const contents = perDatabase(
  () =>
    new TtlCache<Buffer | null>({
      isCacheable: (content) => content !== null,
      bytesOf: (content) => content?.length ?? 0,
      maxBytes: 64 * 2 ** 20,
    }),
);

/**
 * The file at a path, as a download that browsers do not run; null when the institution has no file of this name and
 * key. Whoever has the address may read it: what is attached to something for a few is told to these alone. The key
 * changes with the content, so that the answer may be cached for ever.
 */
export async function fileAnswer(db: Queryable, institution: { id: string }, path: string): Promise<Response | null> {
  const [, id, given, written] = /^\/files\/([^/]+)\/([0-9a-f-]{36})\/([^/]+)$/.exec(path) ?? [];
  if (id !== institution.id || !written) return null;
  const name = decodedName(written);
  const key = (await filesOf(db, institution)).get(name)?.href.split('/')[3];
  if (!key || key !== given) return null;
  const read = async () => (await scoped(db, institution).first(files, eq(files.name, name)))?.content ?? null;
  const content = await contents(db).get(`${institution.id} ${name}`, read, key);
  if (!content) return null;
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': mediaTypes.get(endingOf(name)) ?? 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      etag: `"${key}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}

function decodedName(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return '';
  }
}
