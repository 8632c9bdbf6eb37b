interface Choice {
  id: string;
  /** How many services it has in all. */
  count: number;
}

/** Filter options of services, each with the number of results it would give with the other filters, where known. */
export function withCounts<Item extends Choice>(
  choices: readonly Item[],
  left: readonly { id: string; count: number }[] | undefined,
): Item[] {
  const offered = choices.filter(({ count }) => count > 0);
  if (!left) return offered;
  const counts = new Map(left.map(({ id, count }) => [id, count]));
  return offered.map((choice) => ({ ...choice, count: counts.get(choice.id) ?? 0 }));
}

/** Options with results before those without, so that a collapsed row shows the useful ones. */
export function fullFirst<Item extends Choice>(choices: readonly Item[]): Item[] {
  return [...choices.filter(({ count }) => count > 0), ...choices.filter(({ count }) => count === 0)];
}
