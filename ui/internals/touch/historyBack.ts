type PopListener = (event: PopStateEvent) => void;

let listenerOfLayers: PopListener | undefined;
let listening = false;

/**
 * Handles `popstate` before a router does, if it is called before the router starts: closing a layer is then not a
 * navigation. Called later, everything works, but the router reloads the page's data when a layer closes.
 */
export function listenToBackFirst(): void {
  if (listening) return;
  listening = true;
  // Listeners on the window run in the order of registration, capturing or not. The handler is loaded with the
  // first layer, so that a page without layers does not include its code.
  window.addEventListener('popstate', (event) => listenerOfLayers?.(event));
}

export function onHistoryBack(listener: PopListener): void {
  listenToBackFirst();
  listenerOfLayers = listener;
}
