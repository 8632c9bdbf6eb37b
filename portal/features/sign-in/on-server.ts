import { getLoginBackground } from '@yimen/contract/sign-in/auth';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { confirmSignIn, type SignedIn } from '@yimen/contract/sign-in/sign-in';
import { data, redirect } from 'react-router';
import type { ApiClient } from '../../lib/api/client.ts';
import { ApiError } from '../../lib/api/errors.ts';
import { cookieNames, cookieText } from '../../lib/session/cookies.ts';
import { safeRedirect } from '../../shell/routes/safe-redirect.ts';
import { signInTo } from '../../shell/routes/sign-in-link.ts';
import { visitOf } from '../../shell/visit/visit.ts';
import type { ReadArrival } from './arrival.ts';
import { bindHref, declinedHref, failedHref, identitiesHref, signInToBindHref } from './hrefs.ts';
import { readForm } from './read-form.ts';

/** Lets someone in whose form came before, or without, the page's script. */
export function enterOnServer(signedIn: SignedIn, url: URL, given: string | null): Response {
  const { token, target, chooseIdentity, bind } = signedIn;
  const secure = url.protocol === 'https:';
  const headers = new Headers();
  headers.append('Set-Cookie', cookieText(cookieNames.token, token, { secure }));
  headers.append('Set-Cookie', cookieText(cookieNames.tourist, '0', { secure }));
  const wanted = safeRedirect(target, url.origin) ?? safeRedirect(given, url.origin);
  const next = chooseIdentity ? identitiesHref(wanted ?? null) : (wanted ?? '/');
  return redirect(bind ? bindHref(bind, next) : next, { headers });
}

interface Posted {
  request: Request;
  url: URL;
  context: Parameters<typeof visitOf>[0];
}

/**
 * Spends what an address brought along when the page's script does not run, and hears the answer to what was asked
 * then.
 */
export async function landOnServer(read: ReadArrival, { request, url, context }: Posted) {
  const { api, user } = visitOf(context);
  const asked = safeRedirect(url.searchParams.get('redirect'), url.origin) ?? null;
  const answer = await readAnswer(request);
  if (answer && !answer.accepts) return redirect(declinedHref(user !== null, asked));
  const arrival = read(url);
  if (!answer && !arrival) return redirect(signInTo(asked));
  try {
    if (answer) return enterOnServer(await api.call(confirmSignIn, { handle: answer.handle }), url, asked);
    // Nobody knows which tab it is.
    const signedIn = await arrival?.spend(api, false);
    if (signedIn && 'confirm' in signedIn)
      return data({ ...signedIn.confirm, asked, background: await backgroundOf(api) });
    return signedIn ? enterOnServer(signedIn, url, asked) : redirect(signInTo(asked));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === signInCodes.unbound && arrival) return redirect(signInToBindHref(arrival.ticket, asked));
    return redirect(failedHref(error, asked));
  }
}

/** What a form says to a question; null for one that only goes on, and for what is no form. */
export async function readAnswer(request: Request): Promise<{ handle: string; accepts: boolean } | null> {
  const form = await readForm(request);
  const handle = form?.get('handle');
  return typeof handle === 'string' ? { handle, accepts: form?.get('answer') === 'yes' } : null;
}

/** The sign-in page's picture and words; one can do without them. */
export function backgroundOf(api: ApiClient) {
  return api.call(getLoginBackground, {}).catch(() => undefined);
}
