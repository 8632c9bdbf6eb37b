import type { App } from '@yimen/contract/services/service';
import type { IconGridProps } from '@yimen/ui/mobile/icon-grid';
import { useOutbox, type Waiting } from '../../../../offline/outbox-store.ts';
import { waitingName } from '../../../../offline/waiting-name.ts';
import { ServiceIcon } from '../ServiceIcon.tsx';
import { guideHref } from '../service-links.ts';
import { collectChanges } from './collect-changes.ts';

/** Number of collected services in a page's row. */
const servicesPerRow = 4;

/** The services to load for a page's row: twice as many, to replace those that are removed offline. */
export function firstCollected(apps: readonly App[]): App[] {
  return apps.slice(0, 2 * servicesPerRow);
}

/** A collected service; `waits` while the write that collected it waits for a network. */
export interface CollectedApp {
  app: App;
  waits: boolean;
}

/** The collection including writes that wait for a network: new ones at the end, as on the server. */
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

/** A collection from the page's data, with the writes that wait for a network. */
export function useCollection(apps: readonly App[]): CollectedApp[] {
  const { waiting } = useOutbox();
  return collectionBy(apps, waiting);
}

/** The first collected services for a page's row. */
export function useCollectedRow(first: readonly App[]): CollectedApp[] {
  return useCollection(first).slice(0, servicesPerRow);
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
