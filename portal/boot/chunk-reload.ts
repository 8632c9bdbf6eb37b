import { readStored, store } from '../session/storage.ts';
import { reloadPage, serverAnswers } from './reload.ts';

/** A path is loaded anew at most once in so many ms (specification, section 9). */
const guard = 10_000;
const key = 'ym-chunk-reload';

interface Page {
  path: string;
  now: number;
  /** Whether someone has typed what a reload would lose. */
  typed: boolean;
  /** Whether the server answers: else nothing of the site would come, and what is shown would go. */
  online: boolean;
}

/** Whether a file that did not load is worth loading the page anew; remembers that it was. */
export function mayReload({ path, now, typed, online }: Page): boolean {
  if (typed || !online) return false;
  const [before, at] = (readStored('session', key) ?? '').split(' ');
  const age = now - Number(at);
  if (before === path && age >= 0 && age < guard) return false;
  store('session', key, `${path} ${now}`);
  return true;
}

let typed = new Set<HTMLInputElement | HTMLTextAreaElement>();

function watchTyping({ target }: Event): void {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (isField && !target.closest('[role="search"]')) typed.add(target);
}

/**
 * True when a field of the page holds what someone has typed; words of a search are no loss. Fields within `except`, a
 * selector, do not count.
 */
export function hasTyped(except?: string): boolean {
  typed = new Set([...typed].filter((field) => field.isConnected));
  return [...typed].some((field) => field.value !== '' && !(except && field.closest(except)));
}

/**
 * After a new version of the site, files of the old one are gone: loads the page anew then, once for a path in 10 s
 * (specification, section 4, “Other”). Over unsaved typing the browser asks first.
 */
export function watchChunks(): void {
  document.addEventListener('input', watchTyping, true);
  window.addEventListener('vite:preloadError', async () => {
    const online = await serverAnswers();
    if (mayReload({ path: location.pathname, now: Date.now(), typed: hasTyped(), online })) reloadPage();
  });
}

/** While a navigation is on its way the router itself loads the page anew when a file of the next one is gone. */
export function askBeforeReload(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (hasTyped()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
