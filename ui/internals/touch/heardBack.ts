type Hear = (event: PopStateEvent) => void;

let hear: Hear | undefined;
let listening = false;

/**
 * Hears of going back before a router does, if it is called before the router starts: what closes a layer is then no
 * navigation. Called later, all works, but the router loads the page's data again when a layer closes.
 */
export function keepBackForLayers(): void {
  if (listening) return;
  listening = true;
  // Events at the window come in the order of registration, captured or not. What is to be done comes with the
  // first layer, so that a page without layers does not carry it.
  window.addEventListener('popstate', (event) => hear?.(event));
}

export function hearBack(listener: Hear): void {
  keepBackForLayers();
  hear = listener;
}
