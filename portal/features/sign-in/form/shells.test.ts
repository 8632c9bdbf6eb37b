import { platforms } from '@yimen/contract/platforms';
import { expect, test, vi } from 'vitest';
import { makeBridge } from '../../../shell/bridge/bridge.ts';
import { shells as interfaces } from '../../../shell/bridge/shells.ts';
import { bootScript } from '../../../shell/viewport/boot-script.ts';
import { channelOf, platformOf } from '../../../shell/viewport/platform.ts';
import { appOf, type Method, offeredMethods } from './offered-methods.ts';

const android = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const methods = ([undefined, 'wechat', 'other', 'wecom'] as const).map((onlyIn): Method => {
  const kind = onlyIn ?? 'password';
  return { onlyIn, id: kind, kind, name: kind, start: `/sign-in/start?method=${kind}` };
});
const page = {
  title: '毕业离校',
  text: '12 个环节',
  url: 'https://portal.example/mobile/topic-detail/t',
  image: 'https://portal.example/app-icons/0/maskable-512.png',
};

/** The interface that a shell puts into the page, by its path, with a spy at the end of each. */
function inject(...paths: string[]) {
  const calls: unknown[][] = [];
  const shells: Record<string, unknown> = {};
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let place = shells;
    for (const name of names) {
      place[name] ??= {};
      place = place[name] as Record<string, unknown>;
    }
    place[last] = vi.fn((...given: unknown[]) => {
      const answer = given.find((each) => typeof each === 'function');
      calls.push([path, ...given.filter((each) => each !== answer)]);
      answer?.({ channelName: 'Weixin' });
    });
  }
  return { shells, calls };
}

interface Shell {
  mark: string;
  given: string[];
  /** What the shell is asked for, call by call; undefined where it has no interface of its own for that. */
  title?: unknown[][];
  share?: unknown[][];
  close?: unknown[][];
  /** What its own menu is told. */
  menu?: unknown[][];
  /** Its own way to sign in, which then stands first and is taken unasked. */
  way?: Method['kind'];
  /** Its channel in the count of visits (specification, section 7). */
  channel?: 3;
}

const { title, text, url, image } = page;
const weixin = 'WeixinJSBridge.call';
const alipay = 'AlipayJSBridge.call';
const weibo = 'WeiboJSBridge.invoke';
const chaoxing = 'jsBridge.postNotification';
const toWeixin = { title, desc: text, link: url, imgUrl: image };
const toQq = { title, desc: text, share_url: url, image_url: image };
const channels = ['ALPContact', 'ALPTimeLine', 'Weixin', 'WeixinTimeLine', 'QQ', 'QQZone', 'Weibo', 'SMS'];

