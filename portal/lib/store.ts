import { useSyncExternalStore } from 'react';

type Listener = () => void;

/** Tells its listeners that something has happened; `subscribe` returns how to stop listening. */
export function createEmitter() {
  const listeners = new Set<Listener>();
  return {
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(): void {
      for (const listener of listeners) listener();
    },
  };
}

/** A value that lives outside of the tree. It begins as what the server draws and the page hydrates with. */
export interface Store<Value> {
  readonly initial: Value;
  get(): Value;
  /** Tells the listeners, unless it is the value already. */
  set(next: Value): void;
  subscribe(listener: Listener): () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const { subscribe, emit } = createEmitter();
  let value = initial;
  return {
    initial,
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      emit();
    },
    subscribe,
  };
}

/** The value of a store; its initial one on the server and while the page hydrates. */
export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
