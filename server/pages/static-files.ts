import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { serveStatic } from 'hono/serve-static';
import { refuseWrites } from '../http/only-get.ts';
import { tagOf } from '../http/tag.ts';

/** Addresses of the service workers' scripts. The workers may fetch from this origin, and nothing else. */
const workerPaths = new Set(['/sw.js', '/sw-entrance.js']);
const workerPolicy = "default-src 'none'; connect-src 'self'";

/**
 * Serves a folder of built files, compressed (`.br`, `.gz`) where the client accepts it. They are read into memory
 * once: a new build does not change what a running server serves.
 */
export async function readStaticFiles(folder: string): Promise<MiddlewareHandler> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(
    await Promise.all(
      names.map(async (name) => {
        const content = await readFile(name);
        const path = `/${relative(folder, name).split(sep).join('/')}`;
        return [path, { content, tag: tagOf(content) }] as const;
      }),
    ),
  );
  const serve = serveStatic({
    root: '/',
    precompressed: true,
    getContent: async (path) => files.get(path)?.content ?? null,
    onFound(path, context) {
      context.header('etag', files.get(path)?.tag);
      context.header('vary', 'Accept-Encoding');
      // The build puts a hash of the content into these names.
      const isImmutable = path.startsWith('/assets/');
      context.header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'public, no-cache');
      if (workerPaths.has(path)) context.header('content-security-policy', workerPolicy);
    },
  });
  return async (context, next) => {
    const isFile = files.has(context.req.path);
    return (isFile && refuseWrites(context.req.raw)) || serve(context, next);
  };
}
