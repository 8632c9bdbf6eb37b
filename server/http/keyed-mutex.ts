/** Work of one name is done one after the other in this process, in the order it came; of other names meanwhile. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Does the work when what came before of this name has ended, well or not; returns or throws as the work does. */
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

  /** How many names have work to be done. */
  get size(): number {
    return this.#last.size;
  }
}
