import type { Entry, Hit } from './entry.ts';

/** The best hit of each entry. */
export class BestHits {
  readonly #hits = new Map<Entry, Hit>();

  get size(): number {
    return this.#hits.size;
  }

  of(entry: Entry): Hit | undefined {
    return this.#hits.get(entry);
  }

  offer(hit: Hit): void {
    const known = this.#hits.get(hit.entry);
    if (!known || isBetter(hit, known)) this.#hits.set(hit.entry, hit);
  }

  sorted(): Hit[] {
    return [...this.#hits.values()].sort((a, b) => b.score - a.score);
  }
}

/** Of two that score the same, the one in the name that comes first, and earlier in it. */
function isBetter(hit: Hit, other: Hit): boolean {
  return hit.score > other.score || (hit.score === other.score && placeOf(hit) < placeOf(other));
}

const placeOf = ({ name, parts: [first] }: Hit) => (name?.from ?? 0) + (first?.start ?? 0);
