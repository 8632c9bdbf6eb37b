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

/** Who would be signed in, and has to say so first. */
export interface ToAsk {
  handle: string;
  name: string;
  background: Background | undefined;
}

/** Where to go, or what to ask first. */
export type Landed = { href: string } | { ask: ToAsk };

const flights = new Map<string, Promise<Landed>>();

/**
 * Spends what an address brought along, once however often its page is mounted. `asked` is the target that the address
 * names, for a tab in which nobody has begun.
 */
export function completeSignIn(arrival: Arrival, asked: string | null): Promise<Landed> {
  const flight = flights.get(arrival.ticket) ?? spend(arrival, asked);
  flights.set(arrival.ticket, flight);
  return flight;
}

async function spend(arrival: Arrival, asked: string | null): Promise<Landed> {
  const wanted = readReturnTo() ?? asked;
  try {
    const answer = await arrival.spend(sessionApi, takeBegun());
    if (!('confirm' in answer)) return { href: await goOn(answer, wanted) };
    // One can answer without the picture.
    const background = await anonymousApi.call(getLoginBackground, {}).catch(() => undefined);
    return { ask: { ...answer.confirm, background } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The address of a sign-in that is done with, from the history or from another tab: there is nothing to do.
    if (!readSession().isTourist) return { href: wanted ?? '/' };
    if (error.code === signInCodes.unbound) return { href: signInToBindHref(arrival.ticket, wanted) };
    return { href: failedHref(error, wanted) };
  }
}

/** Signs in who was asked and has said yes; answers where to go. */
export async function goOnAs(handle: string, asked: string | null): Promise<string> {
  const wanted = readReturnTo() ?? asked;
  try {
    return await goOn(await sessionApi.call(confirmSignIn, { handle }), wanted);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return failedHref(error, wanted);
  }
}

async function goOn(signedIn: SignedIn, wanted: string | null): Promise<string> {
  const href = await enter(signedIn, wanted);
  clearReturnTo();
  return href;
}
