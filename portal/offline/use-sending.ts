import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { logToConsole } from '../lib/console.ts';
import { onPageEvents } from '../lib/page-events.ts';
import { isReachable } from './connection.ts';
import { onOutbox, readOutbox } from './outbox-store.ts';

/** Delay before the next try to send while the browser reports a network, in ms. */
const retryDelayMs = 30_000;

/**
 * Sends waiting writes when a page opens, when the network is back, when the page becomes visible, and at intervals
 * while the browser reports a network. Then reloads the changed data, whichever tab has sent the writes.
 */
export function useSending(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running = false;
    let known = waitingCount();

    async function trySending() {
      if (running || waitingCount() === 0 || !navigator.onLine) return;
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
      known = waitingCount();
      if (known < before && navigator.onLine) void revalidate();
      if (known > 0) timer = setTimeout(trySending, retryDelayMs);
    }
    const look = () => {
      if (!document.hidden) void trySending();
    };

    void trySending();
    const ends = [onOutbox(follow), onPageEvents(['online'], trySending), onPageEvents(['visibilitychange'], look)];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [revalidate]);
}

const waitingCount = () => readOutbox().waiting.length;
