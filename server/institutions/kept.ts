/** How long a reading may take before what was read last is answered instead, in ms. */
const patience = 1000;
/** How long after a reading failed the next one waits, in ms. */
const retryPause = 1000;

/** How long what was read last stands in for a database that cannot be read, in ms. */
export const fallbackMs = 3_600_000;

interface Entry<T> {
  readonly reading: Promise<T>;
  /** What is answered: the reading, or what was read before it. */
  answer: Promise<T>;
  /** Until when nothing is read anew, in ms; without end while a reading is under way. */
  until: number;
  /** The newest value that was read, and when. */
  last: { readonly value: T; readonly at: number } | null;
  /** Whether the answer is of before because the reading failed or is late. */
  isStale: boolean;
}

interface Options {
  /** How long the last value stands in for one that cannot be read, in ms; not at all by default. */
  readonly fallbackMs?: number;
}

/**
 * Values kept for a while for each database and key: what is the same for many calls and costs a query. Calls that
 * come while one reads share its result. A reading that fails is not kept: the next call reads again, or, where the
 * last value may stand in, gets that one at once.
 */
export class Kept<T> {
  readonly #byDatabase = new WeakMap<object, Map<string, Entry<T>>>();
  readonly #forMs: (db: object) => number;
  readonly #fallbackMs: number;

  /** How long a value may be kept, in ms. */
  constructor(forMs: number | ((db: object) => number), options: Options = {}) {
    this.#forMs = typeof forMs === 'number' ? () => forMs : forMs;
    this.#fallbackMs = options.fallbackMs ?? 0;
  }

  get(db: object, key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#of(db).get(key);
    return known && known.until > Date.now() ? known.answer : this.#read(db, key, read).answer;
  }

  /** Reads anew. Throws when that fails, whatever was read before. */
  refresh(db: object, key: string, read: () => Promise<T>): Promise<T> {
    return this.#read(db, key, read).reading;
  }

  /** Whether {@link get} answers what was read last because it cannot be read now. */
  isStale(db: object, key: string): boolean {
    return this.#of(db).get(key)?.isStale ?? false;
  }

  /** The next call reads anew, and not what a reading that is under way brings. */
  forget(db: object, key?: string): void {
    const kept = this.#of(db);
    for (const name of key === undefined ? [...kept.keys()] : [key]) {
      const known = kept.get(name);
      if (known?.last && this.#fallbackMs > 0) kept.set(name, { ...known, until: 0 });
      else kept.delete(name);
    }
  }

  #read(db: object, key: string, read: () => Promise<T>): Entry<T> {
    const kept = this.#of(db);
    const known = kept.get(key);
    const now = Date.now();
    const last = known?.last && now - known.last.at < this.#fallbackMs ? known.last : null;
    const reading = read();
    const isStale = last !== null && (known?.isStale ?? false);
    const entry: Entry<T> = { reading, answer: reading, until: Number.POSITIVE_INFINITY, last, isStale };
    // Whoever comes while the database is known to be away does not wait for it.
    if (last) entry.answer = isStale ? Promise.resolve(last.value) : withFallback(entry, last.value);
    kept.set(key, entry);
    reading.then(
      (value) => {
        entry.answer = reading;
        entry.until = now + this.#forMs(db);
        entry.last = { value, at: now };
        entry.isStale = false;
      },
      () => {
        entry.isStale = last !== null;
        entry.until = Date.now() + retryPause;
        if (last) entry.answer = Promise.resolve(last.value);
        else if (kept.get(key) === entry) kept.delete(key);
      },
    );
    return entry;
  }

  #of(db: object) {
    const known = this.#byDatabase.get(db) ?? new Map<string, Entry<T>>();
    this.#byDatabase.set(db, known);
    return known;
  }
}

/** What is being read, or the value of before when that fails or is late. */
function withFallback<T>(entry: Entry<T>, before: T): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      entry.isStale = true;
      resolve(before);
    }, patience).unref();
    entry.reading.then(resolve, () => resolve(before)).finally(() => clearTimeout(timer));
  });
}
