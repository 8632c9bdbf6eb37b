const calls = ['pushState', 'replaceState', 'go', 'back', 'forward'] as const;

/**
 * Delays history calls of other code until the returned function is called, which runs them in order. Going back
 * takes some milliseconds, and would also leave an entry that a router adds meanwhile. It replaces the methods of
 * `history`, because events come too late.
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
