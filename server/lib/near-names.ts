/** Most names that are told. */
const maxNear = 5;

/** The names that are spelt nearly as a given one, or begin as it does, the nearest first; at most five. */
export function nearNames(given: string, names: Iterable<string>): string[] {
  const allowed = Math.max(1, Math.floor(given.length / 3));
  const found = [...new Set(names)].flatMap((name) => {
    const isPart =
      given.length > 2 && (name.startsWith(given) || given.startsWith(`${name}-`) || name.endsWith(`-${given}`));
    const spelt = editDistance(given, name, allowed);
    const distance = isPart ? Math.min(spelt, allowed) : spelt;
    return distance <= allowed ? [{ name, distance }] : [];
  });
  return found
    .sort((a, b) => a.distance - b.distance || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    .slice(0, maxNear)
    .map(({ name }) => name);
}

/** How many letters have to be added, left out or changed (Levenshtein); more than `most` is not counted exactly. */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(changed, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    before = row;
  }
  return before[b.length] ?? 0;
}

/** The near names as a sentence’s end; empty where there are none. */
export function nearText(given: string, names: Iterable<string>): string {
  const near = nearNames(given, names);
  return near.length > 0 ? `，相近的有 ${near.join('、')}` : '';
}
