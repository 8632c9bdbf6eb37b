import { createEmitter } from '../store.ts';

/** A value that no native field holds, such as a date of several parts. */
interface Registered {
  /** Its text when it differs from what it began with. */
  read(): string | undefined;
  write(value: string): void;
  /** Back to what it began with. */
  reset(): void;
}

const registered = new Map<string, Registered>();
const joined = createEmitter();

/** What marks these keys among those of native fields. */
export const registeredPrefix = 'draft\n';

/** Makes a value part of the page's draft; returns how to take it out. */
export function register(name: string, value: Registered): () => void {
  registered.set(name, value);
  joined.emit();
  return () => {
    if (registered.get(name) === value) registered.delete(name);
  };
}

/** Calls back when a value joins, which may be one to put back. */
export const onRegistered = joined.subscribe;

/** Takes every value back to what it began with. */
export function resetRegistered(): void {
  for (const { reset } of registered.values()) reset();
}

/** The values that differ from what they began with, by key. */
export function registeredValues(): [string, string][] {
  return [...registered].flatMap(([name, { read }]) => {
    const value = read();
    return value === undefined ? [] : [[registeredPrefix + name, value]];
  });
}

/**
 * Takes the values along to the page at `path`, where the same form may register later: it is fetched, or drawn, after
 * the page.
 */
export function carryRegistered(path: string): void {
  const waiting = new Map(registeredValues());
  if (waiting.size === 0) return;
  let arrived = false;
  const write = () => {
    const isThere = location.pathname === path;
    if (arrived && !isThere) return stop();
    arrived ||= isThere;
    if (!arrived) return;
    for (const [key, value] of waiting) if (writeRegistered(key, value)) waiting.delete(key);
    if (waiting.size === 0) stop();
  };
  // Written after it has registered: its form is still being set up.
  const stop = onRegistered(() => queueMicrotask(write));
}

/** Puts a value back; false when nothing of that key is on the page. */
export function writeRegistered(key: string, value: string): boolean {
  const target = registered.get(key.slice(registeredPrefix.length));
  target?.write(value);
  return target !== undefined;
}
