import { parseDay, parseTyped } from '../calendar/dates.ts';
import type { Locale } from '../locale/index.ts';

export type DayLimits = {
  /** The first and the last day allowed, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  /** Why a day cannot be chosen; undefined where it can. */
  unavailable?: (date: string) => string | undefined;
};

/** The error message for a typed date; undefined for a valid date and for empty text. */
export function problemOf(text: string, { min, max, unavailable }: DayLimits, locale: Locale): string | undefined {
  if (text.trim() === '') return undefined;
  const texts = locale.datePicker;
  const date = parseTyped(text);
  if (!date) return texts.invalid;
  const first = parseDay(min);
  const last = parseDay(max);
  if (first && date.compare(first) < 0) return texts.before(String(first));
  if (last && date.compare(last) > 0) return texts.after(String(last));
  const reason = unavailable?.(String(date));
  return reason === undefined ? undefined : locale.calendar.unavailable(reason);
}
