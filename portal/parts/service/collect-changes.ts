import type { Waiting } from '../../offline/outbox-store.ts';

/** Whether services are collected that the page's data may say otherwise of, by id. */
export type CollectChanges = ReadonlyMap<string, boolean>;

/** What this page changed, over what waits for a network. */
export function collectChanges(known: CollectChanges, waiting: readonly Pick<Waiting, 'kind' | 'input'>[]) {
  const changes = new Map<string, boolean>();
  for (const { kind, input } of waiting) {
    if (kind !== 'collect') continue;
    const { appId, collected } = input as { appId: string; collected: boolean };
    changes.set(appId, collected);
  }
  for (const [id, collected] of known) changes.set(id, collected);
  return changes;
}

/** How many are collected, of those that the data name; what they know already counts once. */
export function collectedAmong(ids: readonly string[], changes: CollectChanges): number {
  const collected = new Set(ids);
  for (const [id, on] of changes) {
    if (on) collected.add(id);
    else collected.delete(id);
  }
  return collected.size;
}
