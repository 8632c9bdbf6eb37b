import type { App } from '@yimen/contract/services/service';
import { ServiceTile } from '@yimen/ui/service-tile';
import { useCollected } from '../../../parts/service/collect.ts';
import { useOfficeName } from '../../../parts/service/office.ts';
import { ServiceIcon } from '../../../parts/service/ServiceIcon.tsx';
import { guideHref, stateOf } from '../../../parts/service/service-links.ts';
import { recordHit, useStart } from '../../../parts/service/start.ts';

/** A service in the hall: star, guide and start, and what to know before the click. */
export function ServiceCard({ app }: { app: App }) {
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
      onStart={start.kind === 'open' ? () => recordHit(app) : undefined}
      state={stateOf(app)}
    />
  );
}
