import { readStored, store } from '../../lib/storage.ts';

/**
 * Session storage key of the page that was replaced because of the window's width; `boot-script.ts` has the same one.
 */
const leftPageKey = 'ym-left-page';

/** A page that was replaced because of the window's width. Both are path, query and hash. */
export interface LeftPage {
  /** The page of the other site that is shown instead. */
  shown: string;
  /** The page that was asked for. */
  asked: string;
}

/** Stores the replaced page for as long as `shown` is the shown page. */
export function rememberLeftPage({ shown, asked }: LeftPage): void {
  store('session', leftPageKey, `${shown}\n${asked}`);
}

/**
 * The page that was replaced by `address`; undefined, and removed from storage, when `address` is not its replacement.
 */
export function leftPageOf(address: string): string | undefined {
  const [shown, asked] = (readStored('session', leftPageKey) ?? '').split('\n');
  if (shown === address && asked) return asked;
  if (shown !== '') store('session', leftPageKey, undefined);
  return undefined;
}
