import { useSyncExternalStore } from 'react';

type Listener = () => void;

/** Creates an event emitter; `subscribe` returns how to unsubscribe. */
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

/** A value outside the React tree. `initial` is what the server renders and the page hydrates with. */
export interface Store<Value> {
  readonly initial: Value;
  get(): Value;
  /** Sets the value and notifies the listeners if it has changed. */
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

/** The value of a store; its initial one on the server and during hydration. */
export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
