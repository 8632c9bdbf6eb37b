import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createStore, useStore } from './store.ts';

test('a store tells its listeners of a new value, not of the same one, until they stop', () => {
  const store = createStore<string | undefined>(undefined);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set('open');
  store.set('open');
  expect(store.get()).toBe('open');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.set(undefined);
  expect(store.get()).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a store is drawn on the server as it began, whatever has been set since', () => {
  const store = createStore('initial');
  store.set('later');
  const Shown = () => useStore(store);
  expect(renderToString(createElement(Shown))).toBe('initial');
});
