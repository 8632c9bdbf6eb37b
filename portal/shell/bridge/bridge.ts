import { type Platform, platformOf } from '../viewport/platform.ts';
import { noteBridge } from './offered.ts';
import type { ShellScript } from './shell-script.ts';
import type { Interfaces, PageShareData, Shell } from './shells.ts';

/** What a phone page can ask of the app that it is opened in, called the shell. */
export interface Bridge {
  readonly platform: Platform | undefined;
  /** Shows the page's title in the shell's title bar. */
  setTitle(title: string): void;
  /** Sets what the shell's own share menu shows. */
  setShareData(page: PageShareData): void;
  /** Whether a page can close the shell's window. */
  readonly canClose: boolean;
  /** Closes the shell's window; false where that is not possible. */
  close(): boolean;
  /** Whether a page can open the shell's share menu. */
  readonly canShare: boolean;
  /** Opens the shell's share menu; false where there is none, so that the caller can try the browser's. */
  share(page: PageShareData): boolean;
}

declare global {
  interface Window {
    yimenBridge?: Bridge;
  }
}

/** The shell that the page is open in, and its functions; undefined in an ordinary browser. */
type DetectedShell = { platform: Platform; shell: Shell } | undefined;

/** Creates the bridge, the only access to the shells (specification, section 4, “Viewport”). */
export function makeBridge(found: DetectedShell, given: Interfaces): Bridge {
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
 * Installs the bridge on this window, keeps the shell's title and share data current, and loads the institution's
 * script where it is for this shell. Returns how to remove all of it. The code for shells is fetched only in a shell.
 */
export function installBridge(target: Window, script: ShellScript | null): () => void {
  let gone = false;
  let silence: (() => void) | undefined;

  async function install() {
    const platform = platformOf(target.navigator.userAgent);
    const found = platform && (await import('./in-shell.ts').then(({ enterShell }) => enterShell(platform)));
    if (gone) return;
    target.yimenBridge = makeBridge(found, target as unknown as Interfaces);
    silence = found?.syncShell(target.document, target.yimenBridge, script);
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
