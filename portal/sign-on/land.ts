import { signInCodes } from '@yimen/contract/sign-in-codes';
import { ApiError } from '../api/errors.ts';
import { sessionApi } from '../api/send.ts';
import { readSession } from '../session/session.ts';
import type { Arrival } from './arrival.ts';
import { enter } from './enter.ts';
import { failedHref } from './failed.ts';
import { forgetWanted, readWanted } from './wanted.ts';

const flights = new Map<string, Promise<string>>();

/**
 * Spends what an address brought along, once however often its page is mounted; answers where to go. `asked` is the
 * target that the address names, for a tab in which nobody has begun.
 */
export function land(arrival: Arrival, asked: string | null): Promise<string> {
  const flight = flights.get(arrival.ticket) ?? spend(arrival, asked);
  flights.set(arrival.ticket, flight);
  return flight;
}

async function spend(arrival: Arrival, asked: string | null): Promise<string> {
  const wanted = readWanted() ?? asked;
  try {
    const where = await enter(await arrival.spend(sessionApi), wanted);
    forgetWanted();
    return where;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The address of a sign-in that is done with, from the history or from another tab: there is nothing to do.
    if (!readSession().isTourist) return wanted ?? '/';
    if (error.code === signInCodes.unbound) return bindHref(arrival.ticket, wanted);
    return failedHref(error, wanted);
  }
}

function bindHref(handle: string, wanted: string | null): string {
  const query = new URLSearchParams({ bind: handle });
  if (wanted) query.set('redirect', wanted);
  return `/login?${query}`;
}
