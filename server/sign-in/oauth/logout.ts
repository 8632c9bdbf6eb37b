import { signInCodes } from '@yimen/contract/sign-in/codes';
import { eq } from 'drizzle-orm';
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import * as client from 'openid-client';
import * as v from 'valibot';
import { sessions } from '../../database/schema/people.ts';
import { inTransaction } from '../../database/transaction.ts';
import { unavailability } from '../../database/unavailable.ts';
import { readBody } from '../../http/body.ts';
import type { HandlerRequest } from '../../http/domain.ts';
import { Refusal } from '../../http/refusal.ts';
import { perDatabase, TtlCache } from '../../lib/ttl-cache.ts';
import { revokeSessions } from '../../sessions.ts';
import { type Scoped, scoped } from '../../tenancy/scoped.ts';
import { spendCredential } from '../attempts.ts';
import { boundedFetch } from '../methods/ask.ts';
import { findMethod, type MethodOf } from '../methods/store.ts';
import { SignInRefusal } from '../refuse.ts';
import { openClient } from './client.ts';
import { oidcKind } from './settings.ts';

/** Largest body that is read, in bytes: a logout token takes about one thousand. */
const bodyLimit = 16 * 1024;
const event = 'http://schemas.openid.net/event/backchannel-logout';
/** How old a logout token may be, and how far a clock may be off, in seconds. */
const maxAge = 600;

/** A provider's keys, fetched again only when a token names an unknown key. */
const keySets = perDatabase(() => new TtlCache<ReturnType<typeof createRemoteJWKSet>>({ ttlMs: 3_600_000 }));

const logoutClaims = v.pipe(
  v.object({
    events: v.object({ [event]: v.record(v.string(), v.unknown()) }),
    nonce: v.optional(v.never()),
    iat: v.number(),
    jti: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)),
    sid: v.optional(v.string()),
    sub: v.optional(v.string()),
  }),
  v.check(({ sid, sub }) => sid !== undefined || sub !== undefined),
);

/** The provider's address that ends its own session and returns to the sign-in page; null when it has none. */
export async function endSessionAddress(
  here: Scoped,
  method: MethodOf<typeof oidcKind>,
  idToken: string | null,
  back: string,
) {
  const configuration = await openClient(here, method);
  if (!configuration.serverMetadata().end_session_endpoint) return null;
  const query = new URLSearchParams({ post_logout_redirect_uri: back });
  if (idToken) query.set('id_token_hint', idToken);
  return client.buildEndSessionUrl(configuration, query).href;
}

/** OpenID Connect back-channel logout: the provider posts a signed token that names the ended session. */
export async function backchannelLogout(
  { db, institution, request, log, refused }: HandlerRequest,
  id: string,
): Promise<Response> {
  const form = new URLSearchParams((await readBody(request, bodyLimit)).toString('utf8'));
  const here = scoped(db, institution);
  try {
    const method = await findMethod(here, id, oidcKind);
    const { issuer, jwks_uri } = (await openClient(here, method)).serverMetadata();
    const { timeoutMs: timeoutDuration, allowPrivate } = method.settings;
    const fetchBounded = boundedFetch({ allowPrivate });
    const keys = await keySets(db).get(JSON.stringify([jwks_uri, allowPrivate]), async () =>
      createRemoteJWKSet(new URL(jwks_uri ?? ''), { timeoutDuration, [customFetch]: fetchBounded }),
    );
    const { payload, protectedHeader } = await jwtVerify(form.get('logout_token') ?? '', keys, {
      issuer,
      audience: method.settings.clientId,
      clockTolerance: maxAge,
      maxTokenAge: maxAge,
      algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'],
    });
    if (!isLogoutType(protectedHeader.typ, method.settings.typedLogout)) {
      throw new SignInRefusal(signInCodes.unproven, `typ ${protectedHeader.typ}`);
    }
    const { sid, sub, jti } = v.parse(logoutClaims, payload);
    const named = sid === undefined ? eq(sessions.remoteSubject, sub ?? '') : eq(sessions.remoteSession, sid);
    // In one transaction: a provider that gets no answer sends the same token again.
    const ended = await inTransaction(db, async (tx) => {
      const within = scoped(tx, institution);
      await spendCredential(within, `logout ${id} ${jti}`);
      return revokeSessions(within, [eq(sessions.method, id), named]);
    });
    log.info({ ended }, 'back-channel logout');
    return answer(200);
  } catch (error) {
    // The provider may try again when it gets a server error.
    if (unavailability(error) !== null) throw error;
    // The message of any other error may hold a statement's values.
    const detail = error instanceof errors.JOSEError ? `${error.code} ${error.message}` : (error as Error).name;
    refused(error instanceof Refusal ? error : new SignInRefusal(signInCodes.unproven, detail));
    return answer(400);
  }
}

/**
 * Whether the header's type is that of a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.4). Older
 * providers leave the type out, or write `JWT`, which means nothing (RFC 7519, section 5.1): accepted only where the
 * method's settings do not require the type.
 */
function isLogoutType(typ: string | undefined, isQueried: boolean): boolean {
  if (typ !== undefined && /^(application\/)?logout\+jwt$/i.test(typ)) return true;
  return !isQueried && (typ === undefined || /^jwt$/i.test(typ));
}

const answer = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });
