import { getLoginBackground } from '@yimen/contract/sign-in/auth';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { confirmSignIn, type SignedIn } from '@yimen/contract/sign-in/sign-in';
import { data, redirect } from 'react-router';
import type { ApiClient } from '../../lib/api/client.ts';
import { ApiError, messageOf } from '../../lib/api/errors.ts';
import { cookieNames, cookieText } from '../../lib/session/cookies.ts';
import { safeRedirect } from '../../shell/routes/safe-redirect.ts';
import { identitiesHref, signInTo } from '../../shell/routes/sign-in-link.ts';
import { visitOf } from '../../shell/visit/visit.ts';
import type { ReadArrival } from './arrival.ts';
import { bindHref, declinedHref, failedHref, signInToBindHref } from './hrefs.ts';

/** Signs a person in whose form was sent before hydration, or without scripts. */
function enterOnServer(signedIn: SignedIn, url: URL, given: string | null): Response {
  const { token, target, chooseIdentity, bind } = signedIn;
  const secure = url.protocol === 'https:';
  const headers = new Headers();
  headers.append('Set-Cookie', cookieText(cookieNames.token, token, { secure }));
  headers.append('Set-Cookie', cookieText(cookieNames.tourist, '0', { secure }));
  const returnTo = safeRedirect(target, url.origin) ?? safeRedirect(given, url.origin);
  const next = chooseIdentity ? identitiesHref(returnTo ?? null) : (returnTo ?? '/');
  return redirect(bind ? bindHref(bind, next) : next, { headers });
}

interface PostedRequest {
  request: Request;
  url: URL;
  context: Parameters<typeof visitOf>[0];
}

type Enter = (api: ApiClient, field: (name: string) => string) => Promise<SignedIn>;

/**
 * Signs in with the fields of a form that was sent before hydration, or without scripts. A refusal returns to the form,
 * with the typed account.
 */
export async function enterByForm({ request, url, context }: PostedRequest, enter: Enter) {
  const form = await readPostedForm(request);
  if (!form) return data({ account: '', code: 0, message: unreadableForm }, { status: 400 });
  const field = (name: string) => String(form.get(name) ?? '');
  try {
    return enterOnServer(await enter(visitOf(context).api, field), url, url.searchParams.get('redirect'));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data({ account: field('account'), code: error.code, message: messageOf(error) });
  }
}

/** Exchanges the credentials of an address without scripts, and handles the answer to the confirmation. */
export async function landOnServer(read: ReadArrival, { request, url, context }: PostedRequest) {
  const { api, user } = visitOf(context);
  const asked = safeRedirect(url.searchParams.get('redirect'), url.origin) ?? null;
  const answer = await readPostedAnswer(request);
  if (answer && !answer.accepts) return redirect(declinedHref(user !== null, asked));
  const arrival = read(url);
  if (!answer && !arrival) return redirect(signInTo(asked));
  try {
    if (answer) return enterOnServer(await api.call(confirmSignIn, { handle: answer.handle }), url, asked);
    // Without scripts the tab is not known.
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

/** The answer in a posted form; null for a form that only continues, or an invalid one. */
export async function readPostedAnswer(request: Request): Promise<{ handle: string; accepts: boolean } | null> {
  const form = await readPostedForm(request);
  const handle = form?.get('handle');
  return typeof handle === 'string' ? { handle, accepts: form?.get('answer') === 'yes' } : null;
}

/** The sign-in page's picture and text; undefined when they do not load. */
export function backgroundOf(api: ApiClient) {
  return api.call(getLoginBackground, {}).catch(() => undefined);
}

/** The fields of a posted form; null when the body is of another type or invalid. */
async function readPostedForm(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

const unreadableForm = '提交的内容没有读出来，请重新填写后再试';
