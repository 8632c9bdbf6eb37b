import type { App } from '@yimen/contract/services/service';
import { ServiceRow, type ServiceRowProps, ServiceRows } from '@yimen/ui/mobile/service-row';
import { waitingName } from '../../offline/waiting-name.ts';
import { useInstitution } from '../../shell/visit/institution.ts';
import { useCollected } from './collect.ts';
import { officeName } from './office.ts';
import { ServiceIcon } from './ServiceIcon.tsx';
import { guideHref, stateOf } from './service-links.ts';

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
  /** Collected without a network, which it waits for. */
  waits?: boolean;
  /** Grey, because it needs the network. */
  muted?: boolean;
}

/** The same as an entry of a list that has the items itself, with its star; needs a ToastProvider around it. */
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
    const state = stateOf(app)?.label;
    return {
      href: guideHref(app.id, 'mobile'),
      icon: <ServiceIcon name={app.icon} size={20} />,
      title: app.name,
      // How long it takes says nothing while it cannot be begun.
      meta: [officeName(app.department.name, name), state ? '' : app.promised],
      online: app.online,
      state,
    };
  };
}
