import { readStored, store } from '../../lib/storage.ts';
import { reloadPage, serverAnswers } from './reload.ts';
import { keepSearchWords, searches } from './search-words.ts';

/** A path is loaded anew at most once in so many ms (specification, section 9). */
const guard = 10_000;
const key = 'ym-chunk-reload';

interface Page {
  path: string;
  now: number;
  /** Whether the server answers: else nothing of the site would come, and what is shown would go. */
  online: boolean;
}

/** Whether a file that did not load is worth loading the page anew; remembers that it was. */
export function mayReload({ path, now, online }: Page): boolean {
  if (!online) return false;
  const [before, at] = (readStored('session', key) ?? '').split(' ');
  const age = now - Number(at);
  if (before === path && age >= 0 && age < guard) return false;
  store('session', key, `${path} ${now}`);
  return true;
}

let typed = new Set<HTMLInputElement | HTMLTextAreaElement>();
/** Where words were typed that are searched for. */
let searched: HTMLInputElement | undefined;

function watchTyping({ target }: Event): void {
  const isInput = target instanceof HTMLInputElement;
  if (!isInput && !(target instanceof HTMLTextAreaElement)) return;
  if (!target.closest(searches)) typed.add(target);
  else if (isInput) searched = target;
}

/**
 * True when a field of the page holds what someone has typed; words of a search, which are put back after a reload, do
 * not count, nor do fields within `except`, a selector.
 */
export function hasTyped(except?: string): boolean {
  typed = new Set([...typed].filter((field) => field.isConnected));
  return [...typed].some((field) => field.value !== '' && !(except && field.closest(except)));
}

/** How long the browser's question may stand before it is known that the page stays, in ms. */
const asking = 2000;

/**
 * After a new version of the site, files of the old one are gone: loads the page anew then, once for a path in 10 s
 * (specification, section 4, “Other”). Words of a search come along; over other unsaved typing the browser asks first.
 */
export function watchChunks(): void {
  document.addEventListener('input', watchTyping, true);
  window.addEventListener('vite:preloadError', async () => {
    const online = await serverAnswers();
    if (!mayReload({ path: location.pathname, now: Date.now(), online })) return;
    setTimeout(askBeforeReload(), asking);
    keepSearchWords(searched);
    reloadPage();
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
