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

/** Why 管理台 cannot stand on a host of its own, among an institution's hosts; null where it can. */
export function adminHostProblem(adminHost: string, hosts: readonly string[]): string | null {
  if (adminHost === '') return null;
  if (!hosts.includes(adminHost)) return `管理台的主机名 ${adminHost} 不是本单位的主机名：请先用 host add 增加`;
  return hosts.length > 1 ? null : `${adminHost} 是唯一的主机名，门户也要一个：请先用 host add 增加`;
}
