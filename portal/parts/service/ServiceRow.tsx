import type { App } from '@yimen/contract/services/service';
import { ServiceTile } from '@yimen/ui/service-tile';
import { useOfficeName } from './office.ts';
import { ServiceIcon } from './ServiceIcon.tsx';
import { guideHref, stateOf, type Visitor } from './service-links.ts';

interface ServiceRowProps {
  app: App;
  terminal?: Visitor['terminal'];
  /** Leaves out how long it takes, where rows are narrow. */
  brief?: boolean;
}

/** A service as lists show it: icon, name, who offers it and how long it takes. */
export function ServiceRow({ app, terminal = 'pc', brief = false }: ServiceRowProps) {
  const office = useOfficeName(app.department.name);
  return (
    <ServiceTile
      variant="row"
      href={guideHref(app.id, terminal)}
      icon={<ServiceIcon name={app.icon} />}
      title={app.name}
      meta={[office, stateOf(app)?.label ?? (brief ? '' : app.promised)].filter(Boolean)}
      online={app.online}
    />
  );
}
