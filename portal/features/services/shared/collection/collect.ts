import type { App } from '@yimen/contract/services/service';
import { useToast } from '@yimen/ui/toast';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isExpired, messageOf } from '../../../../lib/api/errors.ts';
import { createStore, useStore } from '../../../../lib/store.ts';
import { useOutbox } from '../../../../offline/outbox-store.ts';
import { signInHref } from '../../../../shell/routes/sign-in-link.ts';
import { useSite } from '../../../../shell/visit/current.ts';
import { type CollectChanges, collectChanges, collectedAmong } from './collect-changes.ts';

/** Changes made on this page since its data were loaded, by service. */
const changedHere = createStore<CollectChanges>(new Map());

/** Updates all stars of a service on the page. */
export function noteCollected(appId: string, collected: boolean): void {
  changedHere.set(new Map(changedHere.get()).set(appId, collected));
}

/** From now on the star shows the waiting write, and the page's data once that was sent or refused. */
function forgetCollected(appId: string): void {
  changedHere.set(new Map([...changedHere.get()].filter(([id]) => id !== appId)));
}

/** Differences from the page's data, including writes that wait for a network. */
function useChanges(): CollectChanges {
  const known = useStore(changedHere);
  const { waiting } = useOutbox();
  return useMemo(() => collectChanges(known, waiting), [known, waiting]);
}

/** Number of collected services: `ids` from the page's data, with the changes since then. */
export function useCollectedCount(ids: readonly string[]): number {
  return collectedAmong(ids, useChanges());
}

/**
 * Whether a service is collected, and a function to change that: at once on the screen, then on the server, or when
 * there is a network again.
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
      const { sendOrWait } = await import('../../../../offline/outbox.ts');
      outcome = await sendOrWait('collect', `collect:${app.id}`, { appId: app.id, collected: wanted }, app);
    } catch (error) {
      noteCollected(app.id, !wanted);
      if (!isExpired(error)) toast.error(messageOf(error));
      return;
    }
    if (outcome === 'waiting') forgetCollected(app.id);
    const text = wanted ? `已收藏“${app.name}”` : `已取消收藏“${app.name}”`;
    // One toast per service: the undo button of an older one would be outdated.
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
