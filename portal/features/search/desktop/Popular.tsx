import { SectionHead } from '@yimen/ui/section-head';
import { ServiceRow } from '../../services/shared/ServiceRow.tsx';
import type { Alternatives } from './load-results.ts';
import * as css from './search.css.ts';

/** Suggested services: similar to those that the member has used, or the most used this week. */
export function Popular({ alternatives: { popular, isOwn } }: { alternatives: Alternatives }) {
  if (popular.length === 0) return null;
  return (
    <section aria-labelledby="popular">
      <SectionHead title={isOwn ? '可能要办' : '大家在办'} titleId="popular" spacing="small" />
      <ul className={css.popular}>
        {popular.map((app) => (
          <li key={app.id}>
            <ServiceRow app={app} />
          </li>
        ))}
      </ul>
    </section>
  );
}
