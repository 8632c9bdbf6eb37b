/** Names of the session's cookies. Scripts can read them, as specified (section 9). */
export const cookieNames = { token: 'token', tourist: 'isTourist' } as const;

/**
 * Cookies about how pages look, whether `/` leads to the search, and the app's install offer: not personal, so they are
 * kept after signing in and out.
 */
export const appearanceCookies = {
  theme: 'theme',
  care: 'care',
  text: 'text',
  slash: 'slash',
  install: 'install',
} as const;

/** Lifetime of the token cookie in seconds: 30 days (specification, section 9). */
const tokenLifetime = 2_592_000;

const ownNames: readonly string[] = [...Object.values(cookieNames), ...Object.values(appearanceCookies)];

/**
 * Parses a `Cookie` header or `document.cookie`. Only our own cookies are decoded: a header may hold thousands that
 * cannot be decoded, and each would throw an exception.
 */
export function parseCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  for (const name of ownNames) {
    const value = cookies.get(name);
    if (value !== undefined) cookies.set(name, decodedCookie(value));
  }
  return cookies;
}

/** The text of a cookie for the whole site; a lifetime of 0 removes the cookie. */
export function cookieText(name: string, value: string, { secure, lifetime = tokenLifetime }: CookieOptions): string {
  const text = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${lifetime}; SameSite=Lax`;
  return secure ? `${text}; Secure` : text;
}

/** Adds headers that remove the session's cookies. */
export function dropSession(headers: Headers, secure: boolean): void {
  for (const name of Object.values(cookieNames))
    headers.append('Set-Cookie', cookieText(name, '', { secure, lifetime: 0 }));
}

interface CookieOptions {
  secure: boolean;
  /** In seconds. */
  lifetime?: number;
}

function decodedCookie(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
