import { contentOf, type Field, fieldsOf, fill, keyOf } from './fields.ts';
import { onRegistered, registeredPrefix, resetRegistered, writeRegistered } from './registry.ts';
import type { TypedFields } from './store.ts';

interface Restoring {
  /** Called when a field has its content back that it had lost. */
  onRestored(): void;
  /** Called when every field has its content back. */
  onDone(): void;
}

/**
 * Puts typed content back into the fields of this page, also into those that appear later, as in a dialog that is
 * opened again. Leaves alone what someone has begun to type anew. Returns how to take it all out again, and to stop.
 */
export function restoreTyped(fields: TypedFields, { onRestored, onDone }: Restoring) {
  const waiting = new Map(Object.entries(fields));
  const before = new Map<Field, string | boolean>();
  const touched = new Set<EventTarget>();
  let restoring = false;

  const touch = ({ target }: Event) => {
    if (!restoring && target) touched.add(target);
  };
  const look = () => {
    restoring = true;
    const filled = before.size;
    const written = restoreRegistered(waiting);
    const found = [...written, ...restoreNative(waiting, touched, before)];
    restoring = false;
    for (const key of found) waiting.delete(key);
    if (written.length > 0 || before.size > filled) onRestored();
    if (waiting.size > 0) return;
    stop();
    onDone();
  };
  const observer = new MutationObserver(look);
  const unregister = onRegistered(() => queueMicrotask(look));
  function stop() {
    observer.disconnect();
    unregister();
    document.removeEventListener('input', touch, true);
  }

  document.addEventListener('input', touch, true);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return {
    stop,
    undo() {
      stop();
      for (const [field, content] of before) if (field.isConnected) fill(field, content);
      resetRegistered();
    },
  };
}

function restoreRegistered(waiting: ReadonlyMap<string, string | boolean>): string[] {
  return [...waiting]
    .filter(([key, content]) => key.startsWith(registeredPrefix) && writeRegistered(key, String(content)))
    .map(([key]) => key);
}

function restoreNative(
  waiting: ReadonlyMap<string, string | boolean>,
  touched: ReadonlySet<EventTarget>,
  before: Map<Field, string | boolean>,
): string[] {
  if (waiting.size === 0) return [];
  return fieldsOf(document).flatMap((field) => {
    const key = keyOf(field);
    const content = key === undefined ? undefined : waiting.get(key);
    if (key === undefined || content === undefined) return [];
    if (!touched.has(field) && contentOf(field) !== content) {
      before.set(field, contentOf(field));
      fill(field, content);
    }
    return [key];
  });
}
