import type { Entry, Hit, IsShown } from './entry.ts';

export const byScore = (a: Hit, b: Hit) => b.score - a.score;

export class BestHits {
  readonly #hits = new Map<Entry, Hit>();
  readonly #isShown: IsShown;

  constructor(isShown: IsShown = () => true) {
    this.#isShown = isShown;
  }

  get size(): number {
    return this.#hits.size;
  }

  of(entry: Entry): Hit | undefined {
    return this.#hits.get(entry);
  }

  /** Leaves out what is not shown. */
  offer(hit: Hit): void {
    if (!this.#isShown(hit.entry)) return;
    const known = this.#hits.get(hit.entry);
    if (!known || isBetter(hit, known)) this.#hits.set(hit.entry, hit);
  }

  sorted(): Hit[] {
    return [...this.#hits.values()].sort(byScore);
  }
}

/** Between equal scores: the name that comes first, then the match that begins earlier. */
function isBetter(hit: Hit, other: Hit): boolean {
  return hit.score > other.score || (hit.score === other.score && firstMatchAt(hit) < firstMatchAt(other));
}

const firstMatchAt = ({ name, parts: [first] }: Hit) => (name?.from ?? 0) + (first?.start ?? 0);
