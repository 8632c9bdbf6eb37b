import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/** The content as a name, for an `etag`. */
export function tagOf(content: string | Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

// A browser takes the headers of a 304 over: a page must keep its policy.
const conditional = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy', 'content-type'] });

/** Answers 304 to who has an answer already; only where the answer names its own tag, as pages come in parts. */
export const answerConditionally: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.headers.has('etag')) await conditional(context, async () => {});
};
