import { useEffect, useState } from 'react';
import type { Moment } from '../../lib/time/clock.ts';
import { useOutbox } from '../../offline/outbox-store.ts';
import type { AgendaItem } from '../../parts/due/agenda.ts';

type Agenda = readonly AgendaItem[];

/** To be fetched ahead: it is wanted without a network. */
export const fetchWaitingAgenda = () => import('./waiting-agenda.ts');

/** Puts the entries that wait for a network into a day's agenda; their code is fetched when any does. */
export function useWithWaiting(): (agenda: Agenda, now: Moment, date: string) => Agenda {
  const outbox = useOutbox();
  const [code, setCode] = useState<Awaited<ReturnType<typeof fetchWaitingAgenda>>>();
  const waits = outbox.waiting.length + outbox.refused.length > 0;
  useEffect(() => {
    if (waits) fetchWaitingAgenda().then(setCode, () => undefined);
  }, [waits]);
  return (agenda, now, date) => code?.withWaitingEntries(agenda, outbox, now, date) ?? agenda;
}
