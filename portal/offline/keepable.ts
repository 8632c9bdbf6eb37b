import { scope } from './cached-pages.ts';
import { neverKept } from './phone-pages.ts';

const lasting = /^\/(?:assets|art|icons|pictures|app-icons)\//;

/** True for files whose address changes with their content. */
export function isLasting(pathname: string): boolean {
  return lasting.test(pathname);
}

/** True for phone pages worth keeping: what a search found and what was refused may be otherwise the next time. */
export function isKeepable(pathname: string): boolean {
  return pathname.startsWith(scope) && !neverKept.includes(pathname);
}
