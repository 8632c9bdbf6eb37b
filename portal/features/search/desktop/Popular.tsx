import { SectionHead } from '@yimen/ui/section-head';
import { ServiceRow } from '../../../parts/service/ServiceRow.tsx';
import type { Ways } from './load-results.ts';
import * as css from './search.css.ts';

/** Services worth a look, by what one has used or by what is most used this week. */
export function Popular({ ways: { popular, isOwn } }: { ways: Ways }) {
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
