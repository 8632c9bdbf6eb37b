import { adminUsage } from '../../../server/commands/usage.ts';

const form = /^ {2}([a-z-]+(?:\|[a-z-]+)*)(?: ([a-z-]+(?:\|[a-z-]+)*)(?= |$))?(?: |$)/;

/** Every way of typing a command: its name, and its action or part where the usage has it as a word. */
export const commandForms: ReadonlySet<string> = new Set(
  adminUsage.split('\n').flatMap((line) => {
    const [, names, actions] = form.exec(line) ?? [];
    if (!names) return [];
    return names
      .split('|')
      .flatMap((name) => (actions ? actions.split('|').map((action) => `${name} ${action}`) : [name]));
  }),
);

/** Of which form a command is. */
export function commandForm([name = '', first = '']: readonly string[]): string {
  return commandForms.has(`${name} ${first}`) ? `${name} ${first}` : name;
}
