/** Failures in a row after which a source is paused. */
export const maxFailures = 3;
/** The first and the longest pause, in ms; each failed trial doubles it. */
const shortest = 5_000;
const maxRestMs = 60_000;

/** Permission for one request. */
export interface Permit {
  /** Whether it tests if the source works again: nobody should wait for it. */
  readonly isTrial: boolean;
  /** Whether the source answers again: it was paused, or this is the first that is known of it. */
  succeeded(): boolean;
  /** Whether the source is paused now and was not before. */
  failed(): boolean;
}

/**
 * A circuit breaker: pauses a source that keeps failing, so that not every request waits for its whole time-out. After
 * the pause one request tries; no other is sent until that one has ended.
 */
export class Breaker {
  #failures = 0;
  #pause = shortest;
  #openUntil = 0;
  #trying = false;
  #isKnown = false;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Permission to ask the source, whose holder must report the result; null while the source is paused. */
  admit(): Permit | null {
    if (this.#failures < maxFailures) return this.#permit({ isTrial: false });
    if (this.#trying || this.#now() < this.#openUntil) return null;
    this.#trying = true;
    return this.#permit({ isTrial: true });
  }

  #permit({ isTrial }: { isTrial: boolean }): Permit {
    return {
      isTrial,
      succeeded: () => {
        if (isTrial) this.#trying = false;
        const isNews = !this.#isKnown || this.#failures >= maxFailures;
        this.#isKnown = true;
        this.#failures = 0;
        this.#pause = shortest;
        return isNews;
      },
      failed: () => {
        if (isTrial) this.#trying = false;
        // This request began before the pause: it changes neither the pause nor the running trial.
        else if (this.#failures >= maxFailures) return false;
        this.#failures += 1;
        if (this.#failures < maxFailures) return false;
        if (isTrial) this.#pause = Math.min(maxRestMs, this.#pause * 2);
        this.#openUntil = this.#now() + this.#pause;
        return !isTrial;
      },
    };
  }
}
