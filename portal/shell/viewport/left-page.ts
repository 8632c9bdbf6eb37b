import { readStored, store } from '../../lib/storage.ts';

/** Session storage key of the page that was left because of the window's width; `boot-script.ts` has it, too. */
const key = 'ym-left-page';

/** A page that the window's width replaced. Both are path, query and hash. */
export interface LeftPage {
  /** The page of the other site that is shown instead. */
  shown: string;
  /** The page that was asked for. */
  asked: string;
}

/** Remembers it for as long as `shown` is the page that is shown. */
export function rememberLeftPage({ shown, asked }: LeftPage): void {
  store('session', key, `${shown}\n${asked}`);
}

/** The page that `address` stands in for; undefined where it is shown for itself, which also forgets the last one. */
export function leftPageOf(address: string): string | undefined {
  const [shown, asked] = (readStored('session', key) ?? '').split('\n');
  if (shown === address && asked) return asked;
  if (shown !== '') store('session', key, undefined);
  return undefined;
}
