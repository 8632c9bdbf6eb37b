import type { DataOf } from '@yimen/contract/endpoint';
import type { getCollectAppGroup } from '@yimen/contract/services/collection';
import type { App } from '@yimen/contract/services/service';
import { readableText } from '@yimen/contract/text';
import type { SortableGroup } from '@yimen/ui/sortable-grid';

export type CollectionData = DataOf<typeof getCollectAppGroup>;

/** A collected service as a tile that can be moved. */
export interface CollectedItem {
  id: string;
  name: string;
  app: App;
}
export type CollectedGroup = SortableGroup<CollectedItem>;

/** Heading of the services without a group, where there are groups too. */
const ungrouped = '未分组';
/** The id of a group, made from its name; the prefix gives the empty name an id. */
const groupId = (group: string) => `group ${group}`;
export const groupLabel = (id: string) => id.replace(/^group /, '');

/** The collection as grids. There is always one without a group, so that a tile can leave its group. */
export function gridsOf(collection: CollectionData, added: readonly string[] = []): CollectedGroup[] {
  const groups = collection.some(({ group }) => group === '') ? collection : [{ group: '', apps: [] }, ...collection];
  const empty = added.filter((name) => !groups.some(({ group }) => group === name));
  return [...groups, ...empty.map((group) => ({ group, apps: [] as App[] }))].map(({ group, apps }) => ({
    id: groupId(group),
    label: group || ungrouped,
    items: apps.map((app) => ({ id: app.id, name: app.name, app })),
  }));
}

/** The group to save after a tile was moved: the one it was moved to. Null when nothing moved. */
export function changedGroup(
  before: readonly CollectedGroup[],
  after: readonly CollectedGroup[],
): { group: string; apps: string[] } | null {
  const idsBefore = new Map(before.map(({ id, items }) => [id, items.map((item) => item.id)]));
  const changed = after.filter(({ id, items }) => items.map((item) => item.id).join() !== idsBefore.get(id)?.join());
  const target = changed.find(({ id, items }) => items.length >= (idsBefore.get(id)?.length ?? 0));
  return target ? { group: groupLabel(target.id), apps: target.items.map(({ id }) => id) } : null;
}

/** The error of a group's new name; undefined when it is valid. */
export function nameProblem(name: string, groups: readonly CollectedGroup[]): string | undefined {
  const wanted = readableText(name);
  if (wanted === '') return '请填写分组名';
  if (wanted === ungrouped || groups.some(({ label }) => label === wanted)) return '已经有这个分组了';
  return undefined;
}
