import type { App } from '@yimen/contract/services/service';
import { ServiceRow, type ServiceRowProps, ServiceRows } from '@yimen/ui/mobile/service-row';
import { waitingName } from '../../../offline/waiting-name.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { useCollected } from './collection/collect.ts';
import { officeName } from './office.ts';
import { ServiceIcon } from './ServiceIcon.tsx';
import { appState, guideHref } from './service-links.ts';

/** Services as rows of a phone page. */
export function PhoneServices({ apps }: { apps: readonly App[] }) {
  const rowOf = useRow();
  return (
    <ServiceRows>
      {apps.map((app) => (
        <ServiceRow key={app.id} {...rowOf(app)} />
      ))}
    </ServiceRows>
  );
}

interface PhoneServiceProps {
  app: App;
  /** Whether it was collected offline, and the write waits for a network. */
  waits?: boolean;
  /** Grey, because it needs the network. */
  muted?: boolean;
}

/** The same as an item for a list of the caller's, with its star; must be inside a ToastProvider. */
export function PhoneService({ app, waits = false, muted }: PhoneServiceProps) {
  const [collected, collect] = useCollected(app);
  const row = useRow()(app);
  return (
    <ServiceRow
      as="div"
      {...row}
      state={waits ? waitingName : row.state}
      muted={muted}
      collected={collected}
      onCollectedChange={collect}
    />
  );
}

function useRow() {
  const { name } = useInstitution();
  return (app: App): ServiceRowProps => {
    const state = appState(app)?.label;
    return {
      href: guideHref(app.id, 'mobile'),
      icon: <ServiceIcon name={app.icon} size={20} />,
      title: app.name,
      // The processing time is not shown while it cannot be started.
      meta: [officeName(app.department.name, name), state ? '' : app.promised],
      online: app.online,
      state,
    };
  };
}
