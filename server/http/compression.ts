import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg\+xml)/;
/** Below this, in bytes, an answer fits one packet even uncompressed. */
const worthwhile = 1024;

const brotliText = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Whether an Accept-Encoding header accepts an encoding; a weight of 0 refuses it. */
export function accepts(encoding: Encoding, header: string | null): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** The best encoding that a client accepts; null for none. */
export function acceptedEncoding(header: string | null): Encoding | null {
  if (accepts('br', header)) return 'br';
  return accepts('gzip', header) ? 'gzip' : null;
}

/**
 * Compresses an answer that is text, large enough and not yet compressed. Answers that may not be stored can hold
 * secrets beside the caller's own input: they are not compressed, because their length would reveal something about the
 * secret. Hono's own middleware has no brotli.
 */
export const compress: MiddlewareHandler = async (context, next) => {
  await next();
  const packed = await compressed(context.res, context.req.header('accept-encoding') ?? null);
  if (!packed) return;
  // Otherwise Hono copies the headers of the former answer.
  context.res = undefined;
  context.res = packed;
};

async function compressed(response: Response, acceptEncoding: string | null): Promise<Response | null> {
  const { headers } = response;
  if (!compressible.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return null;
  const encoding = acceptedEncoding(acceptEncoding);
  if (!encoding || headers.get('cache-control') === 'no-store' || !response.body) return null;
  const body = Buffer.from(await response.arrayBuffer());
  if (body.length < worthwhile) return new Response(body, response);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const packed = encoding === 'br' ? await brotliText(body, { params }) : await gzipAsync(body, { level: 6 });
  const packedHeaders = new Headers(headers);
  packedHeaders.set('content-encoding', encoding);
  packedHeaders.append('vary', 'Accept-Encoding');
  packedHeaders.delete('content-length');
  return new Response(packed, { status: response.status, headers: packedHeaders });
}
