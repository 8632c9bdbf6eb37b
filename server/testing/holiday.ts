import { calendarEvents } from '../database/schema/calendar.ts';
import { addDays } from '../institutions/clock.ts';
import type { World } from './world.ts';

/**
 * A week's holiday in 明德's term, six weeks before this Monday, and the Saturday after it, which makes up for its
 * Tuesday. The demo's own holidays stay with the country's, wherever the term has moved.
 */
export async function addHoliday({ db }: World, monday: string): Promise<void> {
  const day = (days: number) => addDays(monday, days);
  const mine = { institution: 'mingde', note: '' };
  await db.insert(calendarEvents).values([
    { ...mine, id: 'test-holiday', title: '假期', kind: 'holiday', start: day(-46), end: day(-40) },
    { ...mine, id: 'test-makeup', title: '补课', kind: 'teaching', start: day(-37), end: day(-37), follows: day(-41) },
  ]);
}
