import type { App } from '@yimen/contract/services/service';
import { ServiceTile } from '@yimen/ui/service-tile';
import { ServiceIcon } from './ServiceIcon.tsx';
import { appState, guideHref } from './service-links.ts';

/** A service as icon and name, linked to its guide. */
export function AppTile({ app }: { app: App }) {
  return (
    <ServiceTile
      variant="icon"
      href={guideHref(app.id)}
      icon={<ServiceIcon name={app.icon} />}
      title={app.name}
      online={app.online}
      state={appState(app)}
    />
  );
}
