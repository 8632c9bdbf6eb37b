import { createRoot } from 'react-dom/client';
import { isReachable } from './connection.ts';
import { sendWaiting } from './outbox.ts';
import { freshOutbox, type Waiting } from './outbox-store.ts';
import { UnsentDialog } from './UnsentDialog.tsx';

/**
 * Before someone signs out: sends what still waits, and asks when that cannot be done, because it goes with the
 * session. True when nothing would be lost, or the person wants it so.
 */
export async function mayLeave(): Promise<boolean> {
  if (unsent().length > 0 && navigator.onLine && (await isReachable())) await sendWaiting();
  const left = unsent();
  return left.length === 0 || ask(left);
}

/** What would be lost: what waits, and entries that were refused but can still be changed. */
function unsent(): readonly Waiting[] {
  const { waiting, refused } = freshOutbox();
  return [...waiting, ...refused.filter(({ kind }) => kind === 'entry')];
}

/** In a root of its own: one signs out from pages of every kind, the error page among them. */
function ask(writes: readonly Waiting[]): Promise<boolean> {
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
