import type { App } from '@yimen/contract/homepage/apps';
import { minuteText } from '../institutions/clock.ts';

interface Kept {
  state: App['state'];
  stateNote: string;
  openFrom: Date | null;
  openTo: Date | null;
}

/**
 * What a service's state is at this moment: its dates open and close it by themselves. For a service in
 * maintenance `openFrom` is when it comes back. An open service needs no note.
 */
export function stateAt({ state, stateNote, openFrom, openTo }: Kept, now: Date): Pick<App, 'state' | 'stateNote'> {
  const early = openFrom !== null && now < openFrom;
  const late = openTo !== null && now > openTo;
  if (state === 'open') {
    if (early) return { state: 'seasonal', stateNote: `${inWords(openFrom)}开放` };
    if (late) return { state: 'seasonal', stateNote: `本次受理已于 ${inWords(openTo)}结束` };
    return { state, stateNote: '' };
  }
  const returned = openFrom !== null && !early && !late;
  return returned ? { state: 'open', stateNote: '' } : { state, stateNote };
}

/** 11 月 23 日 8:00; without the time at a day's beginning or end. */
function inWords(moment: Date): string {
  const [, month, day, hour, minute] = /-(\d\d)-(\d\d) (\d\d):(\d\d)$/.exec(minuteText(moment)) ?? [];
  const date = `${Number(month)} 月 ${Number(day)} 日`;
  const clock = `${Number(hour)}:${minute}`;
  return clock === '0:00' || clock === '23:59' ? `${date}` : `${date} ${clock} `;
}
