import { runCommand } from '../commands/commands.ts';
import { setFollowed } from '../tenancy/resolve.ts';
import type { World } from './world.ts';

/** The commands on a test's world, as typed, words apart by two spaces; `typed` is what stands on the input. */
export function commandsOn(world: () => Pick<World, 'db'>) {
  /** Returns what the command prints. */
  async function run(line: string, typed = ''): Promise<string> {
    const { db } = world();
    const printed: string[] = [];
    try {
      await runCommand(line.split('  '), { db, print: (text) => printed.push(text), input: async () => typed });
    } finally {
      // The command is another process in life, of whose changes the server hears; here it must forget by itself.
      setFollowed(db, false);
    }
    return printed.join('\n');
  }

  /** Returns why the command was refused. */
  const failed = (line: string, typed = ''): Promise<string> =>
    run(line, typed).then(
      () => 'fine',
      (error: Error) => error.message,
    );

  return { run, failed };
}
