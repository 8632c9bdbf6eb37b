import { createHash } from 'node:crypto';
import { openApiDocument } from '@yimen/contract/openapi';
import { matchesTag } from '../api.ts';
import { refuseWrites } from '../only-get.ts';
import { openApiPage } from './page.ts';

const version = '0.1.0';

/** Serves `/openapi.json` and, for people, `/openapi`; null for every other path. */
export function createOpenApi(): (path: string, request: Request, nonce: string) => Response | null {
  const document = openApiDocument({ origin: '/', version });
  const json = JSON.stringify(document);
  const tag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  return (path, request, nonce) => {
    if (path !== '/openapi' && path !== '/openapi.json') return null;
    const refused = refuseWrites(request);
    if (refused) return refused;
    if (path === '/openapi') {
      return new Response(openApiPage(document, nonce), {
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, no-cache' },
      });
    }
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, no-cache',
      etag: tag,
    };
    if (matchesTag(request, tag)) return new Response(null, { status: 304, headers });
    return new Response(json, { headers });
  };
}
