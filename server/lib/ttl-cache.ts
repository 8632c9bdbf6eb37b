/** How long the last value is usually answered while the database cannot be read, in ms. */
export const fallbackMs = 3_600_000;

export interface CacheOptions<T> {
  /** How long a value is fresh, in ms; without end by default. */
  readonly ttlMs?: number | (() => number);
  /** Until when a value is fresh by its own content, in ms since 1970. */
  readonly goodUntil?: (value: T) => number;
  /** Whether a value may be answered again; all may by default. */
  readonly isCacheable?: (value: T) => boolean;
  /** Whether a value may be answered when a later one cannot be made; all may by default. */
  readonly isLasting?: (value: T) => boolean;
  /** How long the last value is answered when a new one cannot be made, in ms; not at all by default. */
  readonly fallbackMs?: number;
  /** How long making a value may take before the last one is answered instead, in ms. */
  readonly timeoutMs?: number;
  /** How long after a failure no new attempt is made, in ms; with 0 every call tries again and waits. */
  readonly retryMs?: number;
  /** The memory that a value takes, in bytes. */
  readonly bytesOf?: (value: T, key: string) => number;
  /** The memory that all values may take, in bytes; the least recently used are dropped first, never the newest. */
  readonly maxBytes?: number;
}

/** The version of the data that a value was made from; null while it is unknown. */
export type Version = string | number | null;

interface Entry<T> {
  readonly version: Version;
  readonly making: Promise<T>;
  /** What callers get: the value being made, or the last one. */
  answer: Promise<T>;
  /** Until when no new value is made, in ms since 1970; without end while one is being made. */
  until: number;
  /** The newest value that may be used as a fallback, and when it was made. */
  last: { readonly value: T; readonly at: number } | null;
  /** Whether the answer is the last value, because making a new one failed or is late. */
  isStale: boolean;
  bytes: number;
}

const endless = Number.POSITIVE_INFINITY;

/**
 * Values by key, fresh for a time or for one version of the data. Calls that come while a value is being made share it.
 * A failure is not cached: the next call tries again, or gets the last value while `fallbackMs` allows it.
 */
export class TtlCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #options: Required<CacheOptions<T>>;
  #bytes = 0;

  constructor(options: CacheOptions<T> = {}) {
    const always = () => true;
    this.#options = {
      ttlMs: endless,
      goodUntil: () => endless,
      isCacheable: always,
      isLasting: always,
      fallbackMs: 0,
      timeoutMs: 1000,
      retryMs: 1000,
      bytesOf: () => 0,
      maxBytes: endless,
      ...options,
    };
  }

  /** What all values take in memory, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The value of this version. While the version is null, the last value, as long as `fallbackMs` allows it. */
  get(key: string, make: () => Promise<T>, version: Version = ''): Promise<T> {
    const known = this.#entries.get(key);
    const last = version === null && known ? this.#standIn(known) : null;
    if (!known || !(last || (known.version === version && Date.now() < known.until))) {
      return this.#make(key, make, version).answer;
    }
    // The map keeps the order of use.
    this.#entries.delete(key);
    this.#entries.set(key, known);
    return last ? Promise.resolve(last.value) : known.answer;
  }

  /** Makes a new value. Throws when that fails, even if there is an earlier value. */
  refresh(key: string, make: () => Promise<T>): Promise<T> {
    return this.#make(key, make, '').making;
  }

  /** The value that is held, however old; undefined when there is none. */
  peek(key: string): T | undefined {
    return this.#entries.get(key)?.last?.value;
  }

  /** Stores a value that was made elsewhere. */
  set(key: string, value: T): void {
    const making = Promise.resolve(value);
    const last = { value, at: Date.now() };
    const entry: Entry<T> = { version: '', making, answer: making, until: endless, last, isStale: false, bytes: 0 };
    this.#put(key, entry);
    this.#weigh(key, entry, this.#options.bytesOf(value, key));
  }

  /** Whether {@link get} answers the last value because a new one cannot be made now. */
  isStale(key: string): boolean {
    return this.#entries.get(key)?.isStale ?? false;
  }

  /** Makes the next call make a new value, and not get the one being made now. */
  forget(key?: string): void {
    for (const name of key === undefined ? [...this.#entries.keys()] : [key]) {
      const known = this.#entries.get(name);
      if (known?.last && this.#options.fallbackMs > 0) this.#put(name, { ...known, until: 0 });
      else this.#drop(name);
    }
  }

  #standIn({ last }: Entry<T>): Entry<T>['last'] {
    return last && Date.now() - last.at < this.#options.fallbackMs ? last : null;
  }

  #make(key: string, make: () => Promise<T>, version: Version): Entry<T> {
    const { bytesOf, goodUntil, isCacheable, isLasting, retryMs, ttlMs } = this.#options;
    const known = this.#entries.get(key);
    const now = Date.now();
    const last = known ? this.#standIn(known) : null;
    const isStale = last !== null && retryMs > 0 && (known?.isStale ?? false);
    // A Drizzle query runs again at each `then`; a promise of it runs once.
    const making = Promise.resolve(make());
    const bytes = last ? bytesOf(last.value, key) : 0;
    const entry: Entry<T> = { version, making, answer: making, until: endless, last, isStale, bytes };
    // While it is known to fail, callers do not wait for the new attempt.
    if (last) entry.answer = isStale ? Promise.resolve(last.value) : this.#inTime(entry, last.value);
    this.#put(key, entry);
    making.then(
      (value) => {
        if (!isCacheable(value)) return this.#dropEntry(key, entry);
        if (isLasting(value)) entry.last = { value, at: now };
        entry.answer = making;
        entry.until = Math.min(goodUntil(value), now + (typeof ttlMs === 'number' ? ttlMs : ttlMs()));
        entry.isStale = false;
        const former = entry.last && entry.last.value !== value ? bytesOf(entry.last.value, key) : 0;
        this.#weigh(key, entry, bytesOf(value, key) + former);
      },
      () => {
        entry.isStale = last !== null;
        entry.until = Date.now() + retryMs;
        if (last) entry.answer = Promise.resolve(last.value);
        else this.#dropEntry(key, entry);
      },
    );
    return entry;
  }

  /** The value being made, or the earlier one when that fails or is late. */
  #inTime(entry: Entry<T>, before: T): Promise<T> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        entry.isStale = true;
        resolve(before);
      }, this.#options.timeoutMs).unref();
      entry.making.then(resolve, () => resolve(before)).finally(() => clearTimeout(timer));
    });
  }

  #put(key: string, entry: Entry<T>): void {
    this.#drop(key);
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  #dropEntry(key: string, entry: Entry<T>): void {
    if (this.#entries.get(key) === entry) this.#drop(key);
  }

  #weigh(key: string, entry: Entry<T>, bytes: number): void {
    if (this.#entries.get(key) !== entry) return;
    this.#bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    for (const [oldest, { bytes: held }] of this.#entries) {
      if (this.#bytes <= this.#options.maxBytes || this.#entries.size === 1) break;
      if (held > 0) this.#drop(oldest);
    }
  }
}

/** One value for each database object, as long as that object is referenced. */
export function perDatabase<T>(make: (db: object) => T): (db: object) => T {
  const known = new WeakMap<object, { readonly value: T }>();
  return (db) => {
    const found = known.get(db) ?? { value: make(db) };
    known.set(db, found);
    return found.value;
  };
}
