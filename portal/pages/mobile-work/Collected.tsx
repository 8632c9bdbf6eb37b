import type { App } from '@yimen/contract/homepage/apps';
import { Heading } from '@yimen/ui/heading';
import { Link } from '@yimen/ui/link';
import { IconGrid } from '@yimen/ui/mobile/icon-grid';
import { ServiceIcon } from '../../modules/ServiceIcon.tsx';
import { guideHref } from '../../modules/service-links.ts';
import * as css from './work.css.ts';

/** The first services of the person's collection. */
export function Collected({ apps }: { apps: readonly App[] }) {
  return (
    <section className={css.collected} aria-labelledby="collected">
      <div className={css.head}>
        <Heading level={2} size="title3" id="collected">
          我的收藏
        </Heading>
        <Link standalone href="/mobile/personal-center?tab=collected" aria-label="全部收藏">
          全部
        </Link>
      </div>
      <IconGrid
        items={apps.map((app) => ({
          href: guideHref(app.id, 'mobile'),
          label: app.name,
          icon: <ServiceIcon name={app.icon} />,
          variant: app.online === 'full' ? ('filled' as const) : ('outlined' as const),
        }))}
      />
    </section>
  );
}
