/**
 * Runs the tasks of one name one after the other in this process, in the order they came; other names run meanwhile.
 */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs the task after the earlier ones of this name, even if they failed; returns or throws as it does. */
  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name);
    const mine = before ? before.then(work) : work();
    const ended = mine.then(
      () => {},
      () => {},
    );
    this.#last.set(name, ended);
    try {
      return await mine;
    } finally {
      if (this.#last.get(name) === ended) this.#last.delete(name);
    }
  }

  /** How many names have running or waiting tasks. */
  get size(): number {
    return this.#last.size;
  }
}
