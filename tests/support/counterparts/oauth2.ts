import { createHash, randomBytes } from 'node:crypto';
import { type Counterpart, readForm, startCounterpart } from './server.ts';

export interface OAuth2Provider extends Counterpart {
  readonly clientId: string;
  readonly secret: string;
  /** The answer of the userinfo endpoint. */
  user: object;
}

/** Lifetime of a code in ms. */
const codeMs = 60_000;

/** A minimal OAuth2 provider, as institutions often write them: code, PKCE, a token, and the person as JSON. */
export async function startOAuth2(user: object): Promise<OAuth2Provider> {
  const codes = new Map<string, { redirect: string; challenge: string; until: number }>();
  const tokens = new Set<string>();
  const [clientId, secret] = ['portal', randomBytes(16).toString('hex')];

  const counterpart = await startCounterpart(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const say = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/authorize') {
      const code = randomBytes(16).toString('hex');
      const redirect = query.get('redirect_uri') ?? '';
      codes.set(code, { redirect, challenge: query.get('code_challenge') ?? '', until: Date.now() + codeMs });
      const back = `${redirect}?${new URLSearchParams({ code, state: query.get('state') ?? '' })}`;
      response.writeHead(302, { location: back }).end();
    } else if (pathname === '/token') {
      const form = await readForm(request);
      const given = codes.get(form.get('code') ?? '');
      codes.delete(form.get('code') ?? '');
      const known =
        request.headers.authorization === `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isFresh = given !== undefined && given.until > Date.now();
      const fits = isFresh && given.challenge === challenge && given.redirect === form.get('redirect_uri');
      if (!known) say(401, { error: 'invalid_client' });
      else if (!fits) say(400, { error: 'invalid_grant' });
      else {
        const access_token = randomBytes(16).toString('hex');
        tokens.add(access_token);
        say(200, { access_token, token_type: 'Bearer', expires_in: 300 });
      }
    } else if (pathname === '/userinfo') {
      const token = /^Bearer (\w+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      if (tokens.has(token)) say(200, provider.user);
      else say(401, { error: 'invalid_token' });
    } else response.writeHead(404).end();
  });
  const provider: OAuth2Provider = Object.assign(counterpart, { clientId, secret, user });
  return provider;
}
