import { createStore } from '../lib/store.ts';

/** Chromium's event that offers to install the page on the home screen. */
export interface InstallOffer extends Event {
  prompt(): Promise<void>;
}

export const installOffer = createStore<InstallOffer | undefined>(undefined);

/** Stores the browser's install event for the card. Call it early, because the event is sent once. */
export function watchOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.set(event as InstallOffer);
  });
}
