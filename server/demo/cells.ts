import { addDays, addMonths, dayOf, monthDay, monthOf, monthsBetween, parseMinute } from '../lib/time.ts';
import { contentDay, type Shift } from './shift.ts';
import { isOfContent, shiftWords, yearOfMonth } from './words.ts';

/** `2026-11-20`, `11-20 07:32` and the like, but not a month, a file number or a telephone number. */
const date = /(?<![\dA-Z-])(?:(\d{4})-)?(0[1-9]|1[0-2])-([0-3]\d)(?!\d|-\d)(?: (\d{1,2}:\d{2}))?/g;
const wholeMonth = /^(\d{4})-\d{2}$/;

/**
 * Moves the dates in a table's cells like those of fields: past ones together, so that none is in the future and their
 * order stays; months by whole months; the end of a month to the end of one. Dates of other years stay.
 */
export function moveCells<Row extends Record<string, string>>(rows: readonly Row[], shift: Shift): Row[] {
  const texts = rows.flatMap((row) => Object.values(row));
  const past = texts.flatMap(momentsIn).filter((moment) => dayOf(moment) <= contentDay);
  const last = past.sort().at(-1) ?? contentDay;
  const telling = { on: dayOf(last), days: shift.past(parseMinute(last)) };
  return rows.map((row) => {
    const moved = Object.entries(row).map(([key, text]) => [key, moveCell(shiftWords(text, shift.days, telling))]);
    return Object.fromEntries(moved) as Row;
  });

  function moveCell(text: string): string {
    const yearOfMonths = wholeMonth.exec(text)?.[1];
    if (yearOfMonths)
      return isOfContent(Number(yearOfMonths))
        ? addMonths(text, monthsBetween(monthOf(contentDay), monthOf(shift.today)))
        : text;
    let known: string | undefined;
    return text.replace(date, (whole, written: string | undefined, month: string, day: string, clock?: string) => {
      known = written ?? known;
      const year = Number(known ?? yearOfMonth(month));
      if (!isOfContent(year)) return whole;
      const from = `${year}-${month}-${day}`;
      const isPast = from <= telling.on;
      const to = addDays(from, isPast ? telling.days : shift.days);
      const shown = !isPast && written && isMonthsEnd(from) ? addDays(`${addMonths(monthOf(to), 1)}-01`, -1) : to;
      return (written ? shown : monthDay(shown)) + (clock ? ` ${clock}` : '');
    });
  }
}

function momentsIn(text: string): string[] {
  let known: string | undefined;
  return [...text.matchAll(date)].flatMap(([, written, month = '', day, clock]) => {
    known = written ?? known;
    const year = Number(known ?? yearOfMonth(month));
    return isOfContent(year) ? `${year}-${month}-${day}${clock ? ` ${clock.padStart(5, '0')}` : ''}` : [];
  });
}

const isMonthsEnd = (day: string) => addDays(day, 1).endsWith('-01');
