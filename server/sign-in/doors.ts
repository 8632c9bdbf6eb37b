import { limits, signInLimit, type WayIn } from '@yimen/contract/limits';
import { hrefTo, paths } from '@yimen/contract/paths';
import { type MethodKind, startPath } from '@yimen/contract/sign-in';
import { signInCodes } from '@yimen/contract/sign-in-codes';
import { unavailability } from '../database/unavailable.ts';
import type { DoorRequest } from '../http/domain.ts';
import { refuseMethod } from '../http/only-get.ts';
import { Refusal } from '../http/refusal.ts';
import { scoped } from '../institutions/scoped.ts';
import { targetOfAttempt } from './attempts.ts';
import { beginSignIn } from './begin.ts';
import { readBrowser } from './browser.ts';
import { casLogout } from './cas/logout.ts';
import { readMethods } from './methods/store.ts';
import { backchannelLogout } from './oauth/logout.ts';
import { SignInRefusal } from './refuse.ts';
import { safeTarget } from './target.ts';
import { takeCode } from './wechat/login.ts';

const backchannel = /^\/sign-in\/backchannel\/([A-Za-z0-9][\w.-]{0,63})$/;

/** Which attempts are counted together. */
const wayOf: Readonly<Record<MethodKind, WayIn>> = {
  ...({ password: 'password', qr: 'qr', cas: 'cas', oauth2: 'oauth', oidc: 'oauth', api: 'api' } as const),
  ...({ wechat: 'wechat', 'wechat-qr': 'wechat', wecom: 'wechat' } as const),
};

/** What a browser is led to by the portal, or by a counterpart. */
const starts = new Map([
  [startPath, start],
  ['/sign-in/wechat', fromWeChat],
]);

/** Where counterparts of sign-in come and go, before the portal draws a page; null for everything else. */
export async function signInDoor(asked: DoorRequest): Promise<Response | null> {
  const { request } = asked;
  const { method, headers } = request;
  const { pathname } = new URL(request.url);
  // The page of this path has a form for browsers without script; a CAS server is no page of ours and sends no origin.
  const isOwnForm = headers.get('origin') === asked.place.origin;
  if (method === 'POST' && pathname === paths['cas-login'] && !isOwnForm) return hear(asked, () => casLogout(asked));
  const told = backchannel.exec(pathname)?.[1];
  if (told) return refuseMethod(request, ['POST']) ?? hear(asked, () => backchannelLogout(asked, told));
  const begin = starts.get(pathname);
  return begin ? (refuseMethod(request, ['GET']) ?? withFailure(asked, () => begin(asked))) : null;
}

/** A counterpart that tells too often, or too much, gets the status alone: no person reads it. */
async function hear({ count, refused }: DoorRequest, go: () => Promise<Response>): Promise<Response> {
  try {
    await count(limits.signOut);
    return await go();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refused(error);
    return new Response(null, { status: error.status === 200 ? 400 : error.status });
  }
}

async function start({ db, institution, request, place, count }: DoorRequest): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('method');
  const method = (await readMethods(scoped(db, institution))).find((one) => one.id === id);
  if (!method) throw new SignInRefusal(signInCodes.noMethod, `no method ${id}`);
  await count(signInLimit(wayOf[method.kind]));
  const answer = new Headers();
  const bind = searchParams.get('bind');
  const beginning = {
    method,
    target: searchParams.get('redirect'),
    bind: /^[0-9a-f]{40}$/.test(bind ?? '') ? bind : null,
    asksAgain: searchParams.has('again'),
  };
  const to = await beginSignIn({ db, institution, origin: place.origin, headers: request.headers, answer }, beginning);
  return redirect(to, answer);
}

async function fromWeChat(asked: DoorRequest): Promise<Response> {
  await asked.count(signInLimit('wechat'));
  const { appid, openid, state } = await takeCode(asked);
  return redirect(hrefTo('wechat-login', { query: { appid, openid, state } }));
}

/** A sign-in that cannot go on ends on the sign-in page, with its code and the request's id; the page has the words. */
async function withFailure(asked: DoorRequest, go: () => Promise<Response>): Promise<Response> {
  try {
    return await go();
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
async function wantedTarget({ db, institution, request, place }: DoorRequest): Promise<string | null> {
  const { searchParams } = new URL(request.url);
  const state = searchParams.get('state');
  if (state === null) return safeTarget(searchParams.get('redirect'));
  return targetOfAttempt(
    scoped(db, institution),
    state,
    readBrowser({ headers: request.headers, origin: place.origin }),
  );
}

function redirect(location: string, headers = new Headers()): Response {
  headers.set('location', location);
  headers.set('cache-control', 'no-store');
  return new Response(null, { status: 302, headers });
}
