interface Choice {
  id: string;
  /** How many services it has in all. */
  count: number;
}

/** The choices that services have, with what each would leave beside the other filters, where that is known. */
export function withCounts<Item extends Choice>(
  choices: readonly Item[],
  left: readonly { id: string; count: number }[] | undefined,
): Item[] {
  const offered = choices.filter(({ count }) => count > 0);
  if (!left) return offered;
  const counts = new Map(left.map(({ id, count }) => [id, count]));
  return offered.map((choice) => ({ ...choice, count: counts.get(choice.id) ?? 0 }));
}

/** Those that leave something before those that leave nothing, so that a folded row shows what helps. */
export function fullFirst<Item extends Choice>(choices: readonly Item[]): Item[] {
  return [...choices.filter(({ count }) => count > 0), ...choices.filter(({ count }) => count === 0)];
}
