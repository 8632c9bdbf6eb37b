import { arrangeCollection, collectApp } from '@yimen/contract/services/collection';
import { useToast } from '@yimen/ui/toast';
import { useCallback, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../../lib/api/call.ts';
import { isExpired, messageOf } from '../../../../lib/api/errors.ts';
import { noteCollected } from './collect.ts';
import { type CollectedGroup, type CollectionData, changedGroup, gridsOf, groupLabel } from './groups.ts';

/**
 * The collection while the person arranges it: shown at once, saved on the server in the order of the moves. When the
 * server refuses a move, the server's state is shown.
 */
export function useArrangement(collection: CollectionData) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [added, setAdded] = useState<readonly string[]>([]);
  const [groups, setGroups] = useState<readonly CollectedGroup[]>(() => gridsOf(collection));
  const [seen, setSeen] = useState(collection);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(groups);
  latest.current = groups;

  if (seen !== collection) {
    setSeen(collection);
    setGroups(gridsOf(collection, added));
  }

  const send = useCallback(
    (write: () => Promise<unknown>): Promise<boolean> => {
      const done = queue.current.then(write).then(
        () => true,
        async (error: unknown) => {
          if (!isExpired(error)) toast.error(messageOf(error));
          await revalidate();
          return false;
        },
      );
      queue.current = done;
      return done;
    },
    [toast, revalidate],
  );

  const arrange = useCallback(
    (next: readonly CollectedGroup[]) => {
      const changed = changedGroup(latest.current, next);
      setGroups(next);
      if (changed) void send(() => call(arrangeCollection, changed));
    },
    [send],
  );

  /** Removes a service; undo restores its position. */
  const remove = useCallback(
    (id: string) => {
      const before = latest.current;
      const home = before.find(({ items }) => items.some((item) => item.id === id));
      const item = home?.items.find((each) => each.id === id);
      if (!home || !item) return;
      setGroups(before.map((group) => ({ ...group, items: group.items.filter((each) => each.id !== id) })));
      const place = { group: groupLabel(home.id), apps: home.items.map((each) => each.id) };
      void send(() => call(collectApp, { appId: id, collected: false })).then((done) => {
        if (!done) return;
        noteCollected(id, false);
        void revalidate();
        toast.success(`已取消收藏“${item.name}”`, {
          action: {
            label: '撤销',
            onSelect: () =>
              void send(async () => {
                await call(collectApp, { appId: id, collected: true });
                noteCollected(id, true);
                await call(arrangeCollection, place);
                await revalidate();
              }),
          },
        });
      });
    },
    [send, toast, revalidate],
  );

  function addGroup(name: string): void {
    setAdded([...added, name]);
    setGroups([...groups, ...gridsOf([], [name]).slice(1)]);
  }

  /** Renames a group; with an empty name its services are in no group. */
  async function renameGroup(id: string, name: string): Promise<void> {
    const group = groups.find((each) => each.id === id);
    setAdded(added.flatMap((each) => (each === groupLabel(id) ? (name ? [name] : []) : [each])));
    if (!group) return;
    const none = name === '' ? (groups.find((each) => groupLabel(each.id) === '')?.items ?? []) : [];
    const apps = [...none, ...group.items].map((item) => item.id);
    if (group.items.length > 0 && !(await send(() => call(arrangeCollection, { group: name, apps })))) return;
    setGroups((before) => before.filter((each) => each.id !== id || group.items.length > 0));
    if (group.items.length === 0 && name) setGroups((before) => [...before, ...gridsOf([], [name]).slice(1)]);
    await revalidate();
  }

  return { groups, arrange, remove, addGroup, renameGroup };
}
