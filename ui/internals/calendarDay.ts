/** The parts of `YYYY-MM-DD` (a time may follow), without a time zone: a calendar date is not an instant. */
export function calendarDay(date: string): { year: string; month: string; day: string; monthDay: string } | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
  if (!match) return undefined;
  const [, year = '', month = '', day = ''] = match;
  return { year, month: String(Number(month)), day: String(Number(day)), monthDay: `${month}-${day}` };
}
