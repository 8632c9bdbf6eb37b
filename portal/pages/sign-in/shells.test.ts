import { platforms } from '@yimen/contract/platforms';
import { expect, test, vi } from 'vitest';
import { makeBridge } from '../../bridge/bridge.ts';
import { bootScript } from '../../viewport/boot-script.ts';
import { channelOf, platformOf } from '../../viewport/platform.ts';
import { appOf, type Method, waysIn } from './ways.ts';

const android = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const kinds = ['password', 'cas', 'wechat', 'wechat-qr', 'wecom'] as const;
const methods: Method[] = kinds.map((kind) => ({ id: kind, kind, name: kind, start: `/sign-in/start?method=${kind}` }));
const page = { title: '毕业离校', text: '12 个环节', url: 'https://portal.example/mobile/topic-detail/t' };

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
    place[last] = vi.fn((...given: unknown[]) => void calls.push([path, ...given]));
  }
  return { shells, calls };
}

interface Shell {
  mark: string;
  given: string[];
  /** What the shell is asked for; undefined where it has no interface of its own for that. */
  title?: unknown[];
  share?: unknown[];
  close?: unknown[];
  /** Its own way to sign in, which then stands first. */
  way?: Method['kind'];
  /** Its channel in the count of visits (specification, section 7). */
  channel?: 3;
}

const weixin = 'WeixinJSBridge.call';
const alipay = 'AlipayJSBridge.call';
const [dingTitle, dingShare, dingClose] = [
  'dd.biz.navigation.setTitle',
  'dd.biz.util.share',
  'dd.biz.navigation.close',
];
const [linkTitle, linkClose] = ['HWH5.setNavigationBarTitle', 'HWH5.close'];
const shared = { title: page.title, url: page.url };

const shells: Record<(typeof platforms)[number], Shell> = {
  wechat: { mark: 'MicroMessenger/8.0', given: [weixin], close: [weixin, 'closeWindow'], way: 'wechat', channel: 3 },
  wxwork: {
    mark: 'wxwork/4.1 MicroMessenger/7.0',
    given: [weixin],
    close: [weixin, 'closeWindow'],
    way: 'wecom',
  },
  chaoxing: {
    mark: 'com.chaoxing.mobile/ChaoXingStudy_3_6.5',
    given: ['jsBridge.postNotification'],
    close: ['jsBridge.postNotification', 'CLIENT_EXIT_WEBAPP', {}],
  },
  alipay: {
    mark: 'AlipayClient/10.6',
    given: [alipay],
    title: [alipay, 'setTitle', { title: '办事' }],
    share: [alipay, 'startShare', { ...shared, desc: page.text }],
    close: [alipay, 'popWindow'],
  },
  dingtalk: {
    mark: 'DingTalk/7.6',
    given: [dingTitle, dingShare, dingClose],
    title: [dingTitle, { title: '办事' }],
    share: [dingShare, { ...shared, type: 0, content: page.text }],
    close: [dingClose],
  },
  weibo: { mark: 'Weibo (iPhone17,1__weibo__15.1.0)', given: [] },
  qq: { mark: 'V1_AND_SQ_9.0 QQ/9.0', given: ['mqq.ui.popBack'], close: ['mqq.ui.popBack'] },
  welink: {
    mark: 'HuaWei-AnyOffice/1.0.0/com.huawei.welink',
    given: [linkTitle, linkClose],
    title: [linkTitle, { title: '办事' }],
    close: [linkClose],
  },
};

test.each(platforms)(
  'inside %s: no second bar, its own title, sharing and way out, and its way in first',
  (platform) => {
    const { mark, given, title, share, close, way, channel = 2 } = shells[platform];
    const userAgent = `${android} ${mark}`;
    expect(platformOf(userAgent)).toBe(platform);
    expect(channelOf(true, platform)).toBe(channel);

    const root = { style: { setProperty: () => {} }, dataset: { site: 'any' } as { site: string; shell?: string } };
    const run = new Function('document', 'innerWidth', 'navigator', 'getComputedStyle', bootScript);
    run({ documentElement: root }, 375, { userAgent }, () => ({ fontSize: '16px' }));
    expect(root.dataset.shell, 'told to draw no bar of its own').toBe('');

    const { shells: injected, calls } = inject(...given);
    const bridge = makeBridge(userAgent, injected);
    bridge.setTitle('办事');
    expect(calls.splice(0)).toEqual(title ? [title] : []);
    expect([bridge.canShare, bridge.share(page)]).toEqual([share !== undefined, share !== undefined]);
    expect(calls.splice(0)).toEqual(share ? [share] : []);
    expect(bridge.close()).toBe(close !== undefined);
    expect(calls.splice(0)).toEqual(close ? [close] : []);

    const offered = waysIn(methods, appOf(userAgent)).map(({ kind }) => kind);
    const own = kinds.filter((kind) => kind === 'wechat' || kind === 'wecom');
    expect(offered[0]).toBe(way ?? 'password');
    expect(offered.filter((kind) => own.some((each) => each === kind))).toEqual(way ? [way] : []);
  },
);
