import type { MethodKind } from '@yimen/contract/sign-in';
import * as v from 'valibot';
import { isThisMachine } from '../../http/place.ts';

/** An address of a counterpart. Without TLS only on this machine, which it never leaves: tests, or a gateway here. */
const address = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.check((text) => {
    const url = URL.parse(text);
    if (!url || url.username || url.password || url.hash) return false;
    return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname));
  }, 'is not an https address'),
);
/** An address that others are appended to. */
const base = v.pipe(
  address,
  v.check((text) => !text.includes('?'), 'holds a query'),
  v.transform((text) => text.replace(/\/+$/, '')),
);

const name = v.pipe(v.string(), v.regex(/^[\w.:/-]{1,128}$/, 'is not up to 128 letters, digits and . : / _ -'));
const timeoutMs = v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(30_000)), 8000);
/** What the counterpart's name of a person is here: what one signs in with, or the number (学号、工号). */
const match = v.optional(v.picklist(['account', 'no'], 'is neither account nor no'), 'account');
const clientAuth = v.optional(v.picklist(['basic', 'post', 'none'], 'is none of basic, post and none'), 'basic');
const scope = (usual: string) => v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+( [\x21-\x7e]+)*$/)), usual);

const cas = v.strictObject({
  /** As `https://cas.example.edu/cas`. */
  base,
  version: v.optional(v.picklist([2, 3], 'is neither 2 nor 3'), 3),
  /** Which attribute names the person; the user's name when empty. */
  attribute: v.optional(v.union([v.literal(''), name]), ''),
  match,
  /** True for a server that wants the one service it has registered, without a query. */
  plainService: v.optional(v.boolean(), false),
  timeoutMs,
});

const oauthCommon = { clientId: name, clientAuth, match, timeoutMs };

const oidc = v.strictObject({
  ...oauthCommon,
  issuer: address,
  scope: scope('openid profile'),
  /** Which claim names the person. */
  claim: v.optional(name, 'sub'),
  /** Whether signing out here signs out there. */
  logout: v.optional(v.boolean(), true),
});

const oauth2 = v.strictObject({
  ...oauthCommon,
  authorize: address,
  token: address,
  userinfo: address,
  scope: scope('profile'),
  /** The way to the person's name through what `userinfo` answers, as `data.userNo`. */
  claim: v.optional(name, 'id'),
  /** Where one is sent to sign out there. */
  logoutUrl: v.optional(v.union([v.literal(''), address]), ''),
});

const open = { authorizeBase: v.optional(base, 'https://open.weixin.qq.com'), timeoutMs };

const wechat = v.strictObject({
  ...open,
  appid: name,
  scope: v.optional(v.picklist(['snsapi_base', 'snsapi_userinfo']), 'snsapi_base'),
  apiBase: v.optional(base, 'https://api.weixin.qq.com'),
});

const wechatQr = v.strictObject({ ...open, appid: name, apiBase: v.optional(base, 'https://api.weixin.qq.com') });

const wecom = v.strictObject({
  ...open,
  corpid: name,
  agentid: v.optional(v.pipe(v.string(), v.regex(/^\d{0,12}$/)), ''),
  apiBase: v.optional(base, 'https://qyapi.weixin.qq.com'),
  /** `binding`: the member's id is none of ours, and is bound at the first sign-in. */
  match: v.optional(v.picklist(['account', 'no', 'binding'], 'is none of account, no and binding'), 'account'),
});

const api = v.strictObject({
  match,
  /** Where one signs in there; it is told our address as `service`. Empty: only that system begins. */
  loginUrl: v.optional(v.union([v.literal(''), address]), ''),
  logoutUrl: v.optional(v.union([v.literal(''), address]), ''),
});

/** What each kind of method has to know; `secret` stands elsewhere. */
export const methodSettings = {
  ...{ password: v.strictObject({}), qr: v.strictObject({}), cas, oauth2, oidc, wechat, wecom, api },
  'wechat-qr': wechatQr,
} as const satisfies Record<MethodKind, v.GenericSchema>;

export type SettingsOf<K extends MethodKind> = v.InferOutput<(typeof methodSettings)[K]>;

/** Kinds that have a secret besides. */
export const withSecret: ReadonlySet<MethodKind> = new Set(['oauth2', 'oidc', 'wechat', 'wechat-qr', 'wecom']);
/** Kinds that leave the portal. */
export const leaving: ReadonlySet<MethodKind> = new Set([
  ...(['cas', 'oauth2', 'oidc', 'wechat', 'wechat-qr', 'wecom', 'api'] as const),
]);

/** What is wrong with the settings of a kind, by field. */
export function settingProblems(kind: MethodKind, settings: unknown): { field: string; message: string }[] {
  const { issues = [] } = v.safeParse(methodSettings[kind], settings);
  return issues.map((issue) => ({ field: `settings.${v.getDotPath(issue) ?? ''}`, message: issue.message }));
}

/** A setting as it is typed: text where the kind wants text, else a number, or true or false. */
export function typedSetting(kind: MethodKind, name: string, text: string): unknown {
  const entries: Record<string, v.GenericSchema> = methodSettings[kind].entries;
  const schema = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (!schema || v.is(schema, text)) return text;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}
