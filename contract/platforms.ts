/** The apps in which phone pages may be opened (specification, section 9). */
export const platforms = ['wechat', 'wxwork', 'chaoxing', 'alipay', 'dingtalk', 'weibo', 'qq', 'welink'] as const;
export type Platform = (typeof platforms)[number];

/** Matches phones; a HarmonyOS phone without Android names its kind first. */
const phones =
  /iPhone|iPod|Android.+Mobile|Windows Phone|HarmonyOS.+Mobile|\(Phone; ?OpenHarmony|MicroMessenger.+Mobile/i;

/** Longer than any browser's user agent; the pattern takes quadratic time. */
const longestAgent = 512;

/** Whether a user agent is a phone's, which gets the phone site before the screen's width is known. */
export function isPhone(userAgent: string | null | undefined): boolean {
  return phones.test(userAgent?.slice(0, longestAgent) ?? '');
}
