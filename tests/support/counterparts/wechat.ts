import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Counterpart, startCounterpart } from './server.ts';

export interface WeChatStandIn extends Counterpart {
  readonly appid: string;
  readonly corpid: string;
  readonly secret: string;
  /** The current WeChat user, by a name that is the same in all apps; null refuses to sign in. */
  user: string | null;
  /** The value by which WeChat or a gateway reports that it shows a snapshot, not the page; false for the page. */
  snapshot: unknown;
  /** Whether the app is bound to the Open Platform, so that answers contain a union id. */
  hasUnion: boolean;
  /** Offset of its clock in ms. */
  clock: number;
}

interface Code {
  readonly appid: string;
  readonly user: string;
  readonly scope: string;
  readonly snapshot: unknown;
  readonly until: number;
  used: boolean;
}

const codeMs = 300_000;

/**
 * WeChat and WeCom as documented: codes are valid once, for five minutes, for one app; failures are
 * HTTP 200 with an errcode; bodies are `text/plain`; an openid differs by app while the union id does not.
 */
export async function startWeChat(): Promise<WeChatStandIn> {
  const codes = new Map<string, Code>();
  const [appid, corpid, secret] = ['wx0123456789abcdef', 'ww0123456789abcdef', randomBytes(16).toString('hex')];

  /** The address to which the user is redirected; an object is an error page instead. */
  function authorize(query: URLSearchParams): URL | object {
    const [, first, second] = [...query.keys()];
    const state = query.get('state') ?? '';
    const wrong = first !== 'redirect_uri' || second !== 'response_type' || !/^[a-zA-Z0-9]{0,128}$/.test(state);
    if (wrong) return { errcode: 10003, errmsg: 'redirect_uri参数错误' };
    const back = new URL(query.get('redirect_uri') ?? '');
    if (standIn.user !== null) {
      const code = randomBytes(16).toString('hex');
      const { user, snapshot } = standIn;
      const [asking, scope] = [query.get('appid') ?? '', query.get('scope') ?? ''];
      codes.set(code, { appid: asking, user, scope, snapshot, until: now() + codeMs, used: false });
      back.searchParams.set('code', code);
    }
    back.searchParams.set('state', state);
    return back;
  }

  function spend(name: string | null, forApp: string): Code | null {
    const code = codes.get(name ?? '');
    if (!code || code.used || code.until < now() || code.appid !== forApp) return null;
    code.used = true;
    return code;
  }

  function accessToken(query: URLSearchParams): object {
    if (query.get('appid') !== appid) return failure(40013, 'invalid appid');
    if (query.get('secret') !== secret) return failure(40125, 'invalid appsecret');
    const code = spend(query.get('code'), appid);
    if (!code) return failure(40029, 'invalid code');
    const tellsUnion = standIn.hasUnion && code.scope !== 'snsapi_base';
    return {
      access_token: randomBytes(8).toString('hex'),
      expires_in: 7200,
      refresh_token: 'r',
      scope: code.scope,
      openid: `o-${appid.slice(-4)}-${code.user}`,
      ...(tellsUnion && { unionid: `u-${code.user}` }),
      ...(code.snapshot !== false && { is_snapshotuser: code.snapshot }),
    };
  }

  function orgToken(query: URLSearchParams): object {
    const fits = query.get('corpid') === corpid && query.get('corpsecret') === secret;
    if (!fits) return failure(40001, 'invalid credential');
    return { errcode: 0, errmsg: 'ok', access_token: `t-${corpid}`, expires_in: 7200 };
  }

  function orgMember(query: URLSearchParams): object {
    const code = query.get('access_token') === `t-${corpid}` ? spend(query.get('code'), corpid) : null;
    if (!code) return failure(40029, 'invalid code');
    const who = code.user.startsWith('outside-') ? { openid: code.user } : { userid: code.user };
    return { errcode: 0, errmsg: 'ok', ...who };
  }

  const routes: Record<string, (query: URLSearchParams) => URL | object> = {
    '/connect/oauth2/authorize': authorize,
    '/connect/qrconnect': authorize,
    '/sns/oauth2/access_token': accessToken,
    '/cgi-bin/gettoken': orgToken,
    '/cgi-bin/auth/getuserinfo': orgMember,
  };

  const now = () => Date.now() + standIn.clock;
  const counterpart = await startCounterpart((request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const answer = routes[url.pathname]?.(url.searchParams);
    if (answer instanceof URL) response.writeHead(302, { location: answer.href }).end();
    else if (answer) response.setHeader('content-type', 'text/plain').end(JSON.stringify(answer));
    else response.writeHead(404).end();
  });
  const state = {
    appid,
    corpid,
    secret,
    user: 'someone' as string | null,
    snapshot: false as unknown,
    hasUnion: true,
    clock: 0,
  };
  const standIn: WeChatStandIn = Object.assign(counterpart, state);
  return standIn;
}

function failure(errcode: number, errmsg: string): object {
  return { errcode, errmsg: `${errmsg}, rid: ${randomBytes(4).toString('hex')}-00000000-00000000` };
}
