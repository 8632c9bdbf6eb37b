import type { UnitConfig } from '@yimen/contract/unit';
import type { Platform } from '../viewport/platform.ts';

export type ShellScript = NonNullable<UnitConfig['bridge']>;

/** Whether the institution's script is for the shell that this page is open in. */
export function isFor({ script, shells }: ShellScript, platform: Platform | undefined): boolean {
  return platform !== undefined && shells.includes(platform) && script.startsWith('https://');
}

/**
 * Loads the institution's script, which its administrator has configured; the content security policy allows its
 * address. Calls `onLoad` when it has run; returns how to remove it.
 */
export function loadShellScript(page: Document, { script, integrity }: ShellScript, onLoad: () => void): () => void {
  const element = page.createElement('script');
  element.src = script;
  element.async = true;
  element.referrerPolicy = 'origin';
  if (integrity) {
    element.integrity = integrity;
    element.crossOrigin = 'anonymous';
  }
  element.addEventListener('load', onLoad);
  page.head.append(element);
  return () => element.remove();
}
