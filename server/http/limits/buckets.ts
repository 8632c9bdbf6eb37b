/** Most callers remembered at once; beyond it, the callers whose last call is oldest are forgotten. */
const room = 50_000;

interface Bucket {
  /** Calls that may still be made at once. */
  left: number;
  at: number;
}

/** Token buckets by key: each holds so many calls and is filled up again evenly within a minute, or a span in ms. */
export class Buckets {
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  /** `now` returns the time in ms. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Takes one call out of a bucket. Returns 0, or the ms to wait until the next call may be made. */
  take(key: string, size: number, span = 60_000): number {
    const now = this.#now();
    const perMs = size / span;
    const known = this.#buckets.get(key);
    const left = known ? Math.min(size, known.left + Math.max(0, now - known.at) * perMs) : size;
    // The map keeps the order of use.
    this.#buckets.delete(key);
    this.#buckets.set(key, { left: left < 1 ? left : left - 1, at: now });
    for (const oldest of this.#buckets.keys()) {
      if (this.#buckets.size <= room) break;
      this.#buckets.delete(oldest);
    }
    return left < 1 ? Math.ceil((1 - left) / perMs) : 0;
  }

  /** Puts a call back that was taken out. */
  giveBack(key: string, size: number): void {
    const known = this.#buckets.get(key);
    if (known) known.left = Math.min(size, known.left + 1);
  }

  get size(): number {
    return this.#buckets.size;
  }
}
