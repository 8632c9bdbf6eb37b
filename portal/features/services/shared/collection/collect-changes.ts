import type { Waiting } from '../../../../offline/outbox-store.ts';

/** Whether services are collected, by id, where that may differ from the page's data. */
export type CollectChanges = ReadonlyMap<string, boolean>;

/** Changes made on this page, merged with those that wait for a network. */
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

/** Number of collected services: `ids` from the page's data, with the changes applied. */
export function collectedAmong(ids: readonly string[], changes: CollectChanges): number {
  const collected = new Set(ids);
  for (const [id, on] of changes) {
    if (on) collected.add(id);
    else collected.delete(id);
  }
  return collected.size;
}
