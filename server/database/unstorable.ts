const noDatabaseTakes = (text: string) => text.includes('\0') || !text.isWellFormed();

/**
 * Where a value holds what no database takes, NUL or half of a character: the path of the first such text or name,
 * null when there is none. Every input is asked this at the border, so that schemas need not think of it.
 */
export const unstorable = (given: unknown): string | null => findText(given, noDatabaseTakes);

/** The path of the first text or name in a value that is strange; null when there is none. */
export function findText(given: unknown, strange: (text: string) => boolean): string | null {
  // A list of what is still to be looked at: calls within calls would run out of stack on what is nested deeply.
  const open: [value: unknown, path: string][] = [[given, '']];
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, path] = next;
    if (typeof value === 'string' && strange(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, part] of Object.entries(value).reverse()) {
      const at = path === '' ? key : `${path}.${key}`.slice(0, 200);
      if (strange(key)) return at;
      open.push([part, at]);
    }
  }
  return null;
}
