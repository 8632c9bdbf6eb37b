import type { passportServices } from '../../database/schema/sign-in.ts';

/** A legitimate path is encoded once, or twice where it holds another address. */
const maxDecodings = 4;

export type PassportService = typeof passportServices.$inferSelect;

/** The registered site of an address: the same origin, and a path below the site's; null when there is none. */
export function serviceFor(services: readonly PassportService[], address: string): PassportService | null {
  if (/[\\\s\p{Cc}]/u.test(address)) return null;
  const url = URL.parse(address);
  if (!url || url.username || url.password || hidesSteps(url.pathname)) return null;
  return services.find(({ origin, path }) => url.origin === origin && isUnder(url.pathname, path)) ?? null;
}

/** Whether a path is the other one or below it: `/lib/x` is below `/lib`, `/library` is not. */
function isUnder(path: string, above: string): boolean {
  return path === above || path.startsWith(above.endsWith('/') ? above : `${above}/`);
}

/**
 * Whether a server behind the site could read the path differently, by decoding it once more: `/lib/%2e%2e%2fadmin` is
 * below `/lib` for us and `/admin` for that server, and so is `/lib/..;/admin`.
 */
function hidesSteps(path: string): boolean {
  for (let plain = path, round = 0; round < maxDecodings; round += 1) {
    // C0 and C1 never begin a valid UTF-8 character, but decoders that do not check read them as a dot.
    if (/[\p{Cc}\xc0\xc1]/u.test(plain.replace(/[\x80-\x9f]/g, ''))) return true;
    if (plain.split(/[\\/]/).some((step) => /^\.{1,2}(;|$)/.test(step))) return true;
    const decoded = plain.replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    if (decoded === plain) return false;
    plain = decoded;
  }
  return true;
}
