import type { Visit } from '../http/visit.ts';
import { readPreferences, savePreferences } from './preferences.ts';
import { scoped, scopedOf } from './scoped.ts';

/** How long the browser remembers care mode, in seconds: a year. */
const cookieLifetime = 31_536_000;

/** Care mode as the member has chosen it; always off for guests, whose answers are the same for all. */
export async function specialStyleOf({ db, institution, person }: Visit): Promise<0 | 1> {
  const { specialStyle = 0 } = await readPreferences(scoped(db, institution), person);
  return specialStyle;
}

/** Saves the choice in the browser's `care` cookie, by which pages are rendered, and with the member. */
export async function writeSpecialStyle(specialStyle: 0 | 1, visit: Visit): Promise<void> {
  const secure = visit.origin.startsWith('https:') ? '; Secure' : '';
  const cookie = specialStyle === 1 ? `care=1; Path=/; Max-Age=${cookieLifetime}` : 'care=; Path=/; Max-Age=0';
  visit.answer.append('set-cookie', `${cookie}; SameSite=Lax${secure}`);
  if (visit.person) await savePreferences(scopedOf(visit), visit.person, { specialStyle });
}
