import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { logToConsole } from '../lib/console.ts';
import { isReachable } from './connection.ts';
import { onOutbox, readOutbox } from './outbox-store.ts';

/** How long a write waits for another try while the browser believes that there is a network, in ms. */
const pause = 30_000;

/**
 * Sends what waits when a page opens, when the network is back, when the page is looked at again, and from time to
 * time while there seems to be one; what that changes is then shown, whichever tab has sent it.
 */
export function useSending(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running = false;
    let known = waiting();

    async function trySending() {
      if (running || waiting() === 0 || !navigator.onLine) return;
      running = true;
      try {
        if (await isReachable()) await import('./outbox.ts').then(({ sendWaiting }) => sendWaiting());
      } catch (error) {
        logToConsole('info', 'What waits could not be sent', error);
      } finally {
        running = false;
        follow();
      }
    }
    function follow() {
      clearTimeout(timer);
      if (running) return;
      const before = known;
      known = waiting();
      if (known < before && navigator.onLine) void revalidate();
      if (known > 0) timer = setTimeout(trySending, pause);
    }
    const look = () => {
      if (document.visibilityState === 'visible') void trySending();
    };

    void trySending();
    const deaf = onOutbox(follow);
    window.addEventListener('online', trySending);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      deaf();
      window.removeEventListener('online', trySending);
      document.removeEventListener('visibilitychange', look);
    };
  }, [revalidate]);
}

const waiting = () => readOutbox().waiting.length;
