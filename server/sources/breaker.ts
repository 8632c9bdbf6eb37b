/** Failures in a row after which a source is let be. */
const maxFailures = 3;
/** How long it is let be at first and at most, in ms; twice as long after each trial that fails. */
const shortest = 5_000;
const longest = 60_000;

/** One call that was let through. */
export interface Turn {
  /** Whether it finds out if the source is well again: nobody should wait for it. */
  readonly isTrial: boolean;
  succeeded(): void;
  failed(): void;
}

/**
 * Lets a source be that keeps failing, so that it does not cost everyone its whole time-out. When the pause is over one
 * call tries; the others go without until that one has come back.
 */
export class Breaker {
  #failures = 0;
  #pause = shortest;
  #openUntil = 0;
  #trying = false;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** A turn to ask the source, whose taker must report how it went; null while it is let be. */
  admit(): Turn | null {
    if (this.#failures < maxFailures) return this.#turn({ isTrial: false });
    if (this.#trying || this.#now() < this.#openUntil) return null;
    this.#trying = true;
    return this.#turn({ isTrial: true });
  }

  #turn({ isTrial }: { isTrial: boolean }): Turn {
    return {
      isTrial,
      succeeded: () => {
        if (isTrial) this.#trying = false;
        this.#failures = 0;
        this.#pause = shortest;
      },
      failed: () => {
        if (isTrial) this.#trying = false;
        // Asked before the source was let be: it says nothing about the pause, nor about the call that tries.
        else if (this.#failures >= maxFailures) return;
        this.#failures += 1;
        if (this.#failures < maxFailures) return;
        if (isTrial) this.#pause = Math.min(longest, this.#pause * 2);
        this.#openUntil = this.#now() + this.#pause;
      },
    };
  }
}
