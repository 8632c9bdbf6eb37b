/** A collected service with the name of the group it stands in; empty for none. */
export interface Collected {
  readonly app: string;
  readonly group: string;
}

export interface Group {
  readonly group: string;
  readonly apps: string[];
}

/** The groups of a collection: those in none first, then each where its first service stands. */
export function groupsOf(rows: readonly Collected[]): Group[] {
  const groups = new Map<string, string[]>();
  for (const { app, group } of rows) groups.set(group, [...(groups.get(group) ?? []), app]);
  const ungrouped = groups.get('');
  groups.delete('');
  return [
    ...(ungrouped ? [{ group: '', apps: ungrouped }] : []),
    ...[...groups].map(([group, apps]) => ({ group, apps })),
  ];
}

/** The collection once these services, in this order, are the group of this name, before what else was in it. */
export function arranged(rows: readonly Collected[], group: string, apps: readonly string[]): Group[] {
  const wanted = [...new Set(apps)];
  const others = rows.filter(({ app }) => !wanted.includes(app));
  const before = groupsOf(rows).map(({ group: name }) => name);
  const names = before.includes(group) ? before : [...before, group];
  return groupsOf(
    names.flatMap((name) => [
      ...(name === group ? wanted.map((app) => ({ app, group })) : []),
      ...others.filter((row) => row.group === name),
    ]),
  );
}
