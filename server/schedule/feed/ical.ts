import { setImmediate as nextTurn } from 'node:timers/promises';
import { endOfDay, utcStamp } from '../../lib/time.ts';

/** Writes iCalendar (RFC 5545) for calendar programs. Times are in Asia/Shanghai. */

/** An event; times as in the contract: `YYYY-MM-DD HH:mm`, or days for an all-day event. */
export interface CalendarEvent {
  readonly uid: string;
  readonly title: string;
  readonly start: string;
  /** For all-day events the last day; the file holds the day after. */
  readonly end: string;
  readonly place?: string;
  readonly note?: string;
  readonly category: string;
  /** The value of RRULE. */
  readonly rule?: string | undefined;
  /** Occurrences of the rule that do not take place, in the form of `start`. */
  readonly except?: readonly string[];
  /** Minutes before the start at which the calendar program reminds. */
  readonly remind?: number | null;
  /** Does not mark the time as busy, as events of the school calendar. */
  readonly free?: boolean;
}

const zone = 'Asia/Shanghai';
/** Longest line in bytes without its end (RFC 5545, section 3.1). */
const lineBytes = 75;
/** Most UTF-8 bytes of one UTF-16 unit. */
const unitBytes = 3;
/** Longest text of an event, in UTF-16 units: only the institution's staff can store a longer one. */
const longestText = 500;
/** Events that are written before the function yields to other requests. */
const turn = 100;

const compact = (text: string) => text.replaceAll(/[-:]/g, '').replace(' ', 'T');

/** The value of a text, cut when too long; commas, semicolons, backslashes and line breaks are escaped. */
export function escapeIcal(text: string): string {
  return text
    .slice(0, longestText)
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '');
}

/** A line folded into parts of at most 75 bytes, without splitting a character. */
export function folded(line: string): string {
  if (line.length * unitBytes <= lineBytes) return line;
  const bytes = Buffer.from(line);
  if (bytes.length <= lineBytes) return line;
  const parts: string[] = [];
  let room = lineBytes;
  for (let from = 0; from < bytes.length; ) {
    let to = Math.min(bytes.length, from + room);
    while (isWithinCharacter(bytes[to])) to -= 1;
    parts.push(bytes.toString('utf8', from, to));
    from = to;
    room = lineBytes - 1;
  }
  return parts.join('\r\n ');
}

/** Whether a byte continues a UTF-8 character. */
const isWithinCharacter = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

function timeProperty(name: string, text: string): string {
  return text.length > 10 ? `${name};TZID=${zone}:${compact(text)}00` : `${name};VALUE=DATE:${compact(text)}`;
}

/** The last occurrence as RRULE needs it: a day or a UTC time, the same kind as the start. */
export function untilOf(day: string, allDay: boolean): string {
  return allDay ? compact(day) : utcStamp(endOfDay(day));
}

function eventLines(event: CalendarEvent, stamp: string): string[] {
  const { uid, title, start, end, place, note, category, rule, except = [], remind, free } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    timeProperty('DTSTART', start),
    timeProperty('DTEND', end),
    ...(rule ? [`RRULE:${rule}`, ...except.map((time) => timeProperty('EXDATE', time))] : []),
    `SUMMARY:${escapeIcal(title)}`,
    ...(place ? [`LOCATION:${escapeIcal(place)}`] : []),
    ...(note ? [`DESCRIPTION:${escapeIcal(note)}`] : []),
    `CATEGORIES:${escapeIcal(category)}`,
    `TRANSP:${free ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...(remind == null ? [] : alarmLines(title, remind)),
    'END:VEVENT',
  ];
}

const alarmLines = (title: string, minutes: number) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeIcal(title)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM',
];

/** One offset since 1991; all events are later. */
const zoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19910915T010000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** The calendar file. `now` is its time stamp. */
export async function calendarText(name: string, events: readonly CalendarEvent[], now: Date): Promise<string> {
  const stamp = utcStamp(now);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yimen//Schedule//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeIcal(name)}`,
    `X-WR-TIMEZONE:${zone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zoneLines,
  ].map(folded);
  for (const [index, event] of events.entries()) {
    if (index % turn === turn - 1) await nextTurn();
    lines.push(...eventLines(event, stamp).map(folded));
  }
  return [...lines, 'END:VCALENDAR', ''].join('\r\n');
}
