import { afterEach, expect, test, vi } from 'vitest';
import { forgetPages } from './cached-pages.ts';

afterEach(() => vi.unstubAllGlobals());

/** Gives the page a browser with a push subscription; returns what was done, in order. */
function open(
  worker: { postMessage(message: unknown, ports: MessagePort[]): void },
  deleting: () => Promise<string[]>,
) {
  const done: string[] = [];
  const subscription = { unsubscribe: async () => done.push('unsubscribed') };
  const registration = {
    active: { postMessage: (message: unknown, ports: MessagePort[]) => worker.postMessage(message, ports) },
    pushManager: { getSubscription: async () => subscription },
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  const keys = () => {
    done.push('deleting');
    return deleting();
  };
  vi.stubGlobal('caches', { keys });
  vi.stubGlobal('window', { caches });
  return done;
}

test('ends what is pushed without waiting for the worker, which comes before the caches', async () => {
  const ports: MessagePort[] = [];
  const done = open({ postMessage: (_, given) => void ports.push(...given) }, async () => []);
  const forgetting = forgetPages();
  await vi.waitFor(() => expect(done).toEqual(['unsubscribed']));
  ports[0]?.postMessage('');
  await forgetting;
  expect(done).toEqual(['unsubscribed', 'deleting']);
});

test('ends what is pushed where pages cannot be deleted', async () => {
  vi.stubGlobal('console', { ...console, info: vi.fn() });
  const done = open({ postMessage: (_, [port]) => port?.postMessage('') }, () => Promise.reject(new Error('refused')));
  await forgetPages();
  expect(done).toEqual(['unsubscribed', 'deleting']);
});
