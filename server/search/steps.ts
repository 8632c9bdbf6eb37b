/**
 * Counts the work of one request, so that no query costs more than an index allows. A step is one place, bigram or list
 * entry that is compared, or an amount of text that takes as long to search: 0.1 to 0.2 µs.
 */
export class Steps {
  #left: number;

  constructor(most: number) {
    this.#left = most;
  }

  get left(): number {
    return Math.max(0, this.#left);
  }

  /** Uses `count` steps; false when fewer were left. The answer is then what has been found so far. */
  take(count = 1): boolean {
    this.#left -= count;
    return this.#left >= 0;
  }
}
