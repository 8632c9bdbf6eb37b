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
