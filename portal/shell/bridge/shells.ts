import type { Platform } from '../viewport/platform.ts';

/** Share data of a page. */
export interface PageShareData {
  title: string;
  text: string;
  /** The page's address, and its picture's: both absolute. */
  url: string;
  image: string;
}

type BridgeCall = (name: string, options?: object, answer?: (said: Record<string, string>) => void) => void;

/** What the shells, or the scripts that they have an institution load, add to `window`; any of it may be missing. */
export interface Interfaces {
  WeixinJSBridge?: { call: BridgeCall };
  /** The JS-SDK of WeChat and WeCom; it takes calls once it has been configured with a signature. */
  wx?: {
    ready?(then: () => void): void;
    updateAppMessageShareData?(options: object): void;
    updateTimelineShareData?(options: object): void;
    onMenuShareAppMessage?(options: object): void;
    invoke?: BridgeCall;
  };
  AlipayJSBridge?: { call: BridgeCall };
  dd?: {
    biz?: {
      navigation?: { setTitle?(options: { title: string }): void; close?(): void };
      util?: { share?(options: object): void };
    };
  };
  WeiboJSBridge?: { invoke: BridgeCall };
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

/** The functions of one shell. Null: it offers none to pages, or needs none, as the comment says. */
export interface Shell {
  /** The document's event that tells that its interface is ready, where that may be after the page; else null. */
  arrives: string | null;
  /** Shows a title in its bar; null where it follows the document's title by itself. */
  setTitle: ((given: Interfaces, title: string) => void) | null;
  /** Returns the function that closes its window; undefined while its interface is missing. */
  close: ((given: Interfaces) => (() => void) | undefined) | null;
  /** Returns the function that opens its share menu; undefined while its interface is missing. */
  share: ((given: Interfaces) => ((page: PageShareData) => void) | undefined) | null;
  /** Sets what its share menu shows, which people open themselves. */
  setShareData: ((given: Interfaces, page: PageShareData) => void) | null;
}

const weixin = ({ title, text, url, image }: PageShareData) => ({ title, desc: text, link: url, imgUrl: image });
const mobileQq = ({ title, text, url, image }: PageShareData) => ({
  title,
  desc: text,
  share_url: url,
  image_url: image,
});
const closeWeixin: Shell['close'] = ({ WeixinJSBridge }) =>
  WeixinJSBridge && (() => WeixinJSBridge.call('closeWindow'));

/** Share targets offered in Alipay, which must be given before the visitor chooses one. */
const alipayChannels = ['ALPContact', 'ALPTimeLine', 'Weixin', 'WeixinTimeLine', 'QQ', 'QQZone', 'Weibo', 'SMS'];

/** The shells that phone pages may be opened in (specification, section 9). */
export const shells: Readonly<Record<Platform, Shell>> = {
  // Its share menu uses the data that was set; without the JS-SDK it shows the document's title. A page cannot open it.
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
