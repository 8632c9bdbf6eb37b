import { readStored } from '../../lib/storage.ts';

let leaving: Promise<boolean> | undefined;

/**
 * Signs out and opens the page that follows; further calls while it runs have no effect. The next page is a new
 * document, so that nothing of the member stays in memory. The code for signing out is fetched when needed. Resolves to
 * false when the visitor stays, because something would be lost.
 */
export function leave(service?: string): Promise<boolean> {
  leaving ??= signOutUnlessAsked(service).finally(() => {
    leaving = undefined;
  });
  return leaving;
}

/** Fetches the code for signing out, for pages that may be offline later. */
export const fetchSignOut = () => import('./sign-out.ts');

async function signOutUnlessAsked(service: string | undefined): Promise<boolean> {
  if (readStored('local', 'ym-outbox') !== null) {
    const { mayLeave } = await import('../../offline/unsent.tsx');
    if (!(await mayLeave())) return false;
  }
  const { signOut } = await fetchSignOut();
  location.replace(await signOut(service));
  return true;
}
