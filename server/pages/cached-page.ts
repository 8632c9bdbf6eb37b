import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '../http/compression.ts';
import { pagePolicy } from '../http/security.ts';
import { tagOf } from '../http/tag.ts';
import { hashInlineParts } from './inline-parts.ts';

type Bytes = Buffer<ArrayBuffer>;

/** A page as every guest gets it: all answers share the same bytes, so that a thousand slow clients hold one copy. */
export interface CachedPage {
  readonly headers: readonly (readonly [string, string])[];
  /** Until when it may be answered to others, in ms since 1970. */
  readonly until: number;
  readonly bodies: { readonly plain: Bytes } & { readonly [encoding in Encoding]: Bytes };
  /** Its memory, in bytes. */
  readonly size: number;
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Above 7 compression takes twice the time and saves less than 1 %. */
const quality = 7;

/** How long an incomplete page is answered to others, in ms: it is rendered again soon, but not at each request. */
const staleForMs = 1000;

interface ScriptSources {
  readonly nonce: string;
  /** Sources of the content security policy that the page's institution adds. */
  readonly scripts: readonly string[];
}

/** The cached form of a response rendered with this nonce; null when the page needs the nonce. */
export async function cachedPage(response: Response, { nonce, scripts }: ScriptSources): Promise<CachedPage | null> {
  const hashed = hashInlineParts(await response.text(), nonce);
  if (!hashed) return null;
  const plain = exact(Buffer.from(hashed.html));
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [br, gzip] = await Promise.all([brotliAsync(plain, { params }), gzipAsync(plain, { level: 9 })]);
  const bodies = { plain, br: exact(br), gzip: exact(gzip) };
  const headers = new Headers(response.headers);
  const isUncacheable = headers.get('cache-control')?.includes('no-store') ?? false;
  headers.append('vary', 'Cookie, User-Agent, Accept-Encoding');
  if (!isUncacheable) {
    headers.set('cache-control', 'private, no-cache');
    headers.set('etag', `W/${tagOf(plain)}`);
  }
  if (headers.get('content-type')?.startsWith('text/html')) {
    const policy = pagePolicy({ scripts: [...hashed.scripts, ...scripts], styles: hashed.styles });
    headers.set('content-security-policy', policy);
  }
  const words = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  const size = Object.values(bodies).reduce((sum, { buffer }) => sum + buffer.byteLength, words);
  return {
    headers: [...headers],
    until: isUncacheable ? Date.now() + staleForMs : Number.POSITIVE_INFINITY,
    bodies,
    size,
  };
}

/** The answer to one request for the page. */
export function answerWith({ headers, bodies }: CachedPage, request: Request): Response {
  const own = new Headers(headers as [string, string][]);
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  if (encoding) own.set('content-encoding', encoding);
  return new Response(bodies[encoding ?? 'plain'], { headers: own });
}

/** A copy in its own memory: a slice would keep the whole buffer that it was cut from. */
function exact(bytes: Uint8Array): Bytes {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}
