import { afterAll, afterEach, beforeAll } from 'vitest';
import { openSourceServer, type SourceServer } from '../testing/source-server.ts';
import { addSource, removeSources } from '../testing/sources.ts';
import { openWorld, type World } from '../testing/world.ts';

/** 明德大学, another system that it can ask, and tokens of two of its people, for the tests of a file. */
export interface SourcesFixture {
  readonly world: World;
  readonly other: SourceServer;
  readonly dean: string;
  readonly student: string;
  /** Adds a source to an institution until the test ends. */
  add(given: Parameters<typeof addSource>[1]): Promise<void>;
}

export function openSources(): SourcesFixture {
  let opened: Omit<SourcesFixture, 'add'> | null = null;
  const there = () => {
    if (!opened) throw new Error('The world opens before the tests, not before their names.');
    return opened;
  };
  beforeAll(async () => {
    const [world, other] = [await openWorld(), await openSourceServer()];
    opened = { world, other, dean: await world.signIn('20030017'), student: await world.signIn('2024310086') };
  });
  afterAll(() => Promise.all([opened?.world.close(), opened?.other.close()]));
  afterEach(async () => {
    await removeSources(there().world);
    there().other.asked.length = 0;
  });
  return {
    get world() {
      return there().world;
    },
    get other() {
      return there().other;
    },
    get dean() {
      return there().dean;
    },
    get student() {
      return there().student;
    },
    add: (given) => addSource(there().world, given),
  };
}
