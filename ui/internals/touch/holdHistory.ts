const calls = ['pushState', 'replaceState', 'go', 'back', 'forward'] as const;

/**
 * Keeps what others ask of the history until the returned function is called, and then does it in order. Going back
 * takes some milliseconds, and an entry that a router adds meanwhile would be left by it. Instead of the events, which
 * tell too late, the methods of this one object are stood in for.
 */
export function holdHistory(): () => void {
  const held: (() => void)[] = [];
  const before = calls.map((name) => Object.getOwnPropertyDescriptor(history, name));
  for (const name of calls) {
    const value = (...given: unknown[]) => {
      held.push(() => Reflect.apply(history[name], history, given));
    };
    Object.defineProperty(history, name, { value, configurable: true, writable: true });
  }
  return () => {
    calls.forEach((name, index) => {
      const own = before[index];
      if (own) Object.defineProperty(history, name, own);
      else Reflect.deleteProperty(history, name);
    });
    for (const call of held) call();
  };
}
