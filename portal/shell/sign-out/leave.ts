import { readStored } from '../../lib/storage.ts';

let leaving: Promise<boolean> | undefined;

/**
 * Signs out and goes where that leads, once however often it is asked. The next page is a new document, so that
 * nothing of the member stays in memory. What signs out is fetched when it is needed. Answers false for who stays
 * because something would be lost.
 */
export function leave(service?: string): Promise<boolean> {
  leaving ??= signOutUnlessAsked(service).finally(() => {
    leaving = undefined;
  });
  return leaving;
}

/** The code that signs out: whoever may be without a network later fetches it before. */
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
