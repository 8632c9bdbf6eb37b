/** Names of the session's cookies. They are readable by script, as specified (section 9). */
export const cookieNames = { token: 'token', tourist: 'isTourist' } as const;

/** Cookies of how pages are drawn and offered: they say nothing of a person, and outlast signing in and out. */
export const appearanceCookies = { theme: 'theme', care: 'care', text: 'text', install: 'install' } as const;

/** Lifetime of the token cookie in seconds: 30 days (specification, section 9). */
const tokenLifetime = 2_592_000;

/** The cookies of a `Cookie` header or of `document.cookie`. */
export function parseCookies(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0) cookies.set(pair.slice(0, at).trim(), decoded(pair.slice(at + 1).trim()));
  }
  return cookies;
}

/** One cookie for the whole site; a lifetime of 0 removes it. */
export function cookieText(name: string, value: string, { secure, lifetime = tokenLifetime }: CookieOptions): string {
  const text = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${lifetime}; SameSite=Lax`;
  return secure ? `${text}; Secure` : text;
}

/** Has an answer take the session's cookies back. */
export function dropSession(headers: Headers, secure: boolean): void {
  for (const name of Object.values(cookieNames))
    headers.append('Set-Cookie', cookieText(name, '', { secure, lifetime: 0 }));
}

interface CookieOptions {
  secure: boolean;
  /** In seconds. */
  lifetime?: number;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
