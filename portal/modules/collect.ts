import { type App, collectApp } from '@yimen/contract/homepage/apps';
import { useToast } from '@yimen/ui/toast';
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isExpired, messageOf } from '../api/errors.ts';
import { useSite } from '../boot/current.ts';
import { signInHref } from '../session/sign-in-link.ts';
import { call } from './call.ts';

/** What was collected or dropped on this page since its data came, by service. */
let changes: ReadonlyMap<string, boolean> = new Map();
const listeners = new Set<() => void>();

function change(appId: string, collected: boolean): void {
  changes = new Map(changes).set(appId, collected);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none: ReadonlyMap<string, boolean> = new Map();

/** Whether a service is collected, and the way to change it: at once on screen, then on the server. */
export function useCollected(app: App): [boolean, (collected: boolean) => void] {
  const toast = useToast();
  const navigate = useNavigate();
  const { user } = useSite();
  const place = useLocation();
  const known = useSyncExternalStore(
    subscribe,
    () => changes,
    () => none,
  );
  const collected = user ? (known.get(app.id) ?? app.collected) : false;

  async function save(wanted: boolean, undoable: boolean): Promise<void> {
    change(app.id, wanted);
    try {
      await call(collectApp, { appId: app.id, collected: wanted });
    } catch (error) {
      change(app.id, !wanted);
      if (!isExpired(error)) toast.error(messageOf(error));
      return;
    }
    const text = wanted ? `已收藏“${app.name}”` : `已取消收藏“${app.name}”`;
    toast.success(text, undoable ? { action: { label: '撤销', onSelect: () => void save(!wanted, false) } } : {});
  }

  return [
    collected,
    (wanted) => {
      if (user) void save(wanted, true);
      else void navigate(signInHref(place));
    },
  ];
}
