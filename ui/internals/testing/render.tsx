import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect } from 'vitest';
import '../../reset/index.ts';

type Mounted = { container: HTMLElement; rerender: (node: ReactNode) => void; unmount: () => void };

const roots: { root: Root; container: HTMLElement }[] = [];
const errors: string[] = [];
const original = console.error;

// React reports a wrong key, an unknown attribute or a hydration mismatch only on the console.
beforeEach(() => {
  errors.length = 0;
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
  };
});

afterEach(() => {
  for (const { root, container } of roots.splice(0)) {
    root.unmount();
    container.remove();
  }
  console.error = original;
  expect(errors, 'the test wrote errors to the console').toEqual([]);
});

/** Renders into the page of the test; removed after the test. */
export function render(node: ReactNode): Mounted {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const entry = { root, container };
  roots.push(entry);
  const rerender = (next: ReactNode) => flushSync(() => root.render(next));
  rerender(node);
  return {
    container,
    rerender,
    unmount() {
      roots.splice(roots.indexOf(entry), 1);
      root.unmount();
      container.remove();
    },
  };
}

/** Registers a hydrated root, to be removed after the test. */
export function adopt(root: Root, container: HTMLElement): void {
  roots.push({ root, container });
}
