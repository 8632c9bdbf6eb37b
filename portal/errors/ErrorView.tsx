import type { UnitConfig } from '@yimen/contract/unit';
import { ErrorScreen } from '@yimen/ui/error-screen';
import { Link } from '@yimen/ui/link';
import { SkipLink } from '@yimen/ui/skip-link';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSiteIfKnown } from '../boot/current.ts';
import { leave } from '../sign-on/leave.ts';
import { placementOf } from '../viewport/formulas.ts';
import * as css from './error.css.ts';
import { exitTarget } from './exit-target.ts';
import type { ErrorFacts } from './route-error.ts';

/** The error screen in its own frame: the institution above, its hotline below. */
export function ErrorView({ code, msg, requestId, secondary }: ErrorFacts & { secondary?: ReactNode }) {
  const root = useSiteIfKnown();
  const unit = root?.site.unit;
  const { pathname, search } = useLocation();

  async function exit() {
    const redirect = new URLSearchParams(search).get('redirect');
    const onPhone = placementOf(window.innerWidth) === 'mobile';
    const menu = root?.menus.desktop ?? [];
    const target = onPhone ? '/mobile/home' : exitTarget({ path: pathname + search, redirect, menu });
    await leave(target);
  }

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
        <ErrorScreen
          code={code}
          image={unit && pictureOf(code, unit.pictures)}
          message={msg}
          reference={requestId || undefined}
          onAction={exit}
          secondary={
            secondary || (
              <Link standalone href="/">
                返回首页
              </Link>
            )
          }
        />
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

function pictureOf(code: number, { notFound, noAuthorisation, service }: UnitConfig['pictures']): string {
  if (code === 404) return notFound;
  return code > 1000 && code < 2000 ? noAuthorisation : service;
}
