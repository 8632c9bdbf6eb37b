import { hearBack } from './heardBack.ts';
import { holdHistory } from './holdHistory.ts';

interface Layer {
  close: () => void;
}

/** Who wants to stay where going back would leave from. */
export interface PageKeeper {
  /** How many entries the page lies after the one that the window stands in. */
  steps: () => number;
  /** Called when the window stands in the page's entry again. */
  onStay: () => void;
}

/**
 * The layers that the system's back gesture or button closes before it leaves the page. Each has an entry of its own
 * in the history, at the same address; a layer that closes by other means takes its entry away again.
 */
const layers: Layer[] = [];
/** Under which name an entry says how many layers were open. */
const mark = 'ymLayers';
let address = '';
let keeper: PageKeeper | undefined;
/** While a way that we asked for is under way: lets go of what others asked of the history meanwhile. */
let travelling: (() => void) | undefined;
let scheduled = false;
/** How long, in ms, such a way may take. */
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

/** Leaves the entry of a layer that went with its document; resolves when the one that is shown is a page's own. */
export function leaveLayers(): Promise<void> {
  hearBack(onPop);
  const depth = depthHere();
  return depth > 0 ? new Promise((resolve) => travel(-depth, resolve)) : Promise.resolve();
}

/**
 * Until the returned function is called, going back leads to the page that is shown, and a router does not hear of it.
 * Layers that are open close before. Adds no entry, so that the way forward stays as it is.
 */
export function keepPage(kept: PageKeeper): () => void {
  hearBack(onPop);
  keeper = kept;
  return () => {
    if (keeper === kept) keeper = undefined;
  };
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
    travel(layers.length - depth);
    return;
  }
  for (let next = depth + 1; next <= layers.length; next += 1) {
    history.pushState({ ...history.state, [mark]: next }, '');
  }
}

function travel(steps: number, onArrive?: () => void) {
  history.go(steps);
  const release = holdHistory();
  const arrive = () => {
    travelling = undefined;
    release();
    onArrive?.();
  };
  travelling = arrive;
  setTimeout(() => {
    if (travelling === arrive) giveUp(arrive);
  }, patience);
}

/** There was nothing to go back to: a copied tab may begin with the entry of a layer. It becomes an entry like others. */
function giveUp(arrive: () => void) {
  arrive();
  if (depthHere() > 0) history.replaceState({ ...history.state, [mark]: layers.length || undefined }, '');
}

function onPop(event: PopStateEvent) {
  if (travelling) {
    event.stopImmediatePropagation();
    travelling();
    settle();
    return;
  }
  const steps = layers.length === 0 && keeper ? keeper.steps() : 0;
  if (keeper && steps !== 0) {
    event.stopImmediatePropagation();
    travel(steps, keeper.onStay);
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
