import { Link } from '@yimen/ui/link';
import { SkipLink } from '@yimen/ui/skip-link';
import type { ReactNode } from 'react';
import { useSiteIfKnown } from '../visit/current.ts';
import { ErrorBody } from './ErrorBody.tsx';
import * as css from './error.css.ts';
import type { ErrorFacts } from './route-error.ts';

/** The error screen in its own frame: the institution at the top, its hotline at the bottom. */
export function ErrorView(props: ErrorFacts & { secondary?: ReactNode }) {
  const unit = useSiteIfKnown()?.site.unit;
  return (
    <div className={css.frame}>
      <SkipLink href="#main" />
      {unit && (
        <header className={css.header}>
          <div className={css.inner}>
            <Link standalone href="/" variant="plain">
              <span className={css.brand}>
                <img src={unit.logo} alt="" className={css.logo} />
                <span className={css.name}>{unit.name}</span>
                <span className={css.subtitle}>{unit.subtitle}</span>
              </span>
            </Link>
          </div>
        </header>
      )}
      <main id="main" tabIndex={-1} className={css.main}>
        <ErrorBody {...props} />
      </main>
      {unit?.hotline && (
        <footer className={css.footer}>
          服务热线 {unit.hotline}
          {unit.hotlineHours && `（${unit.hotlineHours}）`}
        </footer>
      )}
    </div>
  );
}
