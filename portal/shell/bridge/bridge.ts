import { type Platform, platformOf } from '../viewport/platform.ts';
import { noteBridge } from './offered.ts';
import type { ShellScript } from './shell-script.ts';
import type { Interfaces, Shared, Shell } from './shells.ts';

/** What a phone page may ask of the shell it is opened in. */
export interface Bridge {
  readonly platform: Platform | undefined;
  /** Shows a page's title in the shell's own bar. */
  setTitle(title: string): void;
  /** Tells the shell's own menu what to show of a page that is handed on. */
  setShareData(page: Shared): void;
  /** Whether the shell's window can be closed by a page. */
  readonly canClose: boolean;
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

/** The shell a page is open in, and what it can be asked for; undefined for a browser of its own. */
type Found = { platform: Platform; shell: Shell } | undefined;

/** The portal's own bridge: the one way to the shells, whichever it is (specification, section 4, “Viewport”). */
export function makeBridge(found: Found, given: Interfaces): Bridge {
  const { platform, shell } = found ?? {};
  return {
    platform,
    setTitle: (title) => shell?.setTitle?.(given, title),
    setShareData: (page) => shell?.setShareData?.(given, page),
    get canClose() {
      return shell?.close?.(given) !== undefined;
    },
    close() {
      const close = shell?.close?.(given);
      close?.();
      return close !== undefined;
    },
    get canShare() {
      return shell?.share?.(given) !== undefined;
    },
    share(page) {
      const share = shell?.share?.(given);
      share?.(page);
      return share !== undefined;
    },
  };
}

/**
 * Offers the bridge to this window and keeps the shell told, with the institution's own script where the shell is one
 * of its; returns how to take all of it away again. What a shell can be asked for is fetched in one only.
 */
export function installBridge(target: Window, script: ShellScript | null): () => void {
  let gone = false;
  let silence: (() => void) | undefined;

  async function install() {
    const platform = platformOf(target.navigator.userAgent);
    const found = platform && (await import('./in-shell.ts').then(({ enter }) => enter(platform)));
    if (gone) return;
    target.yimenBridge = makeBridge(found, target as unknown as Interfaces);
    silence = found?.speak(target.document, target.yimenBridge, script);
    noteBridge();
  }

  void install();
  return () => {
    gone = true;
    silence?.();
    delete target.yimenBridge;
    noteBridge();
  };
}
