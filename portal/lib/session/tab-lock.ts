import { readStored, store } from '../storage.ts';

/** How long a lock in local storage is valid, in ms, in case the tab that holds it was closed. */
const heldFor = 10_000;
const lockPollMs = 40;

/**
 * Runs a task while no other tab of this browser runs one of the same name. Uses the Web Locks API; where that is
 * missing, on plain http addresses, a lock in local storage, which fails only if two tabs write at the same moment.
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
      await restBetweenTries();
      // Without storage there is no lock to wait for.
      const written = readStored('local', name);
      if (written === null || written.startsWith(`${me} `)) break;
    }
    await restBetweenTries();
  }
  try {
    return await task();
  } finally {
    store('local', name, undefined);
  }
}

function restBetweenTries(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, lockPollMs));
}
