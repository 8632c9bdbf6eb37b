type PageEvent = 'focus' | 'offline' | 'online' | 'visibilitychange';

/** Events that may mean that the visitor has come back to the page from another tab or window. */
export const seen: readonly PageEvent[] = ['visibilitychange', 'focus'];

/** Calls the listener at each of these events; returns how to unsubscribe. */
export function onPageEvents(kinds: readonly PageEvent[], listener: () => void): () => void {
  const targets = kinds.map((kind) => ({ kind, target: kind === 'visibilitychange' ? document : window }));
  for (const { kind, target } of targets) target.addEventListener(kind, listener);
  return () => {
    for (const { kind, target } of targets) target.removeEventListener(kind, listener);
  };
}
