import { addDays } from '@yimen/contract/days';
import type { Locator, Page } from 'playwright';
import { go } from './site.ts';

/** Weeks without a class at a stretch, at most: a vacation in winter, or one in summer. */
const longestVacation = 10;

/** Opens a schedule at the last week that has classes, with nothing beside them, and returns the week's first. */
export async function goToClasses(page: Page, path: string, entries: Locator): Promise<Locator> {
  // An empty day offers to add an entry: what has a room is a class.
  const classes = entries.filter({ hasText: /[楼馆房]/ });
  // In China it is a day later than in UTC for eight hours.
  let date = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  for (let weeks = 0; weeks <= longestVacation; weeks++) {
    await go(page, `${path}?view=week&date=${date}&hide=exam,personal,calendar`);
    if ((await classes.count()) > 0) return classes.first();
    date = addDays(date, -7);
  }
  throw new Error(`There is no class within ${longestVacation} weeks`);
}
