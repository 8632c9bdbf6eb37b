/** How long a worker may take to install and activate, in ms. */
const timeoutMs = 20_000;

type States = Pick<ServiceWorkerRegistration, 'active' | 'waiting' | 'installing'>;

/** Resolves when a registration's worker is active. Rejects when it could not be installed, or took too long. */
export function activeWorker({ active, waiting, installing }: States): Promise<void> {
  const worker = active ?? waiting ?? installing;
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      worker?.removeEventListener('statechange', look);
      settle();
    };
    const fail = (why: string) => finish(() => reject(new DOMException(why, 'InvalidStateError')));
    const timer = setTimeout(() => fail('The service worker was not active in time'), timeoutMs);
    function look() {
      if (worker?.state === 'activated') finish(resolve);
      else if (!worker || worker.state === 'redundant') fail('The service worker could not be installed');
    }
    worker?.addEventListener('statechange', look);
    look();
  });
}
