/**
 * Values kept for a while for each database and key: what is the same for many calls and costs a query.
 * A failed reading is not kept; calls that come while one reads share its result.
 */
export class Kept<T> {
  readonly #byDatabase = new WeakMap<object, Map<string, { value: Promise<T>; until: number }>>();
  readonly #forMs: (db: object) => number;

  /** How long a value may be kept, in ms. */
  constructor(forMs: number | ((db: object) => number)) {
    this.#forMs = typeof forMs === 'number' ? () => forMs : forMs;
  }

  get(db: object, key: string, read: () => Promise<T>): Promise<T> {
    const kept = this.#of(db);
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.value;
    const value = read();
    const entry = { value, until: Date.now() + this.#forMs(db) };
    kept.set(key, entry);
    value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return value;
  }

  forget(db: object, key?: string): void {
    if (key === undefined) this.#byDatabase.delete(db);
    else this.#of(db).delete(key);
  }

  #of(db: object) {
    const known = this.#byDatabase.get(db) ?? new Map<string, { value: Promise<T>; until: number }>();
    this.#byDatabase.set(db, known);
    return known;
  }
}
