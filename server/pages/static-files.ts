import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { matchesTag } from '../http/api.ts';
import { acceptedEncoding, type Encoding } from '../http/compression.ts';
import { refuseWrites } from '../http/only-get.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Where the browser asks whether the service workers have changed. They may fetch from here, and nothing else. */
const workerPaths = new Set(['/sw.js', '/sw-entrance.js']);
const workerPolicy = "default-src 'none'; connect-src 'self'";

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

type Bytes = Buffer<ArrayBuffer>;

interface StaticFile {
  readonly type: string;
  readonly tag: string;
  readonly immutable: boolean;
  readonly policy?: string;
  readonly bodies: { readonly plain: Bytes } & { readonly [encoding in Encoding]?: Bytes | undefined };
}

export interface StaticFiles {
  /** The file at a path; null when there is none. */
  answer(path: string, request: Request): Response | null;
}

/** Reads a folder of built files with their compressed companions (`.br`, `.gz`) into memory. */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const companions = Object.values(suffixes);
  const files = new Map<string, StaticFile>();
  for (const name of names.filter((name) => !companions.some((suffix) => name.endsWith(suffix)))) {
    const path = `/${relative(folder, name).split(sep).join('/')}`;
    files.set(path, await readStaticFile(name, path, new Set(names)));
  }
  return { answer: (path, request) => serve(files.get(path), request) };
}

async function readStaticFile(name: string, path: string, names: ReadonlySet<string>): Promise<StaticFile> {
  const plain = await readFile(name);
  const companion = async (encoding: Encoding) =>
    names.has(name + suffixes[encoding]) ? await readFile(name + suffixes[encoding]) : undefined;
  return {
    type: types[extname(name)] ?? 'application/octet-stream',
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    // The build names these by their content.
    immutable: path.startsWith('/assets/'),
    ...(workerPaths.has(path) && { policy: workerPolicy }),
    bodies: { plain, br: await companion('br'), gzip: await companion('gzip') },
  };
}

function serve(file: StaticFile | undefined, request: Request): Response | null {
  if (!file) return null;
  const refused = refuseWrites(request);
  if (refused) return refused;
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    etag: file.tag,
    vary: 'Accept-Encoding',
  });
  if (file.policy) headers.set('content-security-policy', file.policy);
  if (matchesTag(request, file.tag)) return new Response(null, { status: 304, headers });
  const accepted = acceptedEncoding(request.headers.get('accept-encoding'));
  const packed = accepted ? file.bodies[accepted] : undefined;
  if (accepted && packed) headers.set('content-encoding', accepted);
  return new Response(packed ?? file.bodies.plain, { headers });
}
