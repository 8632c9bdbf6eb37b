import type { Visit } from '../http/visit.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { beginAttempt, newHandle } from './attempts.ts';
import { rememberBrowser } from './browser.ts';
import type { Beginning, Begun } from './provider.ts';
import { publicOrigin } from './public-origin.ts';
import { safeTarget } from './target.ts';

interface Wanted {
  /** Id of the method. */
  readonly method: string;
  /** Where the visitor wants to go, as it was sent. */
  readonly target: string | null;
  readonly bind: string | null;
  readonly asksAgain?: boolean;
}

type Browser = Pick<Visit, 'db' | 'institution' | 'origin' | 'headers' | 'answer'>;

/**
 * Stores an attempt of this browser and returns where it goes: the counterpart's address with ours in it, both from the
 * configuration alone. Throws a SignInRefusal when the counterpart is unreachable.
 */
export async function beginSignIn(
  visit: Browser,
  { method, target, bind, asksAgain = false }: Wanted,
  begin: (beginning: Beginning) => Begun | Promise<Begun>,
): Promise<string> {
  const here = scopedOf(visit);
  const id = newHandle();
  const { service, address, proof } = await begin({ id, origin: await publicOrigin(visit), asksAgain });
  const browser = await rememberBrowser(here, visit, visit.answer);
  await beginAttempt(here, { id, method, service, target: safeTarget(target), bind, browser, ...proof });
  return address;
}
