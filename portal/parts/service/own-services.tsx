import type { App } from '@yimen/contract/services/service';
import type { IconGridProps } from '@yimen/ui/mobile/icon-grid';
import { useOutbox, type Waiting } from '../../offline/outbox-store.ts';
import { waitingName } from '../../offline/waiting-name.ts';
import { collectChanges } from './collect-changes.ts';
import { ServiceIcon } from './ServiceIcon.tsx';
import { guideHref } from './service-links.ts';

/** Services of the collection in one row on a page. */
const inRow = 4;

/** What a page needs for its row: as many again stand by for those that are taken out without a network. */
export function firstCollected(apps: readonly App[]): App[] {
  return apps.slice(0, 2 * inRow);
}

/** A service of the collection; `waits` where it is in it only once there is a network. */
export interface CollectedApp {
  app: App;
  waits: boolean;
}

/** The collection as what waits for a network will have it: new ones at its end, as the server puts them. */
export function collectionBy(
  apps: readonly App[],
  waiting: readonly Pick<Waiting, 'kind' | 'input' | 'about'>[],
): CollectedApp[] {
  const changes = collectChanges(new Map(), waiting);
  const known = new Set(apps.map(({ id }) => id));
  const added = waiting.flatMap(({ kind, about }) => (kind === 'collect' && about ? [about as App] : []));
  return [
    ...apps.filter(({ id }) => changes.get(id) !== false).map((app) => ({ app, waits: false })),
    ...added.filter(({ id }) => changes.get(id) && !known.has(id)).map((app) => ({ app, waits: true })),
  ];
}

/** A collection that the page's data name, with what waits for a network. */
export function useCollection(apps: readonly App[]): CollectedApp[] {
  const { waiting } = useOutbox();
  return collectionBy(apps, waiting);
}

/** The row of a page that has the collection's first services. */
export function useCollectedRow(first: readonly App[]): CollectedApp[] {
  return useCollection(first).slice(0, inRow);
}

/** A collected service as a tile of an `IconGrid`; grey when it needs the network. */
export function collectedTile({ app, waits }: CollectedApp, muted: boolean): IconGridProps['items'][number] {
  return {
    href: guideHref(app.id, 'mobile'),
    label: app.name,
    icon: <ServiceIcon name={app.icon} />,
    variant: app.online === 'full' ? 'filled' : 'outlined',
    state: waits ? waitingName : undefined,
    muted,
  };
}
