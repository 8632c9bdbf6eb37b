import { isPhone } from '@yimen/contract/platforms';

/** Cookies that change how a guest's page is drawn; every other one leaves it as it is. */
const drawingCookies = ['care', 'theme'];
const longestSearch = 200;

/**
 * Under which key a page may be kept for all guests: institution and its host, which the page names to those it is
 * handed on to, kind of device, drawing cookies and address. Null for a member's page and for whatever is not plainly
 * read.
 */
export function guestPageKey(
  { host }: { host: string },
  institution: { id: string },
  { method, url, headers }: Request,
): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const { pathname, search } = new URL(url);
  const cookies = readCookies(headers.get('cookie'));
  const isTourist = !cookies.get('token') || cookies.get('isTourist') === '1';
  if (!isTourist || search.length > longestSearch) return null;
  const device = isPhone(headers.get('user-agent')) ? 'mobile' : 'desktop';
  const drawing = drawingCookies.map((name) => (cookies.get(name) ?? '').slice(0, 20));
  return [institution.id, host, device, ...drawing, pathname + search].join('\n');
}

function readCookies(header: string | null): Map<string, string> {
  return new Map(
    (header ?? '').split(';').map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const;
    }),
  );
}
