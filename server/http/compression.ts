import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg\+xml)/;
/** Below this, in bytes, an answer fits one packet anyway. */
const worthwhile = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Whether an Accept-Encoding header takes an encoding; a weight of 0 refuses it. */
export function accepts(encoding: Encoding, header: string | null): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** The best encoding a client takes; null for none. */
export function acceptedEncoding(header: string | null): Encoding | null {
  if (accepts('br', header)) return 'br';
  return accepts('gzip', header) ? 'gzip' : null;
}

/**
 * Compresses an answer that is text, large enough and not yet compressed. Answers that may not be stored
 * carry secrets beside the caller's own words: they stay as they are, so that their length tells nothing.
 */
export async function compress(response: Response, request: Request): Promise<Response> {
  const { headers } = response;
  if (!compressible.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return response;
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  if (!encoding || headers.get('cache-control') === 'no-store' || !response.body) return response;
  const body = Buffer.from(await response.arrayBuffer());
  if (body.length < worthwhile) return new Response(body, response);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const packed = encoding === 'br' ? await brotli(body, { params }) : await zip(body, { level: 6 });
  const packedHeaders = new Headers(headers);
  packedHeaders.set('content-encoding', encoding);
  packedHeaders.append('vary', 'Accept-Encoding');
  packedHeaders.delete('content-length');
  return new Response(packed, { status: response.status, headers: packedHeaders });
}
