import { signInCodes } from '@yimen/contract/sign-in/codes';
import type { SignedIn } from '@yimen/contract/sign-in/sign-in';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { signInAttempts } from '../../database/schema/sign-in.ts';
import type { HandlerRequest } from '../../http/domain.ts';
import type { Visit } from '../../http/visit.ts';
import { TtlCache } from '../../lib/ttl-cache.ts';
import { type Scoped, scoped, scopedOf } from '../../tenancy/scoped.ts';
import { type Attempt, findAttempt, spendAttempt, spendCredential } from '../attempts.ts';
import { readBrowser } from '../browser.ts';
import { finishSignIn } from '../finish.ts';
import { type Found, findBound, findPerson } from '../methods/people.ts';
import { findMethod, secretOf } from '../methods/store.ts';
import { SignInRefusal } from '../refuse.ts';
import { exchange, type WeChat } from './api.ts';
import { weChatKinds } from './settings.ts';

interface Named {
  readonly appid: string;
  readonly openid: string;
  readonly state: string;
}

/**
 * Handles WeChat's redirect with a code: the server exchanges it at once, so that no openid is ever taken from a
 * browser. The portal gets the openid together with the handle of this attempt, and only the handle proves it.
 */
export async function takeCode({ db, institution, request, place }: HandlerRequest): Promise<Named> {
  const here = scoped(db, institution);
  const { searchParams } = new URL(request.url);
  const state = searchParams.get('state') ?? '';
  const attempt = await findAttempt(here, {
    id: state,
    browser: readBrowser({ headers: request.headers, origin: place.origin }),
  });
  // The browser returned again, for example by the Back button: the result of the exchange is still valid.
  if (attempt.named) return { ...attempt.named, state };
  const code = searchParams.get('code') ?? '';
  if (!/^[\x21-\x7e]{1,512}$/.test(code)) throw new SignInRefusal(signInCodes.declined, 'no code');
  const which = `${institution.id} ${state} ${code}`;
  return { ...(await exchanges.get(which, () => exchangeOnce(here, attempt, code))), state };
}

/** Codes being exchanged: a page that is loaded twice at once asks WeChat once. */
const exchanges = new TtlCache<Omit<Named, 'state'>>({ isCacheable: () => false });

async function exchangeOnce(here: Scoped, { id, method: by, browser }: Attempt, code: string) {
  const method = await findMethod(here, by, ...weChatKinds);
  try {
    await spendCredential(here, `wechat ${method.id} ${code}`);
  } catch (error) {
    // Another request may have spent the code since the attempt was read.
    const now = await here.first(signInAttempts, and(eq(signInAttempts.id, id), eq(signInAttempts.browser, browser)));
    if (!now?.named) throw error;
    return now.named;
  }
  const { aliases, ...user } = await exchange(method, await secretOf(here, method.id), code);
  const named = { ...user, aliases: [...aliases] };
  await here.update(
    signInAttempts,
    { named },
    and(eq(signInAttempts.id, id), isNull(signInAttempts.named)) ?? sql`false`,
  );
  return named;
}

/**
 * Signs in the user that WeChat identified. Throws {@link SignInRefusal}; the handle of an unbound user stays valid.
 */
export async function weChatSignIn(visit: Visit, { appid, openid, state }: Named): Promise<SignedIn> {
  const here = scopedOf(visit);
  const attempt = await findAttempt(here, { id: state, browser: readBrowser(visit) });
  const { named, target, bind } = attempt;
  if (named?.appid !== appid || named.openid !== openid) {
    throw new SignInRefusal(signInCodes.noAttempt, 'another user than WeChat named');
  }
  const method = await findMethod(here, attempt.method, ...weChatKinds);
  const found: Found | null = await findUser(method);
  if (!found) throw new SignInRefusal(signInCodes.unbound);
  await spendAttempt(here, attempt);
  return finishSignIn(visit, { ...found, method: method.id, target, bind });

  function findUser(by: WeChat): Promise<Found | null> {
    if (by.kind === 'wecom' && by.settings.match !== 'binding') return findPerson(here, by.settings.match, openid);
    return findBound(here, [named?.subject ?? '', ...(named?.aliases ?? [])]);
  }
}
