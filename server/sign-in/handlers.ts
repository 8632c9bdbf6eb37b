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
import { providerOf, providers, readMethods } from './providers.ts';
import { recordRefusal } from './record.ts';
import { SignInRefusal } from './refuse.ts';
import { redirect, safeTarget } from './target.ts';

/** Answers the requests of sign-in's counterparts before the portal renders a page; null for every other request. */
export async function handleSignIn(asked: HandlerRequest): Promise<Response | null> {
  const { request } = asked;
  const { pathname } = new URL(request.url);
  // A counterpart's post does not come from our page and sends no origin.
  const isForPage = request.method !== 'POST' || request.headers.get('origin') === asked.place.origin;
  for (const { backChannel, back } of providers) {
    const id = backChannel?.idOf(pathname) ?? null;
    if (backChannel && id !== null && !(backChannel.isPage && isForPage)) {
      return refuseMethod(request, ['POST']) ?? answerBackChannel(asked, () => backChannel.answer(asked, id));
    }
    if (back?.path === pathname) return lead(asked, back.answer);
  }
  return pathname === startPath ? lead(asked, startSignIn) : null;
}

/** A counterpart that sends too often, or too much, gets only the status: no person reads the answer. */
async function answerBackChannel({ count, refused }: HandlerRequest, go: () => Promise<Response>): Promise<Response> {
  try {
    await count(limits.signOut);
    return await go();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refused(error);
    return new Response(null, { status: error.status === 200 ? 400 : error.status });
  }
}

async function startSignIn({ db, institution, request, place, count }: HandlerRequest): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('method');
  const here = scoped(db, institution);
  const method = (await readMethods(here)).find((one) => one.id === id);
  if (!method) throw new SignInRefusal(signInCodes.noMethod, `no method ${id}`);
  const provider = providerOf(method.kind);
  await count(signInLimit(provider?.counted ?? method.kind));
  if (!provider?.begin) throw new SignInRefusal(signInCodes.noMethod, `${method.id} leads nowhere`);
  const begin = provider.begin.bind(provider, here, method);
  const answer = new Headers();
  const bind = searchParams.get('bind');
  const attempt = {
    method: method.id,
    target: searchParams.get('redirect'),
    bind: /^[0-9a-f]{40}$/.test(bind ?? '') ? bind : null,
    asksAgain: searchParams.has('again'),
  };
  const visit = { db, institution, origin: place.origin, headers: request.headers, answer };
  return redirect(await beginSignIn(visit, attempt, begin), answer);
}

/** A failed sign-in redirects to the sign-in page with its code and the request's id; the page has the text. */
async function lead(asked: HandlerRequest, go: (asked: HandlerRequest) => Promise<Response>): Promise<Response> {
  try {
    return refuseMethod(asked.request, ['GET']) ?? (await go(asked));
  } catch (error) {
    // A server error may be retried as it is, which the sign-in page cannot offer.
    if (unavailability(error) !== null) throw error;
    const known = error instanceof Refusal;
    if (known) {
      asked.refused(error);
      await recordRefusal({ ...asked, person: null, ip: asked.place.ip }, error);
    } else asked.log.error({ err: error }, 'A sign-in could not begin');
    const failed = String(known ? error.code : signInCodes.nonsense);
    const query = new URLSearchParams({ failed, request: asked.place.requestId });
    const target = await returnToOf(asked);
    if (target) query.set('redirect', target);
    return redirect(`${paths.login}?${query}`);
  }
}

/** The target of a sign-in that failed here: from the address, or from its attempt. */
async function returnToOf({ db, institution, request, place }: HandlerRequest): Promise<string | null> {
  const { searchParams } = new URL(request.url);
  const state = searchParams.get('state');
  if (state === null) return safeTarget(searchParams.get('redirect'));
  return targetOfAttempt(
    scoped(db, institution),
    state,
    readBrowser({ headers: request.headers, origin: place.origin }),
  );
}
