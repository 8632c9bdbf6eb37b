import { signInCodes } from '@yimen/contract/sign-in/codes';
import * as client from 'openid-client';
import { perDatabase, TtlCache } from '../../lib/ttl-cache.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { boundedFetch, causeOf } from '../methods/ask.ts';
import { type MethodOf, secretOf } from '../methods/store.ts';
import { SignInRefusal } from '../refuse.ts';
import type { oauth2Kind, oidcKind } from './settings.ts';

export type OAuth = MethodOf<typeof oauth2Kind | typeof oidcKind>;

/** How far a provider's clock may differ, in seconds; the provider itself checks that a code is fresh. */
const clockTolerance = 600;
/** How long a provider's discovery document is cached, in ms. */
const discovered = perDatabase(() => new TtlCache<client.Configuration>({ ttlMs: 3_600_000 }));

/** The client of a provider, discovered once an hour. Throws {@link SignInRefusal} when it cannot be reached. */
export async function openClient(here: Scoped, method: OAuth): Promise<client.Configuration> {
  const { clientAuth } = method.settings;
  const secret = clientAuth === 'none' ? '' : await secretOf(here, method.id);
  const key = JSON.stringify([here.institution, method, secret]);
  return discovered(here.db)
    .get(key, () => configure(method, secret))
    .catch(asRefusal);
}

async function configure(method: OAuth, secret: string): Promise<client.Configuration> {
  const { clientId, clientAuth, timeoutMs } = method.settings;
  const bounded = boundedFetch(method.settings);
  const fetchBounded: client.CustomFetch = (url, options) => bounded(url, options as RequestInit);
  const authentication = {
    basic: () => client.ClientSecretBasic(secret),
    post: () => client.ClientSecretPost(secret),
    none: () => client.None(),
  }[clientAuth]();
  const metadata = { [client.clockTolerance]: clockTolerance };
  const timeout = timeoutMs / 1000;
  if (method.kind === 'oidc') {
    const issuer = new URL(method.settings.issuer);
    // Without TLS the provider is on this machine: the settings allow no other.
    const insecure = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    // The library does not verify the signature of a token that came over the token endpoint's TLS; this makes it
    // verify.
    const execute = [...insecure, client.enableNonRepudiationChecks];
    const options = { timeout, execute, [client.customFetch]: fetchBounded };
    return client.discovery(issuer, clientId, metadata, authentication, options);
  }
  const { authorize, token } = method.settings;
  const server = { issuer: new URL(authorize).origin, authorization_endpoint: authorize, token_endpoint: token };
  const configuration = new client.Configuration(server, clientId, metadata, authentication);
  configuration.timeout = timeout;
  configuration[client.customFetch] = fetchBounded;
  if (token.startsWith('http:')) client.allowInsecureRequests(configuration);
  return configuration;
}

/** Throws an error of the provider, or of the verification, as a {@link SignInRefusal}. */
export function asRefusal(error: unknown): never {
  const refusal = causesOf(error).find((cause) => cause instanceof SignInRefusal);
  if (refusal) throw refusal;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const detail = error instanceof Error ? `${code} ${error.message} ${causeOf(error)}`.slice(0, 300) : '';
  if (error instanceof client.AuthorizationResponseError) {
    const declined = ['access_denied', 'login_required', 'consent_required', 'interaction_required'];
    throw new SignInRefusal(declined.includes(error.error) ? signInCodes.declined : signInCodes.nonsense, error.error);
  }
  if (error instanceof client.ResponseBodyError) {
    if (error.status >= 500) throw new SignInRefusal(signInCodes.unreachable, error.error);
    // Any error but a refused code concerns the configuration of the two systems.
    throw new SignInRefusal(
      error.error === 'invalid_grant' ? signInCodes.notAccepted : signInCodes.nonsense,
      error.error,
    );
  }
  if (code === 'OAUTH_TIMEOUT' || isNetworkFailure(error)) throw new SignInRefusal(signInCodes.unreachable, detail);
  if (nonsense.has(code))
    throw new SignInRefusal(counterpartStatus(error) >= 500 ? signInCodes.unreachable : signInCodes.nonsense, detail);
  throw new SignInRefusal(signInCodes.unproven, detail);
}

const nonsense = new Set([
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_WWW_AUTHENTICATE_CHALLENGE',
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_INVALID_SERVER_METADATA',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
  'OAUTH_REQUEST_PROTOCOL_FORBIDDEN',
]);

/** Whether this is an error of `fetch` that got no answer. */
function isNetworkFailure(error: unknown): boolean {
  return causesOf(error).some((cause) => cause instanceof TypeError && /fetch failed|terminated/.test(cause.message));
}

/** An error and its chain of causes. */
function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/** The status of the failed answer, which the library sets as the cause. */
function counterpartStatus(error: unknown): number {
  const cause = error instanceof Error ? error.cause : undefined;
  // Not `instanceof`: the HTTP server replaces Node's Response by its own.
  return typeof cause === 'object' && cause !== null && 'status' in cause ? Number(cause.status) : 0;
}
