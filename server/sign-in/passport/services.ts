import { randomBytes } from 'node:crypto';
import type { passportServices } from '../../database/schema/sign-in.ts';

export type PassportService = typeof passportServices.$inferSelect;

/** The registered site that an address belongs to: the very origin, under its path; null when none has it. */
export function serviceFor(services: readonly PassportService[], address: string): PassportService | null {
  if (/[\\\s\p{Cc}]/u.test(address)) return null;
  const url = URL.parse(address);
  if (!url || url.username || url.password) return null;
  return services.find(({ origin, path }) => url.origin === origin && isUnder(url.pathname, path)) ?? null;
}

/** Whether a path is another or below it: `/lib` holds `/lib/x`, not `/library`. */
function isUnder(path: string, above: string): boolean {
  return path === above || path.startsWith(above.endsWith('/') ? above : `${above}/`);
}

/** 256 random bits. */
export const newSecret = () => randomBytes(32).toString('base64url');
