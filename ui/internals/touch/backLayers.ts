interface Layer {
  close: () => void;
}

/**
 * The layers that the system's back gesture or button closes before it leaves the page. Each has an entry of its own
 * in the history, at the same address; a layer that closes by other means takes its entry away again.
 */
const layers: Layer[] = [];
/** Under which name an entry says how many layers were open. */
const mark = 'ymLayers';
let address = '';
let travelling = false;
let scheduled = false;
let listening = false;

/**
 * Hears of going back before a router does, if it is called before the router starts: what closes a layer is then no
 * navigation. Called later, all works, but the router loads the page's data again when a layer closes.
 */
export function keepBackForLayers(): void {
  if (listening) return;
  listening = true;
  // Events at the window come in the order of registration, captured or not.
  window.addEventListener('popstate', onPop);
}

/** Opens a layer above those that are open; returns what takes it away. */
export function holdBack(layer: Layer): () => void {
  keepBackForLayers();
  if (layers.length === 0) address = location.href;
  layers.push(layer);
  schedule();
  return () => {
    const at = layers.indexOf(layer);
    if (at >= 0) layers.splice(at, 1);
    schedule();
  };
}

function depthHere(): number {
  const state: unknown = history.state;
  const depth = typeof state === 'object' && state !== null && mark in state ? state[mark] : 0;
  return typeof depth === 'number' ? depth : 0;
}

/** Later, so that a layer that closes while another opens passes its entry on. */
function schedule() {
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() => {
    scheduled = false;
    settle();
  });
}

function settle() {
  if (travelling) return;
  const depth = depthHere();
  if (depth > layers.length) {
    travelling = true;
    history.go(layers.length - depth);
    return;
  }
  for (let next = depth + 1; next <= layers.length; next += 1) {
    history.pushState({ ...history.state, [mark]: next }, '');
  }
}

function onPop(event: PopStateEvent) {
  if (travelling) {
    travelling = false;
    event.stopImmediatePropagation();
    settle();
    return;
  }
  if (layers.length === 0 || location.href !== address) return;
  event.stopImmediatePropagation();
  for (const layer of layers.splice(depthHere())) layer.close();
  settle();
}
