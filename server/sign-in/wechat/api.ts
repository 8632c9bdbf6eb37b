import { signInCodes } from '@yimen/contract/sign-in/codes';
import { askJson } from '../methods/ask.ts';
import type { MethodOf } from '../methods/store.ts';
import { SignInRefusal } from '../refuse.ts';
import type { weChatKinds, weComKind } from './settings.ts';

export type WeChat = MethodOf<(typeof weChatKinds)[number]>;

/** The user that WeChat identified. */
export interface WeChatUser {
  readonly appid: string;
  readonly openid: string;
  /** The subject that identifies the user here, and further ones of the same user. */
  readonly subject: string;
  readonly aliases: readonly string[];
}

const appidOf = (method: WeChat) => (method.kind === 'wecom' ? method.settings.corpid : method.settings.appid);

/** WeChat's address for signing in. WeChat checks the order of the parameters and requires the fragment. */
export function askAddress(method: WeChat, redirect: string, state: string): string {
  const { authorizeBase } = method.settings;
  const path = method.kind === 'wechat-qr' ? '/connect/qrconnect' : '/connect/oauth2/authorize';
  const agent = method.kind === 'wecom' && method.settings.agentid ? `&agentid=${method.settings.agentid}` : '';
  const to = `appid=${encodeURIComponent(appidOf(method))}&redirect_uri=${encodeURIComponent(redirect)}`;
  return `${authorizeBase}${path}?${to}&response_type=code&scope=${scopeOf(method)}&state=${state}${agent}#wechat_redirect`;
}

function scopeOf(method: WeChat): string {
  if (method.kind === 'wechat') return method.settings.scope;
  return method.kind === 'wechat-qr' ? 'snsapi_login' : 'snsapi_base';
}

/** The user of a code. Throws {@link SignInRefusal} for an invalid code, a snapshot user, or a malformed answer. */
export function exchange(method: WeChat, secret: string, code: string): Promise<WeChatUser> {
  return method.kind === 'wecom' ? exchangeMember(method, secret, code) : exchangeUser(method, secret, code);
}

async function exchangeUser(method: Exclude<WeChat, { kind: 'wecom' }>, secret: string, code: string) {
  const { settings } = method;
  const { appid } = settings;
  const answer = await callWechat(settings, '/sns/oauth2/access_token', {
    appid,
    secret,
    code,
    grant_type: 'authorization_code',
  });
  // Documented as 1; gateways pass it as text, or as true.
  if (answer.is_snapshotuser) throw new SignInRefusal(signInCodes.snapshot);
  const openid = asText(answer.openid);
  if (!openid) throw new SignInRefusal(signInCodes.nonsense, 'no openid');
  const unionid = asText(answer.unionid);
  const own = `openid:${appid}:${openid}`;
  // A union id is the same in all apps of an owner: bound once, it works in each.
  return unionid
    ? { appid, openid, subject: `unionid:${unionid}`, aliases: [own] }
    : { appid, openid, subject: own, aliases: [] };
}

async function exchangeMember(
  { settings }: MethodOf<typeof weComKind>,
  secret: string,
  code: string,
): Promise<WeChatUser> {
  const { corpid } = settings;
  const { access_token } = await callWechat(settings, '/cgi-bin/gettoken', { corpid, corpsecret: secret });
  const answer = await callWechat(settings, '/cgi-bin/auth/getuserinfo', {
    access_token: asText(access_token),
    code,
  });
  const userid = asText(answer.userid);
  // A person outside the organisation has an openid instead.
  if (!userid) throw new SignInRefusal(signInCodes.unknownPerson, 'no member of the organisation');
  return { appid: corpid, openid: userid, subject: `wecom:${corpid}:${userid}`, aliases: [] };
}

/** Error codes that concern the code alone: wrong, used before, or of another app. */
const ofCode = new Set([40029, 40163, 41008]);

/** A failure is HTTP 200 with an errcode; WeCom's successes carry errcode 0. */
async function callWechat(
  { apiBase, timeoutMs, allowPrivate }: WeChat['settings'],
  path: string,
  query: Record<string, string>,
) {
  const url = new URL(apiBase + path);
  url.search = new URLSearchParams(query).toString();
  const answer = await askJson(url, { timeoutMs, allowPrivate });
  const { errcode = 0 } = answer;
  if (errcode === 0) return answer;
  const code = typeof errcode === 'number' && ofCode.has(errcode) ? signInCodes.notAccepted : signInCodes.nonsense;
  throw new SignInRefusal(code, `errcode ${String(errcode)}`);
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