const shells: Record<(typeof platforms)[number], Shell> = {
  wechat: {
    mark: 'MicroMessenger/8.0',
    given: [weixin, 'wx.ready', 'wx.updateAppMessageShareData', 'wx.updateTimelineShareData'],
    close: [[weixin, 'closeWindow']],
    menu: [['wx.ready'], ['wx.updateAppMessageShareData', toWeixin], ['wx.updateTimelineShareData', toWeixin]],
    way: 'wechat',
    channel: 3,
  },
  wxwork: {
    mark: 'wxwork/4.1 MicroMessenger/7.0',
    given: [weixin, 'wx.ready', 'wx.onMenuShareAppMessage', 'wx.invoke'],
    share: [['wx.invoke', 'shareAppMessage', toWeixin]],
    close: [[weixin, 'closeWindow']],
    menu: [['wx.ready'], ['wx.onMenuShareAppMessage', toWeixin]],
    way: 'wecom',
  },
  chaoxing: {
    mark: 'com.chaoxing.mobile/ChaoXingStudy_3_6.5',
    given: [chaoxing],
    share: [[chaoxing, 'CLIENT_SHARE_ITEM', { type: 0, title, content: text, url, imgUrl: image }]],
    close: [[chaoxing, 'CLIENT_EXIT_WEBAPP', {}]],
  },
  alipay: {
    mark: 'AlipayClient/10.6',
    given: [alipay],
    title: [[alipay, 'setTitle', { title: '办事' }]],
    share: [
      [alipay, 'startShare', { onlySelectChannel: channels }],
      [
        alipay,
        'shareToChannel',
        { name: 'Weixin', param: { contentType: 'url', title, content: text, url, imageUrl: image } },
      ],
    ],
    close: [[alipay, 'popWindow']],
  },
  dingtalk: {
    mark: 'DingTalk/7.6',
    given: ['dd.biz.navigation.setTitle', 'dd.biz.util.share', 'dd.biz.navigation.close'],
    title: [['dd.biz.navigation.setTitle', { title: '办事' }]],
    share: [['dd.biz.util.share', { type: 0, title, content: text, url, image }]],
    close: [['dd.biz.navigation.close']],
  },
  weibo: {
    mark: 'Weibo (iPhone17,1__weibo__15.1.0)',
    given: [weibo],
    title: [[weibo, 'setBrowserTitle', { title: '办事' }]],
    share: [[weibo, 'openMenu', {}]],
    menu: [[weibo, 'setSharingContent', { external: { title, desc: text, icon: image } }]],
  },
  qq: {
    mark: 'V1_AND_SQ_9.0 QQ/9.0',
    given: ['mqq.ui.popBack', 'mqq.ui.refreshTitle', 'mqq.ui.showShareMenu', 'mqq.data.setShareInfo'],
    title: [['mqq.ui.refreshTitle']],
    share: [['mqq.data.setShareInfo', toQq], ['mqq.ui.showShareMenu']],
    close: [['mqq.ui.popBack']],
    menu: [['mqq.data.setShareInfo', toQq]],
  },
  welink: {
    mark: 'HuaWei-AnyOffice/1.0.0/com.huawei.welink',
    given: ['HWH5.setNavigationBarTitle', 'HWH5.close', 'HWH5.share'],
    title: [['HWH5.setNavigationBarTitle', { title: '办事' }]],
    share: [['HWH5.share', { type: 'IM', title, desc: text, pcUri: url, iconURL: image }]],
    close: [['HWH5.close']],
  },
};

test.each(platforms)(
  'inside %s: no second bar, its own title, sharing and way out, and its way in first',
  (platform) => {
    const { mark, given, title: inBar, share, close, menu, way, channel = 2 } = shells[platform];
    const userAgent = `${android} ${mark}`;
    expect(platformOf(userAgent)).toBe(platform);
    expect(channelOf(true, platform)).toBe(channel);

    const root = { style: { setProperty: () => {} }, dataset: { site: 'any' } as { site: string; shell?: string } };
    const run = new Function('document', 'innerWidth', 'location', 'navigator', 'getComputedStyle', bootScript);
    run({ documentElement: root }, 375, {}, { userAgent }, () => ({ fontSize: '16px' }));
    expect(root.dataset.shell, 'told to draw no bar of its own').toBe('');

    const { shells: injected, calls } = inject(...given);
    const bridge = makeBridge({ platform, shell: interfaces[platform] }, injected);
    bridge.setTitle('办事');
    expect(calls.splice(0)).toEqual(inBar ?? []);
    bridge.setShareData(page);
    expect(calls.splice(0)).toEqual(menu ?? []);
    expect([bridge.canShare, bridge.share(page)]).toEqual([share !== undefined, share !== undefined]);
    expect(calls.splice(0)).toEqual(share ?? []);
    expect([bridge.canClose, bridge.close()]).toEqual([close !== undefined, close !== undefined]);
    expect(calls.splice(0)).toEqual(close ?? []);

    const app = appOf(userAgent);
    const offered = offeredMethods(methods, app).map(({ kind }) => kind);
    expect(offered[0]).toBe(way ?? 'password');
    expect(offered.filter((kind) => kind === 'wechat' || kind === 'wecom')).toEqual(way ? [way] : []);
  },
);
