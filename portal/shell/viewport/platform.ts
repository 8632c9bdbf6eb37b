import type { Platform } from '@yimen/contract/platforms';
import type { Placement } from './formulas.ts';

export type { Platform };

/** The order matters: WeCom's user agent contains MicroMessenger too. */
const platformMarks: readonly (readonly [Platform, RegExp])[] = [
  ['wxwork', /wxwork/i],
  ['wechat', /MicroMessenger/i],
  ['chaoxing', /ChaoXing/i],
  ['alipay', /AlipayClient/i],
  ['dingtalk', /DingTalk/i],
  ['weibo', /Weibo/i],
  ['welink', /WeLink|HuaWei-AnyOffice/i],
  ['qq', /\bQQ\//i],
];

/** The shell that a user agent names; undefined for an ordinary browser. */
export function platformOf(userAgent: string): Platform | undefined {
  return platformMarks.find(([, mark]) => mark.test(userAgent))?.[0];
}

/** Whether this is a phone by the window's width or by the user agent (specification, section 2, “Placement”). */
export function isOnPhone(placement: Placement, device: 'desktop' | 'mobile'): boolean {
  return placement === 'mobile' || device === 'mobile';
}

/** The visit's channel: 1 desktop, 2 mobile outside WeChat, 3 mobile inside WeChat (specification, section 7). */
export function channelOf(onPhone: boolean, platform: Platform | undefined): 1 | 2 | 3 {
  if (!onPhone) return 1;
  return platform === 'wechat' ? 3 : 2;
}
