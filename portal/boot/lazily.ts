import { type ComponentType, lazy } from 'react';

/**
 * A part that is fetched when it is first drawn, and left out when it does not come: the page is worth more than it.
 * Its styles must be those of parts that stand already.
 */
export function lazily<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => load().then(found, () => found<Props>(() => null)));
}

function found<Props>(component: ComponentType<Props>) {
  return { default: component };
}
