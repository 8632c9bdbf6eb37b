import { paths } from '@yimen/contract/paths';
import { isAuthPath, trimmed } from './match.ts';

/** Opened by scanning a code: a visitor who is not signed in on the phone comes back to it after signing in. */
const confirmPath = paths['qr-code-login'];
/** The server's own addresses, where sign-in starts and ends. */
const startPaths = '/sign-in/';

/**
 * A redirect target as path, query and hash when it stays on the portal, undefined otherwise: one leading slash, no
 * control character, space or backslash, own origin. Sign-in, sign-out and error pages are not allowed as targets: they
 * would undo or repeat what was just done.
 */
export function safeRedirect(target: string | null | undefined, origin: string): string | undefined {
  if (!target?.startsWith('/') || target.startsWith('//') || hasForbidden(target)) return undefined;
  if (!URL.canParse(target, origin)) return undefined;
  const url = new URL(target, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  const path = trimmed(url.pathname);
  if (path.startsWith(startPaths) || (isAuthPath(path) && path !== confirmPath)) return undefined;
  return url.pathname + url.search + url.hash;
}

function hasForbidden(text: string): boolean {
  return Array.from(text).some((character) => character === '\\' || character.charCodeAt(0) <= 0x20);
}
