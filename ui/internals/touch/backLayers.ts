import { onHistoryBack } from './historyBack.ts';
import { holdHistory } from './holdHistory.ts';

interface Layer {
  close: () => void;
}

/** A page that prevents going back. */
export interface PageGuard {
  /** The distance from the current history entry to the page's entry. */
  steps: () => number;
  /** Called when the page's entry is current again. */
  onReturned: () => void;
}

/**
 * The layers that the system's back gesture or button closes before it leaves the page. Each has its own history
 * entry, at the same address; a layer that closes by other means removes its entry.
 */
const backStack: Layer[] = [];
/** The key of the number of open layers in the state of an entry. */
const layersKey = 'ymLayers';
let address = '';
let pageGuard: PageGuard | undefined;
/** Set while our own `history.go` is pending: runs the held history calls of others. */
let travelling: (() => void) | undefined;
let isSyncScheduled = false;
/** Timeout of our own `history.go`, in ms. */
const travelTimeoutMs = 1000;

/** Adds a layer above the open ones; returns a function that removes it. */
export function holdBack(layer: Layer): () => void {
  onHistoryBack(onPop);
  if (backStack.length === 0) address = location.href;
  backStack.push(layer);
  scheduleSync();
  return () => {
    const at = backStack.indexOf(layer);
    if (at >= 0) backStack.splice(at, 1);
    scheduleSync();
  };
}

/** Removes entries without a layer, after a reload or after a link in a layer has left the document. */
export function tidyBack(): void {
  onHistoryBack(onPop);
  scheduleSync();
}

/** Leaves the entry of a layer of a former document; resolves when the current entry is that of a page. */
export function leaveLayers(): Promise<void> {
  onHistoryBack(onPop);
  const depth = depthHere();
  return depth > 0 ? new Promise((resolve) => travel(-depth, resolve)) : Promise.resolve();
}

/**
 * Until the returned function is called, going back returns to the current page, and a router is not notified.
 * Open layers close first. Adds no entry, so that forward entries are kept.
 */
export function guardPage(guard: PageGuard): () => void {
  onHistoryBack(onPop);
  pageGuard = guard;
  return () => {
    if (pageGuard === guard) pageGuard = undefined;
  };
}

function depthHere(): number {
  const state: unknown = history.state;
  const depth = typeof state === 'object' && state !== null && layersKey in state ? state[layersKey] : 0;
  return typeof depth === 'number' ? depth : 0;
}

/**
 * Deferred, so that a layer that closes while another opens hands over its entry, and so that the code that closes a
 * layer can navigate first: the router's entry then follows the layer's, which is skipped when going back.
 */
function scheduleSync() {
  if (isSyncScheduled) return;
  isSyncScheduled = true;
  setTimeout(() => {
    isSyncScheduled = false;
    settle();
  });
}

function settle() {
  if (travelling) return;
  const depth = depthHere();
  if (depth > backStack.length) {
    travel(backStack.length - depth);
    return;
  }
  for (let next = depth + 1; next <= backStack.length; next += 1) {
    history.pushState({ ...history.state, [layersKey]: next }, '');
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
  }, travelTimeoutMs);
}

/** There is no entry to go back to: a duplicated tab may begin with a layer's entry. Makes it an ordinary entry. */
function giveUp(arrive: () => void) {
  arrive();
  if (depthHere() > 0) history.replaceState({ ...history.state, [layersKey]: backStack.length || undefined }, '');
}

function onPop(event: PopStateEvent) {
  if (travelling) {
    event.stopImmediatePropagation();
    travelling();
    settle();
    return;
  }
  const steps = backStack.length === 0 && pageGuard ? pageGuard.steps() : 0;
  if (pageGuard && steps !== 0) {
    event.stopImmediatePropagation();
    travel(steps, pageGuard.onReturned);
    return;
  }
  if (backStack.length === 0 || location.href !== address) {
    // The router handles this navigation; afterwards the entry of a removed layer is left.
    if (backStack.length === 0 && depthHere() > 0) scheduleSync();
    return;
  }
  event.stopImmediatePropagation();
  for (const layer of backStack.splice(depthHere())) layer.close();
  settle();
}
