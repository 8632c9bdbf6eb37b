import { addDays, daysBetween } from '../lib/time.ts';
import type { Shift } from './shift.ts';
import { isOfContent, shiftWords, yearOf } from './words.ts';

/** The day and the month that the content was written for. */
const contentToday = '2026-11-20';
/** `2026-11-20`, `11-20 07:32` and the like, but no month, number of a file or telephone. */
const date = /(?<![\dA-Z-])(?:(\d{4})-)?(0[1-9]|1[0-2])-([0-3]\d)(?!\d|-\d)(?: (\d{1,2}:\d{2}))?/g;
const month = /^(\d{4})-(\d{2})$/;

/**
 * The dates in a table's cells, moved as those in fields are: what has happened together, so that none of it lies ahead
 * and its order stays; months by whole months; the end of a month to the end of one. Other years' dates stay.
 */
export function moveCells<Row extends Record<string, string>>(rows: readonly Row[], shift: CellShift): Row[] {
  const texts = rows.flatMap((row) => Object.values(row));
  const past = texts.flatMap(momentsIn).filter((moment) => moment.slice(0, 10) <= contentToday);
  const last = past.sort().at(-1) ?? contentToday;
  const told = { on: last.slice(0, 10), days: daysBetween(last.slice(0, 10), shift.pastDay(last)) };
  return rows.map((row) => {
    const moved = Object.entries(row).map(([key, text]) => [key, moveCell(shiftWords(text, shift.days, told))]);
    return Object.fromEntries(moved) as Row;
  });

  function moveCell(text: string): string {
    const [, year, of] = month.exec(text) ?? [];
    if (year && of) return isOfContent(Number(year)) ? addMonths(text, monthsSince(shift.today)) : text;
    let known: string | undefined;
    return text.replace(date, (whole, written: string | undefined, ofYear: string, day: string, clock?: string) => {
      known = written ?? known;
      const from = `${known ?? yearOf(ofYear)}-${ofYear}-${day}`;
      if (!isOfContent(Number(from.slice(0, 4)))) return whole;
      const isPast = from <= told.on;
      const to = addDays(from, isPast ? told.days : shift.days);
      const shown = !isPast && written && isMonthsEnd(from) ? addDays(`${addMonths(to.slice(0, 7), 1)}-01`, -1) : to;
      return (written ? shown : shown.slice(5)) + (clock ? ` ${clock}` : '');
    });
  }
}

type CellShift = Pick<Shift, 'days' | 'pastDay' | 'today'>;

function momentsIn(text: string): string[] {
  let known: string | undefined;
  return [...text.matchAll(date)].flatMap(([, written, of = '', day, clock]) => {
    known = written ?? known;
    const year = Number(known ?? yearOf(of));
    return isOfContent(year) ? `${year}-${of}-${day}${clock ? ` ${clock.padStart(5, '0')}` : ''}` : [];
  });
}

const isMonthsEnd = (day: string) => addDays(day, 1).endsWith('-01');

function monthsSince(today: string): number {
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return count(today) - count(contentToday);
}

function addMonths(text: string, months: number): string {
  const all = Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1 + months;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`;
}
