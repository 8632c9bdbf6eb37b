import type { Locator, Page } from 'playwright';
import { addDays, dayText } from '../../server/lib/time.ts';
import { go } from './site.ts';

/** The longest vacation, in weeks without a class. */
const longestVacation = 10;

/** Opens a schedule at the last week with classes and no other entries, and returns the week's first class. */
export async function goToClasses(page: Page, path: string, entries: Locator): Promise<Locator> {
  // An empty day has a button to add an entry; only classes name a room.
  const classes = entries.filter({ hasText: /[楼馆房]/ });
  let date = dayText(new Date());
  for (let weeks = 0; weeks <= longestVacation; weeks++) {
    await go(page, `${path}?view=week&date=${date}&hide=exam,personal,calendar`);
    if ((await classes.count()) > 0) return classes.first();
    date = addDays(date, -7);
  }
  throw new Error(`There is no class within ${longestVacation} weeks`);
}
