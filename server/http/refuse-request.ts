/** Longest path of an address, in bytes: no page, call or file has a longer one. */
const longestPath = 2048;
/** Longest query, in bytes: in sign-in an identity provider's redirect adds a code and a state of up to 2 KB each. */
const longestQueryString = 8192;
/** Most parameters of a query: no page and no call reads half as many. */
const maxParameters = 64;

/** Why a request is refused before it is routed. */
export interface RequestRefusal {
  readonly status: 400 | 414 | 415;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Refuses, before a long URL costs time, a request that no client needs to send; null for every other one. */
export function refuseRequest({ url, headers }: Pick<Request, 'url' | 'headers'>): RequestRefusal | null {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const query = url.indexOf('?', start);
  const end = query < 0 ? url.length : query;
  if (end - start > longestPath || url.length - end > longestQueryString) {
    return { status: 414, message: '请求的地址过长：路径最多 2 KB，查询最多 8 KB' };
  }
  if (url.slice(start, end).includes('//')) return { status: 400, message: '请求的地址里有连续的斜杠' };
  if (query >= 0 && url.slice(query).split('&', maxParameters + 1).length > maxParameters) {
    return { status: 400, message: `请求的地址里参数过多，最多 ${maxParameters} 个` };
  }
  const coding = headers.get('content-encoding')?.trim().toLowerCase();
  if (coding && coding !== 'identity') {
    const message = '请求体请原样发送，不要压缩（Content-Encoding）';
    return { status: 415, message, headers: { 'accept-encoding': 'identity' } };
  }
  return null;
}
