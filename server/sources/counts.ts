export interface SourceCount {
  readonly source: string;
  readonly count: number;
}

/** The counts of our own table together with those of other systems' rows, largest first. */
export function addCounts(own: readonly SourceCount[], theirs: readonly { readonly source: string }[]): SourceCount[] {
  const counts = new Map(own.map(({ source, count }) => [source, count]));
  for (const { source } of theirs) counts.set(source, (counts.get(source) ?? 0) + 1);
  return [...counts]
    .map(([source, count]) => ({ source, count }))
    .sort((one, other) => other.count - one.count || (one.source < other.source ? -1 : 1));
}
