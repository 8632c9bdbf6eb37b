import { useEffect, useState } from 'react';
import type { Moment } from '../../lib/time/clock.ts';
import { useOutbox } from '../../offline/outbox-store.ts';
import type { AgendaItem } from './shared/agenda.ts';

type Agenda = readonly AgendaItem[];

/** Fetched in advance, because it is needed offline. */
export const fetchWaitingAgenda = () => import('./waiting-agenda.ts');

/**
 * Returns a function that adds entries waiting for a network to a day's agenda; its code is loaded when there are any.
 */
export function useWithWaiting(): (agenda: Agenda, now: Moment, date: string) => Agenda {
  const outbox = useOutbox();
  const [code, setCode] = useState<Awaited<ReturnType<typeof fetchWaitingAgenda>>>();
  const waits = outbox.waiting.length + outbox.refused.length > 0;
  useEffect(() => {
    if (waits) fetchWaitingAgenda().then(setCode, () => undefined);
  }, [waits]);
  return (agenda, now, date) => code?.withWaitingEntries(agenda, outbox, now, date) ?? agenda;
}
