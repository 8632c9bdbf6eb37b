import type { App } from '@yimen/contract/services/service';
import { ServiceTile } from '@yimen/ui/service-tile';
import { useOfficeName } from './office.ts';
import { ServiceIcon } from './ServiceIcon.tsx';
import { appState, guideHref, type Visitor } from './service-links.ts';

interface ServiceRowProps {
  app: App;
  terminal?: Visitor['terminal'];
  /** Omits the processing time, where rows are narrow. */
  brief?: boolean;
}

/** A service in a list: icon, name, department and processing time. */
export function ServiceRow({ app, terminal = 'pc', brief = false }: ServiceRowProps) {
  const office = useOfficeName(app.department.name);
  return (
    <ServiceTile
      variant="row"
      href={guideHref(app.id, terminal)}
      icon={<ServiceIcon name={app.icon} />}
      title={app.name}
      meta={[office, appState(app)?.label ?? (brief ? '' : app.promised)].filter(Boolean)}
      online={app.online}
    />
  );
}
