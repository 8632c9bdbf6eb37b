import { signInCodes } from '@yimen/contract/sign-in-codes';
import type { Visit } from '../http/visit.ts';
import { scoped } from '../institutions/scoped.ts';
import { beginAttempt, newHandle } from './attempts.ts';
import { rememberBrowser } from './browser.ts';
import { casLoginAddress, casService } from './cas/protocol.ts';
import { leaving } from './methods/settings.ts';
import type { Method } from './methods/store.ts';
import { authorizeAddress, newProof } from './oauth/login.ts';
import { publicOrigin } from './public-origin.ts';
import { SignInRefusal } from './refuse.ts';
import { safeTarget } from './target.ts';
import { askAddress } from './wechat/api.ts';

interface Beginning {
  readonly method: Method;
  /** Where the visitor wants to go, as given. */
  readonly target: string | null;
  readonly bind: string | null;
  /** The counterpart asks again, whomever it knows: it was somebody else last time. */
  readonly asksAgain?: boolean;
}

type Browser = Pick<Visit, 'db' | 'institution' | 'origin' | 'headers' | 'answer'>;

/**
 * Keeps an attempt of this browser and answers where it goes on: the counterpart's address with ours in it, built from
 * the configuration alone. Throws {@link SignInRefusal} for a method that begins here, or a counterpart that is down.
 */
export async function beginSignIn(
  visit: Browser,
  { method, target, bind, asksAgain = false }: Beginning,
): Promise<string> {
  if (!leaving.has(method.kind)) throw new SignInRefusal(signInCodes.noMethod, `${method.id} leads nowhere`);
  const here = scoped(visit.db, visit.institution);
  const origin = await publicOrigin(visit);
  const id = newHandle();
  const proof = newProof();
  const service = serviceOf(method, origin, id);
  const address = await addressOf();
  const browser = await rememberBrowser(here, visit, visit.answer);
  const isOAuth = method.kind === 'oidc' || method.kind === 'oauth2';
  const kept = { id, method: method.id, service, target: safeTarget(target), bind };
  await beginAttempt(here, { ...kept, browser, ...(isOAuth && proof) });
  return address;

  function addressOf(): Promise<string> | string {
    switch (method.kind) {
      case 'cas':
        return casLoginAddress(method, service, asksAgain);
      case 'oauth2':
      case 'oidc':
        return authorizeAddress(here, method, { id, service, asksAgain, ...proof });
      case 'wechat':
      case 'wechat-qr':
      case 'wecom':
        return askAddress(method, service, id);
      default:
        return apiAddress(method, service);
    }
  }
}

/** Our address that the counterpart is given. */
function serviceOf(method: Method, origin: string, attempt: string): string {
  switch (method.kind) {
    case 'cas':
      return casService(method, origin, attempt);
    case 'oauth2':
    case 'oidc':
      return `${origin}/auth-login`;
    case 'api':
      return `${origin}/api-login?attempt=${attempt}`;
    default:
      return `${origin}/sign-in/wechat`;
  }
}

function apiAddress(method: Method, service: string): string {
  const loginUrl = method.kind === 'api' ? method.settings.loginUrl : '';
  if (!loginUrl) throw new SignInRefusal(signInCodes.noMethod, 'only the other system begins');
  const url = new URL(loginUrl);
  url.searchParams.set('service', service);
  return url.href;
}
