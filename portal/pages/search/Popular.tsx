import type { App } from '@yimen/contract/homepage/apps';
import { SectionHead } from '@yimen/ui/section-head';
import { ServiceRow } from '../../modules/ServiceRow.tsx';
import * as css from './search.css.ts';

/** The services most used this week. */
export function Popular({ apps }: { apps: readonly App[] }) {
  if (apps.length === 0) return null;
  return (
    <section aria-labelledby="popular">
      <SectionHead title="大家在办" titleId="popular" spacing="small" />
      <ul className={css.popular}>
        {apps.map((app) => (
          <li key={app.id}>
            <ServiceRow app={app} />
          </li>
        ))}
      </ul>
    </section>
  );
}
