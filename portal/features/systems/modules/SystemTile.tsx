import { paths } from '@yimen/contract/paths';
import type { App } from '@yimen/contract/services/service';
import { ServiceTile } from '@yimen/ui/service-tile';
import { ServiceIcon } from '../../services/shared/ServiceIcon.tsx';
import { appState } from '../../services/shared/service-links.ts';
import { openingProps, useStart } from '../../services/shared/start.ts';

/** A business system as a row that opens it, or that links to its page when it cannot be opened now. */
export function SystemTile({ app }: { app: App }) {
  const start = useStart(app);
  return (
    <ServiceTile
      variant="row"
      href={start.kind === 'closed' ? paths['business-system'] : start.href}
      icon={<ServiceIcon name={app.icon} />}
      title={app.name}
      meta={[appState(app)?.label ?? (start.kind === 'closed' ? start.reason : app.summary || app.department.name)]}
      online={app.online}
      {...openingProps(start, app)}
    />
  );
}
