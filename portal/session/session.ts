import { appearanceCookies, cookieNames, cookieText, parseCookies } from './cookies.ts';

/** The user state of the specification (section 3). */
export interface SessionState {
  token: string | undefined;
  isTourist: boolean;
}

/** What a cookie header says about the visitor; without a token one is a tourist. */
export function sessionOf(cookieHeader: string | null): SessionState {
  const cookies = parseCookies(cookieHeader);
  const token = cookies.get(cookieNames.token) || undefined;
  return { token, isTourist: !token || cookies.get(cookieNames.tourist) === '1' };
}

export function readSession(): SessionState {
  return sessionOf(document.cookie);
}

export function saveGuestToken(token: string): void {
  save(token, '1');
}

export function saveMemberToken(token: string): void {
  save(token, '0');
}

/**
 * Leaves nothing of the last visitor behind: storages and every cookie that a script can reach (section 4), but for
 * how pages are drawn, so that someone who needs large type can still read after signing in.
 */
export function clearBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  const kept: readonly string[] = Object.values(appearanceCookies);
  for (const name of parseCookies(document.cookie).keys()) {
    if (!kept.includes(name)) put(cookieText(name, '', { secure: isSecure(), lifetime: 0 }));
  }
}

/** A year, so that nobody who needs large type has to ask for it again. */
const appearanceLifetime = 31_536_000;

/** Remembers in this browser whether pages are drawn in care mode. */
export function saveCare(on: boolean): void {
  put(cookieText(appearanceCookies.care, on ? '1' : '0', { secure: isSecure(), lifetime: appearanceLifetime }));
}

function save(token: string, tourist: '0' | '1'): void {
  put(cookieText(cookieNames.token, token, { secure: isSecure() }));
  put(cookieText(cookieNames.tourist, tourist, { secure: isSecure() }));
}

function isSecure(): boolean {
  return location.protocol === 'https:';
}

function put(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http addresses
  document.cookie = cookie;
}
