/** The origin, host and client address of a request, read once when it arrives. */
export interface RequestAddress {
  readonly requestId: string;
  /** Host name without port and closing dot, lower case; empty when the request names no valid host. */
  readonly host: string;
  /** As the visitor typed it: `https://host[:port]`. */
  readonly origin: string;
  readonly ip: string;
}

/** The path of a request's URL, still percent-encoded. */
export function requestPath({ url }: Pick<Request, 'url'>): string {
  return new URL(url).pathname;
}

interface Connection {
  readonly trustProxy: boolean;
  /** Address of the other end of the socket. */
  readonly socketIp: string;
}

const requestIdForm = /^[A-Za-z0-9._-]{8,64}$/;
const hostForm = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/**
 * Reads the address of a request. A proxy's headers (X-Forwarded-Host, -Proto, -For, X-Request-Id) count only when the
 * proxy is trusted.
 */
export function requestAddress({ headers }: Request, { trustProxy, socketIp }: Connection): RequestAddress {
  const said = (name: string) => (trustProxy ? lastForwarded(headers.get(name)) : null);
  const given = (said('x-forwarded-host') ?? headers.get('host') ?? '').toLowerCase();
  const authority = isHost(given) ? given : '';
  const scheme = said('x-forwarded-proto') === 'https' ? 'https' : 'http';
  const givenId = said('x-request-id');
  return {
    requestId: givenId && requestIdForm.test(givenId) ? givenId : newRequestId(),
    host: authority.replace(/\.?(?::\d+)?$/, ''),
    origin: `${scheme}://${authority}`,
    ip: said('x-forwarded-for') ?? socketIp,
  };
}

/**
 * The origin for a page that is shared by everyone: without a port that one visitor typed. Names of this machine keep
 * their port, because without it the address does not work.
 */
export function originForAll({ origin }: Pick<RequestAddress, 'origin'>): string {
  const { protocol, hostname } = new URL(origin);
  return isThisMachine(hostname) ? origin : `${protocol}//${hostname}`;
}

/** Whether a host name resolves to this machine only. */
export function isThisMachine(hostname: string): boolean {
  return /^(.+\.)?localhost\.?$|^127(\.\d{1,3}){3}$|^\[::1\]$/.test(hostname);
}

/** Whether this is a valid host of a request, with or without a port. */
export function isHost(authority: string): boolean {
  return hostForm.test(authority.toLowerCase());
}

/** The last entry, which our own proxy appended: the client may have written those before it. */
function lastForwarded(header: string | null): string | null {
  return header?.split(',').at(-1)?.trim() || null;
}

export function newRequestId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 20);
}
