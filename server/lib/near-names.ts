/** Most names that are told. */
const maxNear = 5;

/** The names that are spelt nearly as a given one, or begin as it does, the nearest first; at most five. */
export function nearNames(given: string, names: Iterable<string>): string[] {
  const allowed = Math.max(1, Math.floor(given.length / 3));
  const ending = `-${given}`;
  const found = new Map<string, number>();
  for (const name of names) {
    const begins = name.startsWith(given) || (given.startsWith(name) && given[name.length] === '-');
    const isPart = given.length > 2 && (begins || name.endsWith(ending));
    const spelt = editDistance(given, name, allowed);
    if (isPart || spelt <= allowed) found.set(name, Math.min(spelt, allowed));
  }
  return [...found]
    .sort(([a, toA], [b, toB]) => toA - toB || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, maxNear)
    .map(([name]) => name);
}

/**
 * How many letters have to be added, left out or changed (Levenshtein). More than `most` is not counted exactly: counting
 * ends there, and makes no lists, because a file may have thousands of wrong names, each compared with thousands.
 */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  for (let j = 0; j <= b.length; j += 1) distances[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    let diagonal = i - 1;
    let left = i;
    let least = i;
    const letter = a.charCodeAt(i - 1);
    distances[0] = i;
    for (let j = 1; j <= b.length; j += 1) {
      const above = distances[j] ?? 0;
      left = Math.min(diagonal + (letter === b.charCodeAt(j - 1) ? 0 : 1), above + 1, left + 1);
      distances[j] = left;
      diagonal = above;
      if (left < least) least = left;
    }
    if (least > most) return most + 1;
  }
  return distances[b.length] ?? 0;
}

/** From the letters of one word so far to each beginning of another. */
const distances: number[] = [];

/** The near names as a sentence’s end; empty where there are none. */
export function nearText(given: string, names: Iterable<string>): string {
  const near = nearNames(given, names);
  return near.length > 0 ? `，相近的有 ${near.join('、')}` : '';
}

/** Different wrong names for which one check looks for near ones: who has more of them has not mistyped one. */
const maxTexts = 100;

/** As {@link nearText} for one check of many rows, of which thousands may have a wrong name, often the same. */
export function nearTexts(names: () => Iterable<string>): (given: string) => string {
  const known = new Map<string, string>();
  return (given) => {
    const text = known.get(given) ?? (known.size < maxTexts ? nearText(given, names()) : '');
    if (known.size < maxTexts) known.set(given, text);
    return text;
  };
}
