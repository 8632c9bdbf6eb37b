import * as v from 'valibot';

export const hostRule = '应为小写的主机名，不带端口，或 https://portal.example.edu:8443 的样子';

/**
 * A host as it is written in files and commands: its name alone, or the whole address where it is not https on the
 * default port. Counterparts of sign-in redirect to that address.
 */
export const hostText = v.pipe(
  v.string(),
  v.regex(/^(https?:\/\/)?[a-z0-9][a-z0-9.-]*(?:(?<=:\/\/[a-z0-9.-]+):\d{1,5})?$/, hostRule),
);

/** The columns of a host from its text. */
export function readHost(text: string): { host: string; origin: string | null } {
  const url = text.includes('://') ? new URL(text) : null;
  return url ? { host: url.hostname, origin: url.origin } : { host: text, origin: null };
}
