import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeWorker } from './active-worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker that is being installed, with a function to move it to another state. */
function installing() {
  const worker = Object.assign(new EventTarget(), { state: 'installing' }) as unknown as ServiceWorker;
  const become = (state: ServiceWorkerState) => {
    Object.assign(worker, { state });
    worker.dispatchEvent(new Event('statechange'));
  };
  return { become, states: { active: null, waiting: null, installing: worker } };
}

test('waits until the worker is active', async () => {
  const { states, become } = installing();
  const active = activeWorker(states);
  become('installed');
  become('activated');
  await expect(active).resolves.toBeUndefined();
});

test('ends with an error when the worker cannot be installed, and when it takes too long', async () => {
  const { states, become } = installing();
  const refused = activeWorker(states);
  become('redundant');
  await expect(refused).rejects.toThrow('could not be installed');

  const late = expect(activeWorker(installing().states)).rejects.toThrow('not active in time');
  await vi.advanceTimersByTimeAsync(20_000);
  await late;
});
