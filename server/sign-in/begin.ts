import type { Visit } from '../http/visit.ts';
import { scoped } from '../tenancy/scoped.ts';
import { beginAttempt, newHandle } from './attempts.ts';
import { rememberBrowser } from './browser.ts';
import { publicOrigin } from './public-origin.ts';
import { safeTarget } from './target.ts';
import type { Beginning, Begun } from './way.ts';

interface Wanted {
  /** Id of the method. */
  readonly method: string;
  /** Where the visitor wants to go, as given. */
  readonly target: string | null;
  readonly bind: string | null;
  readonly asksAgain?: boolean;
}

type Browser = Pick<Visit, 'db' | 'institution' | 'origin' | 'headers' | 'answer'>;

/**
 * Keeps an attempt of this browser and answers where it goes on: the counterpart's address with ours in it, built from
 * the configuration alone. Throws a SignInRefusal when the counterpart is down.
 */
export async function beginSignIn(
  visit: Browser,
  { method, target, bind, asksAgain = false }: Wanted,
  begin: (beginning: Beginning) => Begun | Promise<Begun>,
): Promise<string> {
  const here = scoped(visit.db, visit.institution);
  const id = newHandle();
  const { service, address, proof } = await begin({ id, origin: await publicOrigin(visit), asksAgain });
  const browser = await rememberBrowser(here, visit, visit.answer);
  await beginAttempt(here, { id, method, service, target: safeTarget(target), bind, browser, ...proof });
  return address;
}
