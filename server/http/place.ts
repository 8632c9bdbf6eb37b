/** Where a request came from and what it is called: read once, at the door. */
export interface Place {
  readonly requestId: string;
  /** Host name without port and closing dot, lower case; empty when the request names none that can be one. */
  readonly host: string;
  /** As the visitor typed it: `https://host[:port]`. */
  readonly origin: string;
  readonly ip: string;
}

/** The path of a request's address as it is written. */
export function pathOf({ url }: Pick<Request, 'url'>): string {
  return new URL(url).pathname;
}

interface Door {
  readonly trustProxy: boolean;
  /** Address of the other end of the socket. */
  readonly socketIp: string;
}

const requestIdForm = /^[A-Za-z0-9._-]{8,64}$/;
const hostForm = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/**
 * Names the place of a request. What a proxy says (X-Forwarded-Host, -Proto, -For, X-Request-Id) counts only
 * when the proxy is trusted.
 */
export function placeOf({ headers }: Request, { trustProxy, socketIp }: Door): Place {
  const said = (name: string) => (trustProxy ? lastOf(headers.get(name)) : null);
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
 * The origin under which a page is drawn for everyone: without a port that one visitor typed. This machine's own names
 * keep theirs, for it is what leads here.
 */
export function originForAll({ origin }: Pick<Place, 'origin'>): string {
  const { protocol, hostname } = new URL(origin);
  return isThisMachine(hostname) ? origin : `${protocol}//${hostname}`;
}

/** Whether a host's name never leaves this machine. */
export function isThisMachine(hostname: string): boolean {
  return /^(.+\.)?localhost\.?$|^127(\.\d{1,3}){3}$|^\[::1\]$/.test(hostname);
}

/** Whether this is a host as a request may name it, with or without a port. */
export function isHost(authority: string): boolean {
  return hostForm.test(authority.toLowerCase());
}

/** The entry our own proxy appended: those before it are the visitor's word. */
function lastOf(header: string | null): string | null {
  return header?.split(',').at(-1)?.trim() || null;
}

export function newRequestId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 20);
}
