import type { App } from '@yimen/contract/services/service';
import { ServiceTile } from '@yimen/ui/service-tile';
import { useCollected } from '../shared/collection/collect.ts';
import { useOfficeName } from '../shared/office.ts';
import { ServiceIcon } from '../shared/ServiceIcon.tsx';
import { appState, guideHref } from '../shared/service-links.ts';
import { sendHit, useStart } from '../shared/start.ts';

/** A service in the hall: star, guide and start button, and important facts. */
export function HallServiceCard({ app }: { app: App }) {
  const [collected, collect] = useCollected(app);
  const office = useOfficeName(app.department.name);
  const start = useStart(app);
  return (
    <ServiceTile
      variant="card"
      href={guideHref(app.id)}
      icon={<ServiceIcon name={app.icon} />}
      title={app.name}
      meta={[office, app.promised]}
      online={app.online}
      count={app.hitsWeek}
      collected={collected}
      onCollectedChange={collect}
      guideHref={guideHref(app.id)}
      startHref={start.kind === 'closed' ? undefined : start.href}
      startExternal={start.kind === 'open' && !start.framed}
      onStart={start.kind === 'open' ? () => sendHit(app) : undefined}
      state={appState(app)}
    />
  );
}
