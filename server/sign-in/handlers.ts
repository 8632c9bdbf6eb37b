import { limits, signInLimit } from '@yimen/contract/limits';
import { paths } from '@yimen/contract/paths';
import { signInCodes } from '@yimen/contract/sign-in/codes';
import { startPath } from '@yimen/contract/sign-in/sign-in';
import { unavailability } from '../database/unavailable.ts';
import type { HandlerRequest } from '../http/domain.ts';
import { refuseMethod } from '../http/only-get.ts';
import { Refusal } from '../http/refusal.ts';
import { scoped } from '../tenancy/scoped.ts';
import { targetOfAttempt } from './attempts.ts';
import { beginSignIn } from './begin.ts';
import { readBrowser } from './browser.ts';
import { SignInRefusal } from './refuse.ts';
import { redirect, safeTarget } from './target.ts';
import { allWays, readMethods, ways } from './ways.ts';

/** Where counterparts of sign-in come and go, before the portal draws a page; null for everything else. */
export async function handleSignIn(asked: HandlerRequest): Promise<Response | null> {
  const { request } = asked;
  const { pathname } = new URL(request.url);
  // A counterpart is no page of ours and sends no origin.
  const isForPage = request.method !== 'POST' || request.headers.get('origin') === asked.place.origin;
  for (const { told, back } of allWays) {
    const id = told?.idOf(pathname) ?? null;
    if (told && id !== null && !(told.isPage && isForPage)) {
      return refuseMethod(request, ['POST']) ?? hear(asked, () => told.answer(asked, id));
    }
    if (back?.path === pathname) return lead(asked, back.answer);
  }
  return pathname === startPath ? lead(asked, start) : null;
}

/** A counterpart that tells too often, or too much, gets the status alone: no person reads it. */
async function hear({ count, refused }: HandlerRequest, go: () => Promise<Response>): Promise<Response> {
  try {
    await count(limits.signOut);
    return await go();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refused(error);
    return new Response(null, { status: error.status === 200 ? 400 : error.status });
  }
}

async function start({ db, institution, request, place, count }: HandlerRequest): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('method');
  const here = scoped(db, institution);
  const method = (await readMethods(here)).find((one) => one.id === id);
  if (!method) throw new SignInRefusal(signInCodes.noMethod, `no method ${id}`);
  const way = ways[method.kind];
  await count(signInLimit(way.counted));
  if (!way.begin) throw new SignInRefusal(signInCodes.noMethod, `${method.id} leads nowhere`);
  const begin = way.begin.bind(way, here, method);
  const answer = new Headers();
  const bind = searchParams.get('bind');
  const wanted = {
    method: method.id,
    target: searchParams.get('redirect'),
    bind: /^[0-9a-f]{40}$/.test(bind ?? '') ? bind : null,
    asksAgain: searchParams.has('again'),
  };
  const visit = { db, institution, origin: place.origin, headers: request.headers, answer };
  return redirect(await beginSignIn(visit, wanted, begin), answer);
}

/** A sign-in that cannot go on ends on the sign-in page, with its code and the request's id; the page has the words. */
async function lead(asked: HandlerRequest, go: (asked: HandlerRequest) => Promise<Response>): Promise<Response> {
  try {
    return refuseMethod(asked.request, ['GET']) ?? (await go(asked));
  } catch (error) {
    // To be tried again as it is, which the sign-in page could not say.
    if (unavailability(error) !== null) throw error;
    const known = error instanceof Refusal;
    if (known) asked.refused(error);
    else asked.log.error({ err: error }, 'A sign-in could not begin');
    const failed = String(known ? error.code : signInCodes.nonsense);
    const query = new URLSearchParams({ failed, request: asked.place.requestId });
    const target = await wantedTarget(asked);
    if (target) query.set('redirect', target);
    return redirect(`${paths.login}?${query}`);
  }
}

/** Where someone wanted to go whose sign-in ends here: as the address says, or as their attempt does. */
async function wantedTarget({ db, institution, request, place }: HandlerRequest): Promise<string | null> {
  const { searchParams } = new URL(request.url);
  const state = searchParams.get('state');
  if (state === null) return safeTarget(searchParams.get('redirect'));
  return targetOfAttempt(
    scoped(db, institution),
    state,
    readBrowser({ headers: request.headers, origin: place.origin }),
  );
}
