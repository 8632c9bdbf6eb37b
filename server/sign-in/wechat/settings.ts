import * as v from 'valibot';
import { allowPrivate, base, nameSetting, timeoutMs } from '../methods/settings.ts';

const openSettings = { authorizeBase: v.optional(base, 'https://open.weixin.qq.com'), timeoutMs, allowPrivate };

const wechat = v.strictObject({
  ...openSettings,
  appid: nameSetting,
  scope: v.optional(v.picklist(['snsapi_base', 'snsapi_userinfo']), 'snsapi_base'),
  apiBase: v.optional(base, 'https://api.weixin.qq.com'),
});

const wechatQr = v.strictObject({
  ...openSettings,
  appid: nameSetting,
  apiBase: v.optional(base, 'https://api.weixin.qq.com'),
});

const wecom = v.strictObject({
  ...openSettings,
  corpid: nameSetting,
  agentid: v.optional(v.pipe(v.string(), v.regex(/^\d{0,12}$/, '最多 12 位数字')), ''),
  apiBase: v.optional(base, 'https://qyapi.weixin.qq.com'),
  /** `binding`: the member's id is unknown here, and is bound to a person at the first sign-in. */
  match: v.optional(v.picklist(['account', 'no', 'binding'], '只能是 account、no、binding'), 'account'),
});

export const weChatKind = { kind: 'wechat', settings: wechat } as const;
export const weChatQrKind = { kind: 'wechat-qr', settings: wechatQr } as const;
export const weComKind = { kind: 'wecom', settings: wecom } as const;
export const weChatKinds = [weChatKind, weChatQrKind, weComKind] as const;
