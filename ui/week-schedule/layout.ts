import type { ScheduleTone } from '../internals/schedule/MoreEntries.tsx';

export type SchedulePeriod = {
  /** 1, 2, 3 … */
  name: string;
  /** `HH:mm`. */
  start: string;
  end: string;
  /** Label of a long break after it (午休), which gets its own row. */
  breakAfter?: string;
};

export type WeekEvent = {
  id: string;
  title: string;
  /** The place. */
  note?: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:mm`. */
  start: string;
  end: string;
  tone?: ScheduleTone;
};

/** Heights in design px, at body text of 16. */
export const heights = { period: 52, break: 28, event: 26, more: 30 };
/** Height of a line of text in the grid, in design px. */
export const lineHeight = 20;

/** A period, a long break, or the band for what begins before the first period or ends after the last one. */
export type Row = {
  name: string;
  kind: 'period' | 'break' | 'early' | 'late';
  top: number;
  height: number;
  /** Minutes of the day. */
  start: number;
  end: number;
};

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function timeText(minutes: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/**
 * The rows of the grid from top to bottom, and its height. Events outside the periods get a band of whole hours before
 * or after them, so that they do not take the room of what is in a period.
 */
export function periodRows(
  periods: readonly SchedulePeriod[],
  events: readonly Pick<WeekEvent, 'start' | 'end'>[] = [],
): { rows: Row[]; height: number } {
  const rows: Row[] = [];
  let top = 0;
  const addBand = (kind: 'early' | 'late', start: number, end: number) => {
    if (start >= end) return;
    rows.push({ name: '', kind, top, height: heights.period, start, end });
    top += heights.period;
  };
  const [first, last] = [periods[0], periods.at(-1)];
  if (first) addBand('early', earliestHour(events, minutesOf(first.start)), minutesOf(first.start));
  periods.forEach((period, index) => {
    const [start, end] = [minutesOf(period.start), minutesOf(period.end)];
    rows.push({ name: period.name, kind: 'period', top, height: heights.period, start, end });
    top += heights.period;
    if (!period.breakAfter) return;
    const next = periods[index + 1];
    rows.push({
      name: period.breakAfter,
      kind: 'break',
      top,
      height: heights.break,
      start: end,
      end: next ? minutesOf(next.start) : end,
    });
    top += heights.break;
  });
  if (last) addBand('late', minutesOf(last.end), latestHour(events, minutesOf(last.end)));
  return { rows, height: top };
}

/** The full hour at or before the earliest start, if that is before `first`. */
function earliestHour(events: readonly Pick<WeekEvent, 'start'>[], first: number): number {
  const starts = events.map(({ start }) => minutesOf(start)).filter((start) => start < first);
  return Math.min(first, ...starts.map((start) => start - (start % 60)));
}

/** The full hour at or after the latest end, if that is after `last`. */
function latestHour(events: readonly Pick<WeekEvent, 'end'>[], last: number): number {
  const ends = events.map(({ end }) => minutesOf(end)).filter((end) => end > last);
  return Math.max(last, ...ends.map((end) => Math.ceil(end / 60) * 60));
}

/** The vertical position of a time. Every period has the same height, whatever its duration; short breaks have none. */
export function yOf(rows: readonly Row[], height: number, time: number): number {
  for (const row of rows) {
    if (time < row.start) return row.top;
    if (time <= row.end) return row.top + (row.height * (time - row.start)) / Math.max(1, row.end - row.start);
  }
  return height;
}

const isBand = ({ kind }: Row) => kind === 'early' || kind === 'late';

/** The band of several hours that a time, `HH:mm`, is in: its place there does not tell the time. */
export function bandAt(rows: readonly Row[], time: string): Row | undefined {
  const at = minutesOf(time);
  return rows.find((row) => isBand(row) && at >= row.start && at < row.end);
}

/** The rows in which a day has no event: what is added there starts with the row. */
export function freeRows(rows: readonly Row[], events: readonly WeekEvent[]): Row[] {
  return rows.filter(
    (row) =>
      row.kind !== 'break' &&
      !events.some(({ start, end }) => minutesOf(start) < row.end && minutesOf(end) > row.start),
  );
}

/** Whether a time, `HH:mm`, is within the rows. */
export function isInHours(rows: readonly Row[], time: string): boolean {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return false;
  return minutesOf(time) >= first.start && minutesOf(time) <= last.end;
}

export type PlacedEvent = {
  event: WeekEvent;
  top: number;
  height: number;
  /** Fractions of the day's width. */
  left: number;
  width: number;
  /** Overlaps an earlier one. */
  over: boolean;
  /** A later one covers its lower part, so only the title fits. */
  covered?: boolean;
};
/** Three or more events at the same time: the first one, and below it a button for all of them. */
export type Stack = { first: PlacedEvent; all: WeekEvent[]; top: number; start: string; end: string };

type Box = { event: WeekEvent; start: number; end: number; top: number; bottom: number };

const indent = 0.16;
/** Space for padding and the first title line of the event underneath. */
const titleRoom = 28;

/**
 * The positions of a day's events: events with the same start are side by side, a later one overlaps with an indent,
 * three or more are one event with a button for the rest (DESIGN §10.8).
 */
export function layoutDay(
  events: readonly WeekEvent[],
  rows: readonly Row[],
  height: number,
): { placed: PlacedEvent[]; stacks: Stack[] } {
  const boxes = events
    .map((event): Box => {
      const [start, end] = [minutesOf(event.start), minutesOf(event.end)];
      const band = bandAt(rows, event.start);
      // What ends within a band stays within it, however short it is.
      const bottom = band && end <= band.end ? band.top + band.height : height;
      const top = Math.min(yOf(rows, height, start), bottom - heights.event);
      return { event, start, end, top, bottom: Math.max(yOf(rows, height, end), top + heights.event) };
    })
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const placed: PlacedEvent[] = [];
  const stacks: Stack[] = [];
  for (const cluster of clustersOf(boxes)) {
    if (peakOf(cluster) > 2) stacks.push(stackOf(cluster));
    else placed.push(...placePair(cluster));
  }
  return { placed, stacks };
}

function touches(one: Box, other: Box): boolean {
  return one.top < other.bottom && other.top < one.bottom;
}

/** Groups of events in which each one overlaps an earlier one. */
function clustersOf(boxes: readonly Box[]): Box[][] {
  const clusters: Box[][] = [];
  for (const box of boxes) {
    const last = clusters.at(-1);
    if (last?.some((other) => touches(other, box))) last.push(box);
    else clusters.push([box]);
  }
  return clusters;
}

function peakOf(cluster: readonly Box[]): number {
  return Math.max(...cluster.map((box) => cluster.filter((o) => o.top <= box.top && o.bottom > box.top).length));
}

function stackOf(cluster: readonly Box[]): Stack {
  const all = cluster.map(({ event }) => event);
  const [first] = cluster as [Box];
  const room = first.bottom - first.top - heights.more - 6;
  const height = Math.max(heights.event, room);
  return {
    first: { event: first.event, top: first.top, height, left: 0, width: 1, over: false },
    all,
    top: first.top + height + 2,
    start: first.event.start,
    end: all.reduce((latest, { end }) => (end > latest ? end : latest), first.event.end),
  };
}

function placePair(cluster: readonly Box[]): PlacedEvent[] {
  const placed: (PlacedEvent & { level: number; box: Box })[] = [];
  for (const box of cluster) {
    const twin = cluster.find((other) => other !== box && other.start === box.start);
    const below = placed.filter((other) => other.box.start < box.start && touches(other.box, box));
    const level = below.length === 0 ? 0 : Math.max(...below.map((other) => other.level)) + 1;
    for (const other of below) other.covered = true;
    const top = Math.max(box.top, ...below.map((other) => other.top + titleRoom));
    const left = level * indent;
    const width = 1 - left;
    const second = twin !== undefined && cluster.indexOf(twin) < cluster.indexOf(box);
    placed.push({
      event: box.event,
      box,
      level,
      top,
      height: Math.max(heights.event, box.bottom - top),
      left: twin ? left + (second ? width / 2 : 0) : left,
      width: twin ? width / 2 : width,
      over: level > 0,
    });
  }
  return placed;
}
