/** A day of a month's sheet. */
export interface SheetDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** Day of the month, without a leading zero. */
  day: number;
  /** False for the days before and after that fill the first and last week. */
  inMonth: boolean;
}

const dayLength = 86_400_000;
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The weeks, Monday first, of the month that a day is in. */
export function monthSheet(today: string): SheetDay[][] {
  const month = today.slice(0, 7);
  const first = Date.parse(`${month}-01T00:00Z`);
  const start = first - ((new Date(first).getUTCDay() + 6) % 7) * dayLength;
  const weeks: SheetDay[][] = [];
  for (let at = start; weeks.length === 0 || isoDay(at).slice(0, 7) === month; at += 7 * dayLength) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const date = isoDay(at + index * dayLength);
        return { date, day: Number(date.slice(8)), inMonth: date.startsWith(month) };
      }),
    );
  }
  return weeks;
}

/** What begins on each day, so that a term of many weeks marks one day and not a hundred. */
export function eventsByDay(events: readonly { title: string; start: string }[]): ReadonlyMap<string, string[]> {
  const byDay = new Map<string, string[]>();
  for (const { title, start } of events) byDay.set(start, [...(byDay.get(start) ?? []), title]);
  return byDay;
}
