import type { App, serviceStates } from '@yimen/contract/services/service';
import { minuteText } from '../lib/time.ts';

interface StateFields {
  state: (typeof serviceStates)[number];
  stateNote: string;
  openFrom: Date | null;
  openTo: Date | null;
}

/**
 * The state of a service at a time: its dates open and close it automatically. For a service in maintenance `openFrom`
 * is when it is available again. An open service has no note; any other note begins with its dates.
 */
export function serviceStateAt(fields: StateFields, now: Date): Pick<App, 'state' | 'stateNote' | 'opensAt'> {
  const { state, stateNote, openFrom, openTo } = fields;
  const early = openFrom !== null && now < openFrom;
  const late = openTo !== null && now > openTo;
  const opensAt = early ? minuteText(openFrom) : null;
  const isOpen = state === 'open' ? !early && !late : openFrom !== null && !early && !late;
  if (isOpen) return { state: 'open', stateNote: '', opensAt: null };
  if (state === 'closed') return { state, stateNote, opensAt };
  if (state === 'maintenance') {
    const back = early && `预计 ${momentInWords(openFrom, now)}恢复`;
    return { state, stateNote: [back, stateNote].filter(Boolean).join('。'), opensAt };
  }
  // The note of an open service is about its season, and is shown in its guide.
  const note = state === 'open' ? '' : stateNote;
  return { state: 'seasonal', stateNote: [seasonOf(fields, now), note].filter(Boolean).join('，'), opensAt };
}

const closedTexts = { maintenance: '系统维护中', closed: '暂停办理', seasonal: '现在不在办理期' } as const;

/** Why nobody can begin a service now, in Chinese; null where it is open, or stays so out of its season. */
export function closedReason(app: StateFields & Pick<App, 'outOfSeason'>, now: Date): string | null {
  const { state, stateNote } = serviceStateAt(app, now);
  if (state === 'open' || state === 'restricted' || (state === 'seasonal' && app.outOfSeason === 'open')) return null;
  return stateNote || closedTexts[state];
}

/** The time in which a service can be started: 办理时间 11 月 23 日 8:00 至 12 月 1 日. Empty without dates. */
function seasonOf({ openFrom, openTo }: StateFields, now: Date): string {
  if (openTo && now > openTo) return `本次办理已于 ${momentInWords(openTo, now)}结束`;
  if (!openFrom) return '';
  return openTo
    ? `办理时间 ${momentInWords(openFrom, now)}至 ${momentInWords(openTo, openFrom)}`.trimEnd()
    : `${momentInWords(openFrom, now)}开放`;
}

/** 11 月 23 日 8:00; without the time at the beginning or end of a day, with the year where it differs from `near`. */
function momentInWords(moment: Date, near: Date): string {
  const [, year, month, day, hour, minute] = /(\d+)-(\d\d)-(\d\d) (\d\d):(\d\d)$/.exec(minuteText(moment)) ?? [];
  const date = `${Number(month)} 月 ${Number(day)} 日`;
  const dated = minuteText(near).startsWith(`${year}-`) ? date : `${year} 年 ${date}`;
  const clock = `${Number(hour)}:${minute}`;
  return clock === '0:00' || clock === '23:59' ? dated : `${dated} ${clock} `;
}
