import { hearBack } from './heardBack.ts';
import { holdHistory } from './holdHistory.ts';

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
/** While a way back that we asked for is under way: lets go of what others asked of the history meanwhile. */
let travelling: (() => void) | undefined;
let scheduled = false;
/** How long, in ms, going back may take. */
const patience = 1000;

/** Opens a layer above those that are open; returns what takes it away. */
export function holdBack(layer: Layer): () => void {
  hearBack(onPop);
  if (layers.length === 0) address = location.href;
  layers.push(layer);
  schedule();
  return () => {
    const at = layers.indexOf(layer);
    if (at >= 0) layers.splice(at, 1);
    schedule();
  };
}

/** Takes away entries whose layers are gone: the document was loaded anew, or left through a link in a layer. */
export function tidyBack(): void {
  hearBack(onPop);
  schedule();
}

function depthHere(): number {
  const state: unknown = history.state;
  const depth = typeof state === 'object' && state !== null && mark in state ? state[mark] : 0;
  return typeof depth === 'number' ? depth : 0;
}

/**
 * Later, so that a layer that closes while another opens passes its entry on, and that what closed it may navigate
 * first: the router's entry then comes after the layer's, which is passed over on the way back.
 */
function schedule() {
  if (scheduled) return;
  scheduled = true;
  setTimeout(() => {
    scheduled = false;
    settle();
  });
}

function settle() {
  if (travelling) return;
  const depth = depthHere();
  if (depth > layers.length) {
    history.go(layers.length - depth);
    const release = holdHistory();
    travelling = release;
    setTimeout(() => {
      if (travelling === release) giveUp(release);
    }, patience);
    return;
  }
  for (let next = depth + 1; next <= layers.length; next += 1) {
    history.pushState({ ...history.state, [mark]: next }, '');
  }
}

/** There was nothing to go back to: a copied tab may begin with the entry of a layer. It becomes an entry like others. */
function giveUp(release: () => void) {
  travelling = undefined;
  release();
  if (depthHere() > 0) history.replaceState({ ...history.state, [mark]: layers.length || undefined }, '');
}

function onPop(event: PopStateEvent) {
  if (travelling) {
    event.stopImmediatePropagation();
    const release = travelling;
    travelling = undefined;
    release();
    settle();
    return;
  }
  if (layers.length === 0 || location.href !== address) {
    // The page behind the entry is the router's; once it is there, the entry of a layer that is gone is left.
    if (layers.length === 0 && depthHere() > 0) schedule();
    return;
  }
  event.stopImmediatePropagation();
  for (const layer of layers.splice(depthHere())) layer.close();
  settle();
}
