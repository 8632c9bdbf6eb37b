import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  CompactSign,
  decodeJwt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose';
import Provider, {
  type ClientMetadata,
  type Configuration,
  type InteractionResults,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import { type Counterpart, escaped, readForm, startCounterpart } from './server.ts';

type Accounts = Record<string, { password: string } & Record<string, string>>;

/** The ways in which an ID token can be made invalid. */
export const spoilings = ['iss', 'aud', 'nonce', 'exp', 'iat', 'nosub', 'azp', 'sig', 'alg-none', 'hs256'] as const;
export type Spoiling = (typeof spoilings)[number];

export interface OidcProvider extends Counterpart {
  readonly issuer: string;
  /** The user who is signed in without a form; null shows the form. */
  auto: string | null;
  spoil: Spoiling | null;
  /** Offset of the provider's clock in signed tokens, in seconds. */
  clock: number;
  accounts: Accounts;
  /** Signs claims as a token of this provider. */
  sign(claims: JWTPayload, header?: { typ?: string }): Promise<string>;
}

interface Options {
  readonly accounts: Accounts;
  /** The allowed redirect addresses, compared exactly. */
  readonly redirects: readonly string[];
  readonly logouts?: readonly string[];
  readonly backchannel?: string;
}

/** The client's id and secret (`client_secret_basic`). */
export const oidcClient = { id: 'portal', secret: 'portal-secret' } as const;

/** A certified OpenID provider (npm oidc-provider) on loopback; with `/resource` also a plain OAuth2 provider. */
export async function startOidc({
  accounts,
  redirects,
  logouts = redirects,
  backchannel,
}: Options): Promise<OidcProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  let answer: ((request: IncomingMessage, response: ServerResponse) => unknown) | null = null;
  const counterpart = await startCounterpart(async (request, response) => {
    await answer?.(request, response);
  });
  const issuer = counterpart.origin;
  const state = { issuer, accounts, auto: null as string | null, spoil: null as Spoiling | null, clock: 0 };
  const sign: OidcProvider['sign'] = (claims, header) => signed(claims, jwk, header);
  const own: OidcProvider = Object.assign(counterpart, state, { sign });

  const client: ClientMetadata = {
    client_id: oidcClient.id,
    client_secret: oidcClient.secret,
    redirect_uris: [...redirects],
    post_logout_redirect_uris: [...logouts],
    grant_types: ['authorization_code'],
    response_types: ['code'],
    ...(backchannel && { backchannel_logout_uri: backchannel, backchannel_logout_session_required: true }),
  };
  const provider = new Provider(issuer, configurationOf(own, client, jwk, backchannel !== undefined));
  provider.use(signInPage(own, provider));
  provider.use(spoilTokens(own, jwk));
  const callback = provider.callback();
  answer = callback;
  return own;
}

