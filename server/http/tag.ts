import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/** The `etag` of a content: a hash of it, in quotes. */
export function tagOf(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

// A browser takes over the headers of a 304: a page must keep its content security policy.
const conditional = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy', 'content-type'] });

/**
 * Answers 304 when the client has this content already. Only for answers with an `etag`, because pages are streamed.
 */
export const answerConditionally: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.headers.has('etag')) await conditional(context, async () => {});
};
