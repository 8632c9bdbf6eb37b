import { runCommand } from '../commands/commands.ts';
import type { Outside } from '../commands/words.ts';
import { setFollowed } from '../tenancy/resolve.ts';
import type { World } from './world.ts';

/**
 * The commands on a test’s world, as typed, with words separated by two spaces; `typed` is the standard input, `settings`
 * what the server was started with.
 */
export function commandsOn(world: () => Pick<World, 'db'>, settings: Partial<Outside> = {}) {
  /** Returns what the command prints. */
  async function run(line: string, typed = ''): Promise<string> {
    const { db } = world();
    const printed: string[] = [];
    try {
      const print = (text: string) => void printed.push(text);
      await runCommand(line.split('  '), { ...settings, db, print, input: async () => typed });
    } finally {
      // Outside tests a command is another process, whose changes are notified to the server; here the cache is
      // cleared.
      setFollowed(db, false);
    }
    return printed.join('\n');
  }

  /** Returns the refusal's message. */
  const failed = (line: string, typed = ''): Promise<string> =>
    run(line, typed).then(
      () => 'fine',
      (error: Error) => error.message,
    );

  return { run, failed };
}
