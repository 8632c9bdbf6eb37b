import { Alert } from '@yimen/ui/alert';
import { useSyncExternalStore } from 'react';
import * as css from './notice.css.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the network is gone, for as long as it is. */
export function NetworkNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={css.place}>
      {!online && <Alert tone="warning">网络已断开。已打开的内容可以继续看，恢复后可接着办理。</Alert>}
    </div>
  );
}
