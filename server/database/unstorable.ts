const noDatabaseTakes = (text: string) => text.includes('\0') || !text.isWellFormed();

/**
 * The path of the first text or name that no database can store (NUL or half of a surrogate pair); null when there is
 * none. Every input is checked for it on arrival, so that schemas need not.
 */
export const unstorable = (given: unknown): string | null => findText(given, noDatabaseTakes);

/** The path of the first text or name for which `strange` is true; null when there is none. */
export function findText(given: unknown, strange: (text: string) => boolean): string | null {
  // A list instead of recursion, which would overflow the stack on deeply nested values.
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
