import type { ScheduleTone } from '../internals/schedule/MoreEntries.tsx';

export type MonthEntry = {
  id: string;
  title: string;
  /** The first and the last day, `YYYY-MM-DD`; without `end` one day. */
  start: string;
  end?: string;
  /** `HH:mm`: shown before the title. */
  time?: string;
  /** The place: spoken, and shown in the list of a full day. */
  note?: string;
  tone?: ScheduleTone;
};

/** An entry on one day of a week. */
export type Slot = {
  entry: MonthEntry;
  lane: number;
  /** Days of this week from here on; 0 on the days that the bar of an earlier day covers. */
  span: number;
  before: boolean;
  after: boolean;
};

export type Day = { date: string; slots: Slot[]; hidden: number; all: MonthEntry[] };

/** Lines in a cell of 116; on a full day the last one shows how many more entries there are. */
const maxLanes = 3;

/** Assigns the entries of a week to lines, those of several days first, so that a bar has the same line all week. */
export function lanesOf(entries: readonly MonthEntry[], dates: readonly string[]): Day[] {
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const inWeek = entries
    .filter(({ start, end = start }) => start <= last && end >= first)
    .map((entry) => {
      const end = entry.end ?? entry.start;
      return { entry, end, days: dates.filter((date) => date >= entry.start && date <= end) };
    });
  const long = inWeek.filter(({ entry, end }) => entry.start !== end);
  long.sort((one, other) => one.entry.start.localeCompare(other.entry.start) || other.end.localeCompare(one.end));
  const short = inWeek.filter(({ entry, end }) => entry.start === end);

  const taken = new Map<string, Set<number>>(dates.map((date) => [date, new Set()]));
  const placed = [...long, ...short].map((item) => {
    let lane = 0;
    while (item.days.some((date) => taken.get(date)?.has(lane))) lane += 1;
    for (const date of item.days) taken.get(date)?.add(lane);
    return { ...item, lane };
  });
  const isFull = (date: string) => placed.some(({ lane, days }) => lane >= maxLanes && days.includes(date));
  // A bar that does not fit on one of its days is left out on all of them, because a part of a bar would be wrong.
  const isHidden = ({ lane, days }: (typeof placed)[number]) =>
    lane >= maxLanes || (lane === maxLanes - 1 && days.some(isFull));

  return dates.map((date) => {
    const here = placed.filter(({ days }) => days.includes(date));
    const slots = here
      .filter((item) => !isHidden(item))
      .map(({ entry, end, lane, days }) => ({
        entry,
        lane,
        span: days[0] === date ? days.length : 0,
        before: entry.start < first,
        after: end > last,
      }));
    slots.sort((one, other) => one.lane - other.lane);
    return { date, slots, hidden: here.filter(isHidden).length, all: here.map(({ entry }) => entry) };
  });
}
