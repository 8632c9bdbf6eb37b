/** Chromium's offer to put the page on the home screen. */
export interface InstallOffer extends Event {
  prompt(): Promise<void>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

/** Keeps the browser's offer until the card makes it; to be called early, for it comes once. */
export function watchOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    for (const listener of listeners) listener();
  });
}

export function currentOffer(): InstallOffer | undefined {
  return offer;
}

export function onOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
