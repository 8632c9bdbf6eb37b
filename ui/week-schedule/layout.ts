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

export type Row = { name: string; kind: 'period' | 'break'; top: number; height: number; start: number; end: number };

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The rows of the grid from top to bottom, and its height. */
export function periodRows(periods: readonly SchedulePeriod[]): { rows: Row[]; height: number } {
  const rows: Row[] = [];
  let top = 0;
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
  return { rows, height: top };
}

/** The vertical position of a time. Every period has the same height, whatever its duration; short breaks have none. */
export function yOf(rows: readonly Row[], height: number, time: number): number {
  for (const row of rows) {
    if (time < row.start) return row.top;
    if (time <= row.end) return row.top + (row.height * (time - row.start)) / Math.max(1, row.end - row.start);
  }
  return height;
}

/** Whether a time, `HH:mm`, is within the rows; other times are placed at the grid's edge. */
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
      const top = Math.min(yOf(rows, height, start), height - heights.event);
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
