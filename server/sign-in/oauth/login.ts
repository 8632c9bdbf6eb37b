import { signInCodes } from '@yimen/contract/sign-in/codes';
import type { SignedIn } from '@yimen/contract/sign-in/sign-in';
import * as client from 'openid-client';
import type { Visit } from '../../http/visit.ts';
import { type Scoped, scoped } from '../../tenancy/scoped.ts';
import { type Attempt, findAttempt, spendAttempt, spendCredential } from '../attempts.ts';
import { readBrowser } from '../browser.ts';
import { finishSignIn } from '../finish.ts';
import { askJson } from '../methods/ask.ts';
import { findPerson } from '../methods/people.ts';
import { findMethod, type MethodOf } from '../methods/store.ts';
import { SignInRefusal } from '../refuse.ts';
import { asRefusal, type OAuth, openClient } from './client.ts';
import { oauth2Kind, oidcKind } from './settings.ts';

interface Proof {
  readonly verifier: string;
  readonly nonce: string;
}

/** What only our answer to the provider will know. */
export const newProof = (): Proof => ({ verifier: client.randomPKCECodeVerifier(), nonce: client.randomNonce() });

interface Asking {
  /** Whoever the provider knows already is asked for name and password again. */
  readonly asksAgain: boolean;
}

/** Where the provider asks its user. Throws {@link SignInRefusal} when the provider cannot be reached. */
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

type Params = Readonly<Record<string, string | undefined>> & { readonly state: string };

/** Signs in by what the provider sent back: state, issuer, code, PKCE, nonce and signature must all fit. */
export async function oauthSignIn(visit: Visit, params: Params): Promise<SignedIn> {
  const here = scoped(visit.db, visit.institution);
  const attempt = await findAttempt(here, { id: params.state, browser: readBrowser(visit) });
  const method = await findMethod(here, attempt.method, oauth2Kind, oidcKind);
  await spendAttempt(here, attempt);
  if (params.code) await spendCredential(here, `oauth ${method.id} ${params.code}`);
  const configuration = await openClient(here, method);
  const back = new URL(attempt.service);
  for (const [name, value] of Object.entries(params)) if (value) back.searchParams.set(name, value);
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

/** The ID token's claims; those of the userinfo endpoint too when the one we need is only there. */
async function moreClaims(configuration: client.Configuration, method: MethodOf<typeof oidcKind>, tokens: Tokens) {
  const own: Record<string, unknown> = tokens.claims() ?? {};
  if (method.settings.claim in own || !configuration.serverMetadata().userinfo_endpoint) return own;
  const info = await client.fetchUserInfo(configuration, tokens.access_token, String(own.sub)).catch(asRefusal);
  return { ...info, ...own };
}

function askUserinfo({ settings }: MethodOf<typeof oauth2Kind>, token: string): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  return askJson(new URL(settings.userinfo), { timeoutMs: settings.timeoutMs, headers });
}

/** A text or number of an answer, by the way to it. */
function valueAt(claims: Record<string, unknown>, path: string): string {
  const whole = claims[path];
  const value = whole ?? path.split('.').reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), claims);
  if ((typeof value === 'string' && value !== '') || typeof value === 'number') return String(value);
  throw new SignInRefusal(signInCodes.nonsense, `no claim ${path}`);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
