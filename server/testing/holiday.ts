import { and, eq, isNotNull, or } from 'drizzle-orm';
import { calendarEvents } from '../database/schema/calendar.ts';
import { addDays } from '../lib/time.ts';
import type { World } from './world.ts';

/**
 * Adds a week's holiday in 明德's term, six weeks before this Monday, and the following Saturday as make-up day for its
 * Tuesday. They replace the demo's own holidays, which keep the country's dates: on some days of the year these fall
 * into the weeks that a test checks.
 */
export async function addHoliday({ db }: World, monday: string): Promise<void> {
  const day = (days: number) => addDays(monday, days);
  const mine = { institution: 'mingde', note: '' };
  const { institution, kind, follows } = calendarEvents;
  await db
    .delete(calendarEvents)
    .where(and(eq(institution, mine.institution), or(eq(kind, 'holiday'), isNotNull(follows))));
  await db.insert(calendarEvents).values([
    { ...mine, id: 'test-holiday', title: '假期', kind: 'holiday', start: day(-46), end: day(-40) },
    { ...mine, id: 'test-makeup', title: '补课', kind: 'teaching', start: day(-37), end: day(-37), follows: day(-41) },
  ]);
}
