import { getLoginBackground } from '@yimen/contract/sign-in/auth';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { confirmSignIn, type SignedIn } from '@yimen/contract/sign-in/sign-in';
import { ApiError } from '../../lib/api/errors.ts';
import { anonymousApi, sessionApi } from '../../lib/api/send.ts';
import { readSession } from '../../lib/session/session.ts';
import type { Arrival } from './arrival.ts';
import { enter } from './enter.ts';
import { failedHref, signInToBindHref } from './hrefs.ts';
import { clearReturnTo, readReturnTo, takeBegun } from './return-to.ts';
import type { Background } from './Scene.tsx';

/** The person to sign in, who must confirm first. */
export interface SignInConfirmation {
  handle: string;
  name: string;
  background: Background | undefined;
}

/** Where to go, or what to ask first. */
export type SignInOutcome = { href: string } | { ask: SignInConfirmation };

const flights = new Map<string, Promise<SignInOutcome>>();

/**
 * Exchanges the credentials of an address, once even if its page mounts twice. `asked` is the redirect target in the
 * address, for a sign-in that was not started in this tab.
 */
export function completeSignIn(arrival: Arrival, asked: string | null): Promise<SignInOutcome> {
  const flight = flights.get(arrival.ticket) ?? spend(arrival, asked);
  flights.set(arrival.ticket, flight);
  return flight;
}

async function spend(arrival: Arrival, asked: string | null): Promise<SignInOutcome> {
  const returnTo = readReturnTo() ?? asked;
  try {
    const answer = await arrival.spend(sessionApi, takeBegun());
    if (!('confirm' in answer)) return { href: await finishSignIn(answer, returnTo) };
    // The question works without the picture.
    const background = await anonymousApi.call(getLoginBackground, {}).catch(() => undefined);
    return { ask: { ...answer.confirm, background } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The address of a finished sign-in, from the history or another tab: nothing to do.
    if (!readSession().isTourist) return { href: returnTo ?? '/' };
    if (error.code === signInCodes.unbound) return { href: signInToBindHref(arrival.ticket, returnTo) };
    return { href: failedHref(error, returnTo) };
  }
}

/** Signs the person in after confirmation; returns where to go. */
export async function goOnAs(handle: string, asked: string | null): Promise<string> {
  const returnTo = readReturnTo() ?? asked;
  try {
    return await finishSignIn(await sessionApi.call(confirmSignIn, { handle }), returnTo);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return failedHref(error, returnTo);
  }
}

async function finishSignIn(signedIn: SignedIn, returnTo: string | null): Promise<string> {
  const href = await enter(signedIn, returnTo);
  clearReturnTo();
  return href;
}
