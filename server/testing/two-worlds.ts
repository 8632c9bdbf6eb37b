import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmptyWorld, openWorld, type World } from './world.ts';

interface TwoWorlds {
  readonly world: World;
  readonly empty: World;
  readonly folder: string;
  close(): Promise<void>;
}

/** The demo, an empty database, and a folder for files that commands transfer from one to the other. */
export async function openTwoWorlds(): Promise<TwoWorlds> {
  const [world, empty] = await Promise.all([openWorld(), openEmptyWorld()]);
  const folder = await mkdtemp(path.join(tmpdir(), 'yimen-two-worlds-'));
  const close = async () => {
    await Promise.all([world.close(), empty.close()]);
    await rm(folder, { recursive: true });
  };
  return { world, empty, folder, close };
}
