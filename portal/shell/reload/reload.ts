let meant = false;

/** Time after which a reload that has not begun was cancelled by the visitor, in ms. */
const begins = 2000;

/** Reloads the page. All other reloads from scripts are the router's, which `openPendingUrl` handles. */
export function reloadPage(): void {
  meant = true;
  location.reload();
  setTimeout(() => {
    meant = false;
  }, begins);
}

let pendingUrl: string | undefined;

/** Records the address of the page that is loading; undefined when there is none. */
export function notePendingUrl(address: string | undefined): void {
  pendingUrl = address;
}

/**
 * The router reloads the shown page when a file of another page does not load. This opens the requested page instead,
 * as soon as the server answers; until then the shown page stays. When a link was only prefetched, nothing is done: a
 * click tries again.
 */
export function openPendingUrl(): void {
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || meant || !event.cancelable) return;
    event.preventDefault();
    const target = pendingUrl;
    if (target === undefined) return;
    const open = async () => {
      const there = await serverAnswers();
      if (target !== pendingUrl) return;
      if (there) location.assign(target);
      else setTimeout(open, 3000);
    };
    void open();
  });
}

/** Whether the server answers, so that a reload can succeed. */
export function serverAnswers(): Promise<boolean> {
  const asked = fetch('/health', { method: 'HEAD', cache: 'no-store' });
  return asked.then(
    ({ status }) => status < 500,
    () => false,
  );
}
