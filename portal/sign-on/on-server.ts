import type { SignedIn } from '@yimen/contract/sign-in';
import { redirect } from 'react-router';
import { ApiError } from '../api/errors.ts';
import { visitOf } from '../boot/visit.ts';
import { cookieNames, cookieText } from '../session/cookies.ts';
import { safeRedirect } from '../session/safe-redirect.ts';
import { signInTo } from '../session/sign-in-link.ts';
import type { ReadArrival } from './arrival.ts';
import { failedHref } from './failed.ts';

type Context = Parameters<typeof visitOf>[0];

/** Lets someone in whose form came before, or without, the page's script. */
export function enterOnServer({ token, target, chooseIdentity }: SignedIn, url: URL, given: string | null): Response {
  const secure = url.protocol === 'https:';
  const headers = new Headers();
  headers.append('Set-Cookie', cookieText(cookieNames.token, token, { secure }));
  headers.append('Set-Cookie', cookieText(cookieNames.tourist, '0', { secure }));
  const wanted = safeRedirect(target, url.origin) ?? safeRedirect(given, url.origin);
  const query = wanted ? `?redirect=${encodeURIComponent(wanted)}` : '';
  return redirect(chooseIdentity ? `/personal-center/campus-infos${query}` : (wanted ?? '/'), { headers });
}

/** Spends what an address brought along when the page's script does not run. */
export async function landOnServer(read: ReadArrival, { url, context }: { url: URL; context: Context }) {
  const arrival = read(url);
  const asked = safeRedirect(url.searchParams.get('redirect'), url.origin) ?? null;
  if (!arrival) return redirect(signInTo(asked));
  try {
    return enterOnServer(await arrival.spend(visitOf(context).api), url, asked);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return redirect(failedHref(error, asked));
  }
}
