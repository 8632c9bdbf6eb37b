import type { Hit } from './entry.ts';

/** The best hit of each entry. */
export class BestHits {
  readonly #hits = new Map<number, Hit>();

  get size(): number {
    return this.#hits.size;
  }

  of(entry: number): Hit | undefined {
    return this.#hits.get(entry);
  }

  offer(hit: Hit): void {
    const known = this.#hits.get(hit.entry);
    if (!known || known.score < hit.score) this.#hits.set(hit.entry, hit);
  }

  sorted(): Hit[] {
    return [...this.#hits.values()].sort((a, b) => b.score - a.score || a.entry - b.entry);
  }
}
