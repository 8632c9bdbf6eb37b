const listeners = new Set<() => void>();

/** Calls `listener` whenever something has been written through the API; returns how to end that. */
export function onWritten(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteWritten(): void {
  for (const listener of listeners) listener();
}
