import { expect, test } from 'vitest';
import { deviceOf } from '../visit/read-visit.ts';
import { channelOf, isOnPhone, platformOf } from './platform.ts';

const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

test.each([
  [`${android} MicroMessenger/8.0.60`, 'wechat'],
  [`${iphone} wxwork/4.1.30 MicroMessenger/7.0.1`, 'wxwork'],
  [`${android} (device:Pixel) Language/zh_CN com.chaoxing.mobile/ChaoXingStudy_3_6.5`, 'chaoxing'],
  [`${iphone} AlipayClient/10.6.10`, 'alipay'],
  [`${android} DingTalk/7.6.50`, 'dingtalk'],
  [`${iphone} Weibo (iPhone17,1__weibo__15.1.0)`, 'weibo'],
  [`${android} V1_AND_SQ_9.0.90 QQ/9.0.90`, 'qq'],
  [`${android} HuaWei-AnyOffice/1.0.0/com.huawei.welink`, 'welink'],
  [`${android} MQQBrowser/15.0`, undefined],
  [iphone, undefined],
])('%s is the shell %s', (userAgent, platform) => {
  expect(platformOf(userAgent)).toBe(platform);
  expect(deviceOf(userAgent)).toBe('mobile');
});

test('a phone held sideways is a phone, as is a desk’s narrow window', () => {
  expect(isOnPhone('desktop', 'mobile')).toBe(true);
  expect(isOnPhone('mobile', 'desktop')).toBe(true);
  expect(isOnPhone('desktop', 'desktop')).toBe(false);
});

test('a visit’s channel is 1 on a desk, 3 in WeChat on a phone, else 2', () => {
  expect(channelOf(false, undefined)).toBe(1);
  expect(channelOf(false, 'wechat')).toBe(1);
  expect(channelOf(true, 'wechat')).toBe(3);
  expect(channelOf(true, 'wxwork')).toBe(2);
  expect(channelOf(true, undefined)).toBe(2);
});
