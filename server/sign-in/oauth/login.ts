import { signInCodes } from '@yimen/contract/sign-in/codes';
import type { SignedIn } from '@yimen/contract/sign-in/sign-in';
import * as client from 'openid-client';
import type { Visit } from '../../http/visit.ts';
import { type Scoped, scopedOf } from '../../tenancy/scoped.ts';
import type { Attempt } from '../attempts.ts';
import { finishSignIn } from '../finish.ts';
import { askJson } from '../methods/ask.ts';
import { findPerson } from '../methods/people.ts';
import type { MethodOf } from '../methods/store.ts';
import type { BackQuery } from '../provider.ts';
import { SignInRefusal } from '../refuse.ts';
import { asRefusal, type OAuth, openClient } from './client.ts';
import type { oauth2Kind, oidcKind } from './settings.ts';

interface Proof {
  readonly verifier: string;
  readonly nonce: string;
}

/** PKCE verifier and nonce, which only this server knows until the code is exchanged. */
export const newProof = (): Proof => ({ verifier: client.randomPKCECodeVerifier(), nonce: client.randomNonce() });

interface Asking {
  /** Asks for name and password again even if the provider knows the user already. */
  readonly asksAgain: boolean;
}

/** The provider's address where the user signs in. Throws {@link SignInRefusal} when it cannot be reached. */
export async function authorizeAddress(
  here: Scoped,
  method: OAuth,
  { id: state, service: redirect_uri, verifier, nonce, asksAgain }: Pick<Attempt, 'id' | 'service'> & Proof & Asking,
): Promise<string> {
  const configuration = await openClient(here, method);
  const code_challenge = await client.calculatePKCECodeChallenge(verifier);
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri,
    scope: method.settings.scope,
    state,
    code_challenge,
    code_challenge_method: 'S256',
    ...(method.kind === 'oidc' && { nonce, ...(asksAgain && { prompt: 'login' }) }),
  });
  return url.href;
}

/** Signs in by the provider's redirect: state, issuer, code, PKCE, nonce and signature must all be valid. */
export async function oauthSignIn(visit: Visit, method: OAuth, attempt: Attempt, query: BackQuery): Promise<SignedIn> {
  const here = scopedOf(visit);
  const configuration = await openClient(here, method);
  const back = new URL(attempt.service);
  for (const [name, value] of Object.entries(query)) if (value) back.searchParams.set(name, value);
  const isOidc = method.kind === 'oidc';
  const tokens = await client
    .authorizationCodeGrant(configuration, back, {
      expectedState: attempt.id,
      pkceCodeVerifier: attempt.verifier ?? '',
      idTokenExpected: isOidc,
      ...(isOidc && attempt.nonce && { expectedNonce: attempt.nonce }),
    })
    .catch(asRefusal);
  const claims = isOidc
    ? { ...(await moreClaims(configuration, method, tokens)) }
    : await askUserinfo(method, tokens.access_token);
  const name = valueAt(claims, method.settings.claim);
  const found = await findPerson(here, method.settings.match, name);
  const own = tokens.claims();
  const sid = typeof own?.sid === 'string' ? own.sid : undefined;
  const remote = {
    ...(own && { subject: own.sub }),
    ...(sid && { session: sid }),
    ...(tokens.id_token && { idToken: tokens.id_token }),
  };
  return finishSignIn(visit, { ...found, method: method.id, target: attempt.target, bind: attempt.bind, remote });
}

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>;

/** The ID token's claims, with those of the userinfo endpoint when the needed claim is only there. */
async function moreClaims(configuration: client.Configuration, method: MethodOf<typeof oidcKind>, tokens: Tokens) {
  const own: Record<string, unknown> = tokens.claims() ?? {};
  if (method.settings.claim in own || !configuration.serverMetadata().userinfo_endpoint) return own;
  const info = await client.fetchUserInfo(configuration, tokens.access_token, String(own.sub)).catch(asRefusal);
  return { ...info, ...own };
}

function askUserinfo({ settings }: MethodOf<typeof oauth2Kind>, token: string): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const { timeoutMs, allowPrivate } = settings;
  return askJson(new URL(settings.userinfo), { timeoutMs, allowPrivate, headers });
}

/** A text or number of an answer by its path. */
function valueAt(claims: Record<string, unknown>, path: string): string {
  const whole = claims[path];
  const value = whole ?? path.split('.').reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), claims);
  if ((typeof value === 'string' && value !== '') || typeof value === 'number') return String(value);
  throw new SignInRefusal(signInCodes.nonsense, `no claim ${path}`);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
