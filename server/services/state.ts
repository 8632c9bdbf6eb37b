import type { App } from '@yimen/contract/services/service';
import { minuteText } from '../lib/time.ts';

interface Kept {
  state: App['state'];
  stateNote: string;
  openFrom: Date | null;
  openTo: Date | null;
}

/**
 * What a service's state is at this moment: its dates open and close it by themselves. For a service in
 * maintenance `openFrom` is when it comes back. An open service needs no note; any other tells its dates first.
 */
export function stateAt(kept: Kept, now: Date): Pick<App, 'state' | 'stateNote' | 'opensAt'> {
  const { state, stateNote, openFrom, openTo } = kept;
  const early = openFrom !== null && now < openFrom;
  const late = openTo !== null && now > openTo;
  const opensAt = early ? minuteText(openFrom) : null;
  const isOpen = state === 'open' ? !early && !late : openFrom !== null && !early && !late;
  if (isOpen) return { state: 'open', stateNote: '', opensAt: null };
  if (state === 'closed') return { state, stateNote, opensAt };
  if (state === 'maintenance') {
    const back = early && `预计 ${inWords(openFrom, now)}恢复`;
    return { state, stateNote: [back, stateNote].filter(Boolean).join('。'), opensAt };
  }
  // What an open service has to say is about its season, and stands in its guide.
  const note = state === 'open' ? '' : stateNote;
  return { state: 'seasonal', stateNote: [seasonOf(kept, now), note].filter(Boolean).join('，'), opensAt };
}

/** When a service can be started, or could: 办理时间 11 月 23 日 8:00 至 12 月 1 日. Empty where no date says it. */
function seasonOf({ openFrom, openTo }: Kept, now: Date): string {
  if (openTo && now > openTo) return `本次办理已于 ${inWords(openTo, now)}结束`;
  if (!openFrom) return '';
  return openTo
    ? `办理时间 ${inWords(openFrom, now)}至 ${inWords(openTo, openFrom)}`.trimEnd()
    : `${inWords(openFrom, now)}开放`;
}

/** 11 月 23 日 8:00; without the time at a day's beginning or end, with the year where `near` has another. */
function inWords(moment: Date, near: Date): string {
  const [, year, month, day, hour, minute] = /(\d+)-(\d\d)-(\d\d) (\d\d):(\d\d)$/.exec(minuteText(moment)) ?? [];
  const date = `${Number(month)} 月 ${Number(day)} 日`;
  const dated = minuteText(near).startsWith(`${year}-`) ? date : `${year} 年 ${date}`;
  const clock = `${Number(hour)}:${minute}`;
  return clock === '0:00' || clock === '23:59' ? dated : `${dated} ${clock} `;
}
