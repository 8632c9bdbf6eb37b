import { openApiDocument } from '@yimen/contract/openapi';
import { Hono } from 'hono';
import { onlyRead } from '../only-get.ts';
import { newNonce, pagePolicy } from '../security.ts';
import { tagOf } from '../tag.ts';
import { openApiPage } from './page.ts';

const version = '0.1.0';

/** Serves `/openapi.json` and, for people, `/openapi`. */
export function createOpenApi(): Hono {
  const document = openApiDocument({ origin: '/', version });
  const json = JSON.stringify(document);
  const cached = { 'cache-control': 'public, no-cache' };
  const jsonHeaders = { ...cached, 'content-type': 'application/json; charset=utf-8', etag: tagOf(json) };
  return new Hono()
    .get('/openapi.json', () => new Response(json, { headers: jsonHeaders }))
    .get('/openapi', () => {
      const nonce = newNonce();
      const policy = pagePolicy({ scripts: [], styles: [`'nonce-${nonce}'`] });
      return new Response(openApiPage(document, nonce), {
        headers: { ...cached, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
      });
    })
    .on('all', ['/openapi.json', '/openapi'], onlyRead);
}
