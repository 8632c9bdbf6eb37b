import { readStored, store } from '../storage.ts';

/** How long a tab may hold the latch of plain http, in ms: one that was closed holds it no longer. */
const heldFor = 10_000;
const pause = 40;

/**
 * Runs a task while no other tab of this browser runs one of the same name. By the Web Locks API, which plain
 * http addresses lack; there by a latch in local storage, which is as good unless two tabs write in the same moment.
 */
export async function withTabLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return latched(name, task);
  try {
    return await navigator.locks.request(name, task);
  } catch (error) {
    // A browser that refuses cookies refuses locks too.
    if (error instanceof DOMException && error.name === 'SecurityError') return task();
    throw error;
  }
}

async function latched<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const me = Math.random().toString(36).slice(2);
  for (;;) {
    const [holder, until] = (readStored('local', name) ?? '').split(' ');
    const left = Number(until) - Date.now();
    if (!holder || !(left > 0 && left <= heldFor)) {
      store('local', name, `${me} ${Date.now() + heldFor}`);
      await rest();
      // Without storage there is no latch, and nobody to wait for.
      const written = readStored('local', name);
      if (written === null || written.startsWith(`${me} `)) break;
    }
    await rest();
  }
  try {
    return await task();
  } finally {
    store('local', name, undefined);
  }
}

function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, pause));
}
