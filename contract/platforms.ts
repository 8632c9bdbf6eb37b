/** The shells that phone pages may be opened in (specification, section 9). */
export const platforms = ['wechat', 'wxwork', 'chaoxing', 'alipay', 'dingtalk', 'weibo', 'qq', 'welink'] as const;
export type Platform = (typeof platforms)[number];

/** A HarmonyOS phone without Android in it names its kind first. */
const phones =
  /iPhone|iPod|Android.+Mobile|Windows Phone|HarmonyOS.+Mobile|\(Phone; ?OpenHarmony|MicroMessenger.+Mobile/i;

/** No browser's name is longer, and the pattern costs the square of the length. */
const longestAgent = 512;

/** Whether a user agent is a phone's, which gets the phone site before any width is known. */
export function isPhone(userAgent: string | null | undefined): boolean {
  return phones.test(userAgent?.slice(0, longestAgent) ?? '');
}
