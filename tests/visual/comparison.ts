import { compare, type Pixels, type Tolerance } from './pixels.ts';
import type { PlannedPicture, PlannedStory } from './plan.ts';
import type { Studio } from './studio.ts';

/** Where stories are drawn. */
type Place = Pick<Studio, 'photograph' | 'photographAfresh' | 'shootUntilStill'>;

/** Where pictures are kept, by their path. */
export interface Baselines {
  has: (name: string) => boolean;
  read: (name: string) => Promise<Pixels>;
}

/** A picture that is not as it is kept. */
export interface Finding {
  name: string;
  mode: string;
  kind: 'changed' | 'new';
  /** How much differs, in words. */
  extent?: string;
  expected?: Pixels;
  actual: Pixels;
}

/** Stories of a run that are drawn a second time. Where more differ, it is no accident, and the time is saved. */
export const maxRedrawn = 20;

/**
 * Compares stories with what is kept of them. One that differs is drawn once more in a document of its own, as
 * pictures are taken, and that decides: a document that has drawn other stories may set letters a little aside.
 */
export class Comparison {
  /** Ids of the stories that were drawn a second time. */
  readonly redrawn: string[] = [];
  readonly #kept: Baselines;
  readonly #tolerance: Tolerance;

  constructor(baselines: Baselines, tolerance: Tolerance) {
    this.#kept = baselines;
    this.#tolerance = tolerance;
  }

  async findDifferences(studio: Place, story: PlannedStory): Promise<Finding[]> {
    const found: Finding[] = [];
    const look = async (picture: PlannedPicture) => {
      const finding = await this.#compare(studio, picture);
      if (finding) found.push(finding);
    };
    await studio.photograph(story, look);
    const isChanged = found.some(({ kind }) => kind === 'changed');
    if (!isChanged || this.redrawn.length >= maxRedrawn) return found;
    this.redrawn.push(story.id);
    found.length = 0;
    await studio.photographAfresh(story, look);
    return found;
  }

  async #compare(studio: Place, { path: name, mode }: PlannedPicture): Promise<Finding | undefined> {
    if (!this.#kept.has(name)) return { name, mode, kind: 'new', actual: await studio.shootUntilStill() };
    const expected = await this.#kept.read(name);
    const actual = await studio.shootUntilStill(expected);
    const { accepted, count, step, sameSize } = compare(expected, actual, this.#tolerance);
    if (accepted) return undefined;
    const extent = sameSize
      ? `${count} pixels differ, by up to ${step} of 255`
      : `${actual.width} × ${actual.height} px instead of ${expected.width} × ${expected.height}`;
    return { name, mode, kind: 'changed', extent, expected, actual };
  }
}
