import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandsOn } from './commands.ts';
import { openEmptyWorld, type World } from './world.ts';

interface NewInstitution {
  readonly world: World;
  /** For files of commands. */
  readonly folder: string;
  close(): Promise<void>;
}

/** A database with one institution, `xinyuan`, as `create` makes it, and a folder. */
export async function openNewInstitution(): Promise<NewInstitution> {
  const world = await openEmptyWorld();
  const folder = await mkdtemp(path.join(tmpdir(), 'yimen-xinyuan-'));
  await commandsOn(() => world).run('create  xinyuan  新园中学  xinyuan.example.edu');
  const close = async () => {
    await world.close();
    await rm(folder, { recursive: true });
  };
  return { world, folder, close };
}
