import { afterAll, beforeAll } from 'vitest';
import type { World } from '../../server/testing/world.ts';

/** A world that is there while the tests of a file run. */
export interface OpenedWorld {
  readonly world: World;
}

/** Opens a world before the tests of a file, and closes it after them. */
export function openedWorld(open: () => Promise<World>): OpenedWorld {
  let world: World | null = null;
  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world?.close());
  return {
    get world() {
      if (!world) throw new Error('The world opens before the tests, not before their names.');
      return world;
    },
  };
}
