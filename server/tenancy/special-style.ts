import type { Visit } from '../http/visit.ts';
import { readPreferences, savePreferences } from './preferences.ts';
import { scoped } from './scoped.ts';

/** How long this browser keeps to its look, in seconds: a year. */
const remembered = 31_536_000;

/** Care mode as the member has chosen it; always off for guests, whose answers are the same for all. */
export async function specialStyleOf({ db, institution, person }: Visit): Promise<0 | 1> {
  const { specialStyle = 0 } = await readPreferences(scoped(db, institution), person);
  return specialStyle;
}

/** Keeps the choice in the browser's `care` cookie, which draws the pages, and with the member. */
export async function switchSpecialStyle(specialStyle: 0 | 1, visit: Visit): Promise<void> {
  const secure = visit.origin.startsWith('https:') ? '; Secure' : '';
  const cookie = specialStyle === 1 ? `care=1; Path=/; Max-Age=${remembered}` : 'care=; Path=/; Max-Age=0';
  visit.answer.append('set-cookie', `${cookie}; SameSite=Lax${secure}`);
  if (visit.person) await savePreferences(scoped(visit.db, visit.institution), visit.person, { specialStyle });
}
