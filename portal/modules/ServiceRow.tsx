import type { App } from '@yimen/contract/homepage/apps';
import { ServiceTile } from '@yimen/ui/service-tile';
import { ServiceIcon } from './ServiceIcon.tsx';
import { guideHref } from './service-links.ts';

/** A service as lists show it: icon, name, who offers it and how long it takes. */
export function ServiceRow({ app }: { app: App }) {
  return (
    <ServiceTile
      variant="row"
      href={guideHref(app.id)}
      icon={<ServiceIcon name={app.icon} />}
      title={app.name}
      meta={[app.department.name, app.promised]}
      online={app.online}
    />
  );
}
