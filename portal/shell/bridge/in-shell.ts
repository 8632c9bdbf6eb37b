import type { Platform } from '../viewport/platform.ts';
import { noteBridge } from './offered.ts';
import { sharedOf } from './shared.ts';
import { isFor, loadShellScript, type ShellScript } from './shell-script.ts';
import { type PageShareData, type Shell, shells } from './shells.ts';

interface PageBridge {
  setTitle(title: string): void;
  setShareData(page: PageShareData): void;
}

/** The shell's functions, and the function that keeps its title and share data current. */
export function enterShell(platform: Platform) {
  const shell = shells[platform];
  const syncShell = (page: Document, bridge: PageBridge, script: ShellScript | null) =>
    keepInSync(page, bridge, { shell, script: script && isFor(script, platform) ? script : null });
  return { platform, shell, syncShell };
}

/** Sends each page's title and share data to the shell, and loads the institution's script; returns how to stop. */
function keepInSync(
  page: Document,
  bridge: PageBridge,
  { shell, script }: { shell: Shell; script: ShellScript | null },
) {
  let sent = '';
  function send() {
    const shared = sharedOf(page);
    const now = JSON.stringify([page.title, shared]);
    if (now === sent) return;
    sent = now;
    bridge.setTitle(page.title);
    bridge.setShareData(shared);
  }
  /** Sends the data again: what was sent before the shell's interface was ready is lost. */
  function arrived() {
    sent = '';
    send();
    noteBridge();
  }

  const watch = new MutationObserver(send);
  watch.observe(page.head, { childList: true, subtree: true, characterData: true });
  const { arrives } = shell;
  if (arrives) page.addEventListener(arrives, arrived);
  const unload = script ? loadShellScript(page, script, arrived) : undefined;
  send();
  return () => {
    watch.disconnect();
    if (arrives) page.removeEventListener(arrives, arrived);
    unload?.();
  };
}
