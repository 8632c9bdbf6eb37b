let meant = false;

/** How long a reload may take to begin before it is known that someone has kept the page, in ms. */
const begins = 2000;

/** Loads the page anew. Anything else that does so is the router, whose reloads `openPendingUrl` sorts. */
export function reloadPage(): void {
  meant = true;
  location.reload();
  setTimeout(() => {
    meant = false;
  }, begins);
}

let pendingUrl: string | undefined;

/** Notes the address of the page that is on its way; undefined when none is. */
export function notePendingUrl(address: string | undefined): void {
  pendingUrl = address;
}

/**
 * The router loads the shown page anew when a file of another one does not come. The page that was asked for is opened
 * instead, as soon as the server answers: until then what is shown stays. Where a link was merely pointed at, nothing
 * is lost yet: the click will tell.
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

/** Whether loading anything anew would bring anything. */
export function serverAnswers(): Promise<boolean> {
  const asked = fetch('/health', { method: 'HEAD', cache: 'no-store' });
  return asked.then(
    ({ status }) => status < 500,
    () => false,
  );
}
