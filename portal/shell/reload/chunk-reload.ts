import { hasDraft } from '../../lib/drafts/registry.ts';
import { readStored, store } from '../../lib/storage.ts';
import { reloadPage, serverAnswers } from './reload.ts';
import { storeSearchWords } from './search-words.ts';

/** A path is reloaded at most once in this time, in ms (specification, section 9). */
const guard = 10_000;
const chunkReloadKey = 'ym-chunk-reload';

interface Page {
  path: string;
  now: number;
  /** Whether the server answers: otherwise a reload would lose the shown page. */
  online: boolean;
}

/** Whether to reload the page because a file did not load; records the reload. */
export function mayReload({ path, now, online }: Page): boolean {
  if (!online) return false;
  const [before, at] = (readStored('session', chunkReloadKey) ?? '').split(' ');
  const age = now - Number(at);
  if (before === path && age >= 0 && age < guard) return false;
  store('session', chunkReloadKey, `${path} ${now}`);
  return true;
}

/** Fields for account, password and code, which are not saved as drafts. */
const signInFields = 'input[autocomplete]:not([autocomplete="off"])';

function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(signInFields);
  return hasDraft('form', 'shared') || [...fields].some(({ value }) => value !== '');
}

/** Time after which the visitor has probably cancelled the browser's confirmation, in ms. */
const askingMs = 2000;

/**
 * Reloads the page when a file is missing because a new version of the site was deployed, once per path in 10 s
 * (specification, section 4, “Other”). Search text is restored; for other unsaved text the browser asks first.
 */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', async () => {
    const online = await serverAnswers();
    if (!mayReload({ path: location.pathname, now: Date.now(), online })) return;
    setTimeout(askBeforeReload(), askingMs);
    storeSearchWords();
    reloadPage();
  });
}

/**
 * Has the browser ask before a reload that loses typed text: during a navigation the router itself reloads when a file
 * is missing. Returns how to stop.
 */
export function askBeforeReload(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (hasTyped()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