function configurationOf(own: OidcProvider, client: ClientMetadata, jwk: JWK, backchannel: boolean): Configuration {
  return {
    clients: [client],
    jwks: { keys: [jwk as never] },
    cookies: {
      keys: ['test-only'],
      names: { session: '_op_session', interaction: '_op_interaction', resume: '_op_resume' },
    },
    claims: { openid: ['sub'], profile: ['name', 'preferred_username', 'userNo'] },
    conformIdTokenClaims: false,
    findAccount: (_, id) => {
      const { password: _password, ...claims } = own.accounts[id] ?? { password: '' };
      return own.accounts[id] ? { accountId: id, claims: () => ({ sub: id, ...claims }) } : undefined;
    },
    // No page of consent, as with an institution's own provider.
    async loadExistingGrant({ oidc }) {
      const { client: asking, session, provider } = oidc;
      const known = asking && (oidc.result?.consent?.grantId ?? session?.grantIdFor(asking.clientId));
      if (known) return provider.Grant.find(known);
      const grant = new provider.Grant({ clientId: asking?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: backchannel },
      rpInitiatedLogout: {
        enabled: true,
        // No page of confirmation: the form submits itself.
        logoutSource: (ctx, form) => {
          ctx.body = `<!doctype html><title>logout</title>${form}<script>const f=document.forms[0],i=document.createElement('input');i.type='hidden';i.name='logout';i.value='yes';f.append(i);f.submit()</script>`;
        },
      },
    },
    ttl: { AccessToken: 300, IdToken: 300, AuthorizationCode: 60, Interaction: 600, Session: 3600, Grant: 3600 },
    // Without this it refuses calls to loopback, where the portal under test runs.
    fetch: (url: URL | string, init?: RequestInit) => globalThis.fetch(url, withoutDispatcher(init)),
    renderError: (ctx, out) => {
      ctx.type = 'json';
      ctx.body = out;
    },
  } as Configuration;
}

function withoutDispatcher(init: (RequestInit & { dispatcher?: unknown }) | undefined): RequestInit {
  const { dispatcher: _, ...rest } = init ?? {};
  return rest;
}

type Middleware = (ctx: KoaContextWithOIDC, next: () => Promise<void>) => Promise<void>;

function signInPage(own: OidcProvider, provider: Provider): Middleware {
  const page = (problem: string) => `<!doctype html><meta charset="utf-8"><title>Sign-in</title><form method="post">
    <p role="alert">${escaped(problem)}</p><label>Username <input name="login"></label>
    <label>Password <input type="password" name="password"></label><button>Sign in</button>
    <button name="cancel" value="1">Cancel</button></form>`;
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/interaction/')) return next();
    const { prompt } = await provider.interactionDetails(ctx.req, ctx.res);
    const finish = async (result: InteractionResults) => {
      ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false }));
    };
    if (prompt.name !== 'login') return finish({ error: 'access_denied' });
    if (ctx.method === 'GET') {
      if (own.auto) return finish({ login: { accountId: own.auto } });
      ctx.type = 'html';
      ctx.body = page('');
      return;
    }
    const form = await readForm(ctx.req);
    if (form.has('cancel')) return finish({ error: 'access_denied', error_description: 'End-User aborted' });
    const account = own.accounts[form.get('login') ?? ''];
    if (account?.password === form.get('password')) return finish({ login: { accountId: form.get('login') ?? '' } });
    ctx.status = 401;
    ctx.type = 'html';
    ctx.body = page('Wrong user name or password');
  };
}

function spoilTokens(own: OidcProvider, jwk: JWK): Middleware {
  return async (ctx, next) => {
    await next();
    const body = ctx.body as { id_token?: string } | undefined;
    if (ctx.path !== '/token' || !body?.id_token) return;
    if (own.spoil) body.id_token = await spoilt(own.spoil, body.id_token, jwk);
    else if (own.clock !== 0) body.id_token = await signed(moved(decodeJwt(body.id_token), own.clock), jwk);
  };
}

const moved = (claims: JWTPayload, seconds: number): JWTPayload => ({
  ...claims,
  iat: (claims.iat ?? 0) + seconds,
  exp: (claims.exp ?? 0) + seconds,
});

async function signed(claims: JWTPayload, jwk: JWK, header: { typ?: string } = {}): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: jwk.kid ?? '', ...header })
    .sign(await importJWK(jwk, 'RS256'));
}

function spoilt(how: Spoiling, token: string, jwk: JWK): Promise<string> | string {
  const claims = decodeJwt(token);
  const now = Math.floor(Date.now() / 1000);
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  switch (how) {
    case 'iss':
      return signed({ ...claims, iss: 'http://127.0.0.1:9' }, jwk);
    case 'aud':
      return signed({ ...claims, aud: 'someone-else' }, jwk);
    case 'nonce':
      return signed({ ...claims, nonce: 'x' }, jwk);
    case 'exp':
      return signed({ ...claims, iat: now - 7200, exp: now - 3600 }, jwk);
    case 'iat': {
      const { iat: _, ...rest } = claims;
      return signed(rest, jwk);
    }
    case 'nosub': {
      const { sub: _, ...rest } = claims;
      return signed(rest, jwk);
    }
    case 'azp':
      return signed({ ...claims, aud: [oidcClient.id, 'x'], azp: 'x' }, jwk);
    case 'sig':
      return token.replace(/[^.]+$/, (text) => Buffer.from(text, 'base64url').reverse().toString('base64url'));
    case 'alg-none':
      return `${base64({ alg: 'none' })}.${base64(claims)}.`;
    default:
      return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
        .setProtectedHeader({ alg: 'HS256', kid: jwk.kid ?? '' })
        .sign(Buffer.from(jwk.n ?? '', 'base64url'));
  }
}
