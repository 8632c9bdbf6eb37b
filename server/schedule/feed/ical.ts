import { endOfDay, utcStamp } from '../../lib/time.ts';

/** A small writer of iCalendar (RFC 5545): what calendar programs read. Times are Asia/Shanghai's. */

/** An event, its times as the contract writes them: `YYYY-MM-DD HH:mm`, or days when it lasts all day. */
export interface CalendarEvent {
  readonly uid: string;
  readonly title: string;
  readonly start: string;
  /** For days the last one; the file names the day after. */
  readonly end: string;
  readonly place?: string;
  readonly note?: string;
  readonly category: string;
  /** The value of RRULE. */
  readonly rule?: string | undefined;
  /** Times at which the rule does not hold, in the form of `start`. */
  readonly except?: readonly string[];
  /** Minutes before the start at which the program reminds. */
  readonly remind?: number | null;
  /** Takes nobody's time, as what the school calendar says. */
  readonly free?: boolean;
}

const zone = 'Asia/Shanghai';
/** Longest line in bytes without its end (RFC 5545, section 3.1). */
const lineBytes = 75;

const compact = (text: string) => text.replaceAll(/[-:]/g, '').replace(' ', 'T');

/** The value of a text: commas, semicolons, backslashes and line ends mean something in the file. */
export function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** A line in parts of 75 bytes at most, none of which splits a character. */
export function folded(line: string): string {
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

/** Whether a byte goes on with a character of UTF-8 that began before it. */
const isWithinCharacter = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

function timeOf(name: string, text: string): string {
  return text.length > 10 ? `${name};TZID=${zone}:${compact(text)}00` : `${name};VALUE=DATE:${compact(text)}`;
}

/** The last minute of a rule as RRULE wants it: a day, or a moment in UTC, as the start is one or the other. */
export function untilOf(day: string, allDay: boolean): string {
  return allDay ? compact(day) : utcStamp(endOfDay(day));
}

function eventLines(event: CalendarEvent, stamp: string): string[] {
  const { uid, title, start, end, place, note, category, rule, except = [], remind, free } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    timeOf('DTSTART', start),
    timeOf('DTEND', end),
    ...(rule ? [`RRULE:${rule}`, ...except.map((time) => timeOf('EXDATE', time))] : []),
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
    `CATEGORIES:${escaped(category)}`,
    `TRANSP:${free ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...(remind == null ? [] : alarmLines(title, remind)),
    'END:VEVENT',
  ];
}

const alarmLines = (title: string, minutes: number) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM',
];

/** One offset since 1991, which is before anything that stands here. */
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

/** The file. `now` dates it. */
export function calendarText(name: string, events: readonly CalendarEvent[], now: Date): string {
  const stamp = utcStamp(now);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yimen//Schedule//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${zone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zoneLines,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
