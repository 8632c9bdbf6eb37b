import { type Platform, platformOf } from '../viewport/platform.ts';
import { isFor, loadShellScript, type ShellScript } from './shell-script.ts';

/** What is handed on of a page. */
export interface Shared {
  title: string;
  text: string;
  url: string;
}

/** What a phone page may ask of the shell it is opened in. */
export interface Bridge {
  readonly platform: Platform | undefined;
  /** Shows a page's title in the shell's own bar. */
  setTitle(title: string): void;
  /** Closes the shell's window; false where no shell is there to do so. */
  close(): boolean;
  /** Whether the shell has a way to hand a page on that a page may open. */
  readonly canShare: boolean;
  /** Opens that way; false where there is none, and the browser's own may be tried. */
  share(page: Shared): boolean;
}

declare global {
  interface Window {
    yimenBridge?: Bridge;
  }
}

/** What the shells put into a page; each has its own, and none of it need be there. */
interface Shells {
  WeixinJSBridge?: { call(name: string): void };
  AlipayJSBridge?: { call(name: string, options?: object): void };
  dd?: {
    biz?: {
      navigation?: { setTitle?(options: { title: string }): void; close?(): void };
      util?: { share?(options: object): void };
    };
  };
  HWH5?: { setNavigationBarTitle?(options: { title: string }): void; close?(): void };
  jsBridge?: { postNotification(name: string, options: object): void };
  mqq?: { ui?: { setTitleButtons?(options: object): void; popBack?(): void } };
}

const titles: Partial<Record<Platform, (shells: Shells, title: string) => void>> = {
  alipay: ({ AlipayJSBridge }, title) => AlipayJSBridge?.call('setTitle', { title }),
  dingtalk: ({ dd }, title) => dd?.biz?.navigation?.setTitle?.({ title }),
  welink: ({ HWH5 }, title) => HWH5?.setNavigationBarTitle?.({ title }),
};

const closers: Partial<Record<Platform, (shells: Shells) => (() => void) | undefined>> = {
  wechat: ({ WeixinJSBridge }) => WeixinJSBridge && (() => WeixinJSBridge.call('closeWindow')),
  wxwork: ({ WeixinJSBridge }) => WeixinJSBridge && (() => WeixinJSBridge.call('closeWindow')),
  alipay: ({ AlipayJSBridge }) => AlipayJSBridge && (() => AlipayJSBridge.call('popWindow')),
  dingtalk: ({ dd }) => dd?.biz?.navigation?.close,
  welink: ({ HWH5 }) => HWH5?.close,
  chaoxing: ({ jsBridge }) => jsBridge && (() => jsBridge.postNotification('CLIENT_EXIT_WEBAPP', {})),
  qq: ({ mqq }) => mqq?.ui?.popBack,
};

/** WeChat and WeCom share from their own menu, by the page's title and description. */
const sharers: Partial<Record<Platform, (shells: Shells) => ((page: Shared) => void) | undefined>> = {
  alipay: ({ AlipayJSBridge }) =>
    AlipayJSBridge && (({ title, text, url }) => AlipayJSBridge.call('startShare', { title, desc: text, url })),
  dingtalk: ({ dd }) => {
    const share = dd?.biz?.util?.share;
    return share && (({ title, text, url }) => share({ type: 0, title, content: text, url }));
  },
};

/** The portal's own bridge: the one way to the shells, whichever it is (specification, section 4, “Viewport”). */
export function makeBridge(userAgent: string, shells: Shells): Bridge {
  const platform = platformOf(userAgent);
  return {
    platform,
    setTitle(title) {
      if (platform) titles[platform]?.(shells, title);
    },
    close() {
      const close = platform && closers[platform]?.(shells);
      close?.();
      return close !== undefined;
    },
    get canShare() {
      return platform !== undefined && sharers[platform]?.(shells) !== undefined;
    },
    share(page) {
      const share = platform && sharers[platform]?.(shells);
      share?.(page);
      return share !== undefined;
    },
  };
}

/**
 * Offers the bridge to this window, loads the institution's own script where the shell is one of its, and tells the
 * shell each title; returns how to take all of it away again.
 */
export function installBridge(target: Window, script: ShellScript | null = null): () => void {
  const bridge = makeBridge(target.navigator.userAgent, target as unknown as Shells);
  const unload = script && isFor(script, bridge.platform) ? loadShellScript(target.document, script) : undefined;
  target.yimenBridge = bridge;
  const tell = () => bridge.setTitle(target.document.title);
  const watch = new MutationObserver(tell);
  watch.observe(target.document.head, { childList: true, subtree: true, characterData: true });
  tell();
  return () => {
    watch.disconnect();
    unload?.();
    delete target.yimenBridge;
  };
}
