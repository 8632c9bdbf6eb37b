import { createRoot } from 'react-dom/client';
import { isReachable } from './connection.ts';
import { sendWaiting } from './outbox.ts';
import { freshOutbox, type Waiting } from './outbox-store.ts';
import { UnsentDialog } from './UnsentDialog.tsx';

/**
 * Before signing out: sends waiting writes, and asks when that fails, because they are deleted with the session. True
 * when nothing would be lost, or the person agrees.
 */
export async function mayLeave(): Promise<boolean> {
  if (unsent().length > 0 && navigator.onLine && (await isReachable())) await sendWaiting();
  const left = unsent();
  return left.length === 0 || confirmDiscard(left);
}

/** What would be lost: waiting writes, and refused entries that can still be changed. */
function unsent(): readonly Waiting[] {
  const { waiting, refused } = freshOutbox();
  return [...waiting, ...refused.filter(({ kind }) => kind === 'entry')];
}

/** Rendered in its own React root: every kind of page has sign-out, including the error page. */
function confirmDiscard(writes: readonly Waiting[]): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (leaves: boolean) => {
      root.unmount();
      place.remove();
      resolve(leaves);
    };
    root.render(<UnsentDialog writes={writes} onAnswer={answer} />);
  });
}
