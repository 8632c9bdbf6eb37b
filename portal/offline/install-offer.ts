import { createStore } from '../lib/store.ts';

/** Chromium's offer to put the page on the home screen. */
export interface InstallOffer extends Event {
  prompt(): Promise<void>;
}

export const installOffer = createStore<InstallOffer | undefined>(undefined);

/** Keeps the browser's offer until the card makes it; to be called early, for it comes once. */
export function watchOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.set(event as InstallOffer);
  });
}
