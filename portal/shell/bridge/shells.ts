import type { Platform } from '../viewport/platform.ts';

/** What is handed on of a page. */
export interface Shared {
  title: string;
  text: string;
  /** Where it stands, and its picture: both whole addresses. */
  url: string;
  image: string;
}

type Named = (name: string, options?: object, answer?: (said: Record<string, string>) => void) => void;

/** What the shells, or the scripts they ask an institution to load, put into a page; none of it need be there. */
export interface Interfaces {
  WeixinJSBridge?: { call: Named };
  /** The JS-SDK of WeChat and WeCom; it takes calls once it has been configured with a signature. */
  wx?: {
    ready?(then: () => void): void;
    updateAppMessageShareData?(options: object): void;
    updateTimelineShareData?(options: object): void;
    onMenuShareAppMessage?(options: object): void;
    invoke?: Named;
  };
  AlipayJSBridge?: { call: Named };
  dd?: {
    biz?: {
      navigation?: { setTitle?(options: { title: string }): void; close?(): void };
      util?: { share?(options: object): void };
    };
  };
  WeiboJSBridge?: { invoke: Named };
  mqq?: {
    ui?: { refreshTitle?(): void; popBack?(): void; showShareMenu?(): void };
    data?: { setShareInfo?(options: object): void };
  };
  HWH5?: {
    setNavigationBarTitle?(options: { title: string }): void;
    close?(): void;
    share?(options: object): void;
  };
  jsBridge?: { postNotification(name: string, options: object): void };
}

/** What one shell can be asked for. Null is what it offers no page, or does by itself as the remark says. */
export interface Shell {
  /** The document's event with which its interface comes, where that may be later than the page. */
  arrives: string | null;
  /** Shows a title in its bar; null where it follows the document's by itself. */
  setTitle: ((given: Interfaces, title: string) => void) | null;
  /** The way to close its window; undefined while its interface is missing. */
  close: ((given: Interfaces) => (() => void) | undefined) | null;
  /** The way to open its menu of people to hand a page to; undefined while its interface is missing. */
  share: ((given: Interfaces) => ((page: Shared) => void) | undefined) | null;
  /** Tells that menu, which people open themselves, what of the page to show. */
  setShareData: ((given: Interfaces, page: Shared) => void) | null;
}

const weixin = ({ title, text, url, image }: Shared) => ({ title, desc: text, link: url, imgUrl: image });
const mobileQq = ({ title, text, url, image }: Shared) => ({ title, desc: text, share_url: url, image_url: image });
const closeWeixin: Shell['close'] = ({ WeixinJSBridge }) =>
  WeixinJSBridge && (() => WeixinJSBridge.call('closeWindow'));

/** Whom Alipay may hand a page to; it asks for the list before it says who was chosen. */
const alipayChannels = ['ALPContact', 'ALPTimeLine', 'Weixin', 'WeixinTimeLine', 'QQ', 'QQZone', 'Weibo', 'SMS'];

/** The shells that phone pages may be opened in, and what each can be asked for (specification, section 9). */
export const shells: Readonly<Record<Platform, Shell>> = {
  // Its menu takes what was told; without the JS-SDK it shows the document's own title. A page may not open it.
  wechat: {
    arrives: 'WeixinJSBridgeReady',
    setTitle: null,
    close: closeWeixin,
    share: null,
    setShareData: ({ wx }, page) =>
      wx?.ready?.(() => {
        wx.updateAppMessageShareData?.(weixin(page));
        wx.updateTimelineShareData?.(weixin(page));
      }),
  },
  wxwork: {
    arrives: 'WeixinJSBridgeReady',
    setTitle: null,
    close: closeWeixin,
    share: ({ wx }) => wx?.invoke && ((page) => wx.invoke?.('shareAppMessage', weixin(page))),
    setShareData: ({ wx }, page) => wx?.ready?.(() => wx.onMenuShareAppMessage?.(weixin(page))),
  },
  chaoxing: {
    arrives: null,
    setTitle: null,
    close: ({ jsBridge }) => jsBridge && (() => jsBridge.postNotification('CLIENT_EXIT_WEBAPP', {})),
    share: ({ jsBridge }) =>
      jsBridge &&
      (({ title, text, url, image }) =>
        jsBridge.postNotification('CLIENT_SHARE_ITEM', { type: 0, title, content: text, url, imgUrl: image })),
    setShareData: null,
  },
  alipay: {
    arrives: 'AlipayJSBridgeReady',
    setTitle: ({ AlipayJSBridge }, title) => AlipayJSBridge?.call('setTitle', { title }),
    close: ({ AlipayJSBridge }) => AlipayJSBridge && (() => AlipayJSBridge.call('popWindow')),
    share: ({ AlipayJSBridge }) =>
      AlipayJSBridge &&
      (({ title, text, url, image }) =>
        AlipayJSBridge.call('startShare', { onlySelectChannel: alipayChannels }, ({ channelName: name }) => {
          const param = { contentType: 'url', title, content: text, url, imageUrl: image };
          AlipayJSBridge.call('shareToChannel', { name, param });
        })),
    setShareData: null,
  },
  dingtalk: {
    arrives: null,
    setTitle: ({ dd }, title) => dd?.biz?.navigation?.setTitle?.({ title }),
    close: ({ dd }) => dd?.biz?.navigation?.close,
    share: ({ dd }) => {
      const share = dd?.biz?.util?.share;
      return share && (({ title, text, url, image }) => share({ type: 0, title, content: text, url, image }));
    },
    setShareData: null,
  },
  // It documents no way for a page to close its window.
  weibo: {
    arrives: 'WeiboJSBridgeReady',
    setTitle: ({ WeiboJSBridge }, title) => WeiboJSBridge?.invoke('setBrowserTitle', { title }, () => undefined),
    close: null,
    share: ({ WeiboJSBridge }) => WeiboJSBridge && (() => WeiboJSBridge.invoke('openMenu', {}, () => undefined)),
    setShareData: ({ WeiboJSBridge }, { title, text, image }) =>
      WeiboJSBridge?.invoke('setSharingContent', { external: { title, desc: text, icon: image } }, () => undefined),
  },
  // On an iPhone it reads the document's title only when told to.
  qq: {
    arrives: null,
    setTitle: ({ mqq }) => mqq?.ui?.refreshTitle?.(),
    close: ({ mqq }) => mqq?.ui?.popBack,
    share: ({ mqq }) =>
      mqq?.ui?.showShareMenu &&
      ((page) => {
        mqq.data?.setShareInfo?.(mobileQq(page));
        mqq.ui?.showShareMenu?.();
      }),
    setShareData: ({ mqq }, page) => mqq?.data?.setShareInfo?.(mobileQq(page)),
  },
  welink: {
    arrives: null,
    setTitle: ({ HWH5 }, title) => HWH5?.setNavigationBarTitle?.({ title }),
    close: ({ HWH5 }) => HWH5?.close,
    share: ({ HWH5 }) => {
      const share = HWH5?.share;
      return (
        share && (({ title, text, url, image }) => share({ type: 'IM', title, desc: text, pcUri: url, iconURL: image }))
      );
    },
    setShareData: null,
  },
};
