import type { Platform } from '../viewport/platform.ts';
import { noteBridge } from './offered.ts';
import { sharedOf } from './shared.ts';
import { isFor, loadShellScript, type ShellScript } from './shell-script.ts';
import { type Shared, type Shell, shells } from './shells.ts';

interface Told {
  setTitle(title: string): void;
  setShareData(page: Shared): void;
}

/** The shell that the page is open in, and the way to keep it told. */
export function enter(platform: Platform) {
  const shell = shells[platform];
  const speak = (page: Document, told: Told, script: ShellScript | null) =>
    speakTo(page, told, { shell, script: script && isFor(script, platform) ? script : null });
  return { platform, shell, speak };
}

/**
 * Tells the shell of each page its title and what to hand on, and loads the institution's script for it; returns how
 * to end that.
 */
function speakTo(page: Document, bridge: Told, { shell, script }: { shell: Shell; script: ShellScript | null }) {
  let told = '';
  function tell() {
    const shared = sharedOf(page);
    const now = JSON.stringify([page.title, shared]);
    if (now === told) return;
    told = now;
    bridge.setTitle(page.title);
    bridge.setShareData(shared);
  }
  /** What was told before the shell's interface was there, nobody has heard. */
  function arrived() {
    told = '';
    tell();
    noteBridge();
  }

  const watch = new MutationObserver(tell);
  watch.observe(page.head, { childList: true, subtree: true, characterData: true });
  const { arrives } = shell;
  if (arrives) page.addEventListener(arrives, arrived);
  const unload = script ? loadShellScript(page, script, arrived) : undefined;
  tell();
  return () => {
    watch.disconnect();
    if (arrives) page.removeEventListener(arrives, arrived);
    unload?.();
  };
}
