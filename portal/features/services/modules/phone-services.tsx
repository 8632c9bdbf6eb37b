import { paths } from '@yimen/contract/paths';
import { LayoutGridIcon } from '@yimen/ui/icon';
import { IconGrid } from '@yimen/ui/mobile/icon-grid';
import { Section } from '@yimen/ui/mobile/section';
import { linkTo } from '../../../shell/routes/links.ts';
import { useCare } from '../../../shell/visit/care.ts';
import { defineModule } from '../../home/shared/module.tsx';
import { loadFirstServices } from '../shared/first-services.tsx';
import { useNeedsNetwork } from '../shared/needs-network.ts';
import { ServiceIcon } from '../shared/ServiceIcon.tsx';
import { guideHref } from '../shared/service-links.ts';
import { CareServices } from './CareServices.tsx';

/** Two rows of four, or one row of eight on a tablet. */
const tileCount = 8;

/** 常用服务: the tiles below the search. */
export const services = defineModule({
  sign: 'recommend',
  site: 'mobile',
  load: (visit) => loadFirstServices(visit, tileCount),
  View({ data, entry }) {
    const care = useCare();
    const all = linkTo(paths['mobile-work']);
    const shown = all ? data.slice(0, tileCount - 1) : data;
    const needsNetwork = useNeedsNetwork(care ? [] : shown);
    if (shown.length === 0) return null;
    if (care) return <CareServices apps={shown} all={all?.href} />;
    return (
      <Section aria-label={entry.name} padding="narrow">
        <IconGrid
          items={[
            ...shown.map((app) => ({
              href: guideHref(app.id, 'mobile'),
              label: app.name,
              icon: <ServiceIcon name={app.icon} />,
              variant: app.online === 'full' ? ('filled' as const) : ('outlined' as const),
              muted: needsNetwork(app),
            })),
            ...(all
              ? [
                  {
                    href: all.href,
                    label: '全部服务',
                    icon: <LayoutGridIcon size={24} />,
                    variant: 'outlined' as const,
                  },
                ]
              : []),
          ]}
        />
      </Section>
    );
  },
});
