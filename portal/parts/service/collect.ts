import type { App } from '@yimen/contract/services/service';
import { useToast } from '@yimen/ui/toast';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isExpired, messageOf } from '../../lib/api/errors.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { useOutbox } from '../../offline/outbox-store.ts';
import { signInHref } from '../../shell/routes/sign-in-link.ts';
import { useSite } from '../../shell/visit/current.ts';
import { type CollectChanges, collectChanges, collectedAmong } from './collect-changes.ts';

/** What was collected or dropped on this page since its data came, by service. */
const changes = createStore<CollectChanges>(new Map());

/** Tells every star of the page what its service is by now. */
export function noteCollected(appId: string, collected: boolean): void {
  changes.set(new Map(changes.get()).set(appId, collected));
}

/** From now on the star follows what waits, and what its data say once that has been sent or refused. */
function forgetCollected(appId: string): void {
  changes.set(new Map([...changes.get()].filter(([id]) => id !== appId)));
}

/** What of the collection differs from the page's data by now, with what waits for a network. */
function useChanges(): CollectChanges {
  const known = useStore(changes);
  const { waiting } = useOutbox();
  return useMemo(() => collectChanges(known, waiting), [known, waiting]);
}

/** How many services are collected by now, of those that were when the page's data came. */
export function useCollectedCount(ids: readonly string[]): number {
  return collectedAmong(ids, useChanges());
}

/**
 * Whether a service is collected, and the way to change it: at once on screen, then on the server, without a network
 * when that is back.
 */
export function useCollected(app: App): [boolean, (collected: boolean) => void] {
  const toast = useToast();
  const navigate = useNavigate();
  const { user } = useSite();
  const place = useLocation();
  const change = useChanges().get(app.id);
  const collected = user ? (change ?? app.collected) : false;

  async function save(wanted: boolean, undoable: boolean): Promise<void> {
    noteCollected(app.id, wanted);
    let outcome: 'sent' | 'waiting';
    try {
      const { sendOrWait } = await import('../../offline/outbox.ts');
      outcome = await sendOrWait('collect', `collect:${app.id}`, { appId: app.id, collected: wanted }, app);
    } catch (error) {
      noteCollected(app.id, !wanted);
      if (!isExpired(error)) toast.error(messageOf(error));
      return;
    }
    if (outcome === 'waiting') forgetCollected(app.id);
    const text = wanted ? `已收藏“${app.name}”` : `已取消收藏“${app.name}”`;
    // One message for one service: an older one would offer to undo what is undone.
    const id = `collect ${app.id}`;
    toast.success(
      outcome === 'waiting' ? `${text}，联网后提交` : text,
      undoable ? { id, action: { label: '撤销', onSelect: () => void save(!wanted, false) } } : { id },
    );
  }

  return [
    collected,
    (wanted) => {
      if (user) void save(wanted, true);
      else void navigate(signInHref(place, 'collect'));
    },
  ];
}
