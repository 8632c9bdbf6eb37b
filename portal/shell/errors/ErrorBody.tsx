import { paths } from '@yimen/contract/paths';
import { ErrorScreen, errorVariant } from '@yimen/ui/error-screen';
import { Link } from '@yimen/ui/link';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { leave } from '../sign-out/leave.ts';
import { placementOf } from '../viewport/formulas.ts';
import { useSiteIfKnown } from '../visit/current.ts';
import { exitTarget } from './exit-target.ts';
import type { ErrorFacts } from './route-error.ts';

/** Link on the error screen that does not sign out. */
export function HomeLink() {
  return (
    <Link standalone href="/">
      返回首页
    </Link>
  );
}

const WithdrawnScreen = lazy(() => import('./WithdrawnScreen.tsx'));

/** The error screen as the main part of a page. The home link beside the exit can be replaced. */
export function ErrorBody({ withdrawn, ...facts }: ErrorFacts & { secondary?: ReactNode }) {
  if (!withdrawn) return <FailedScreen {...facts} />;
  return (
    <Suspense>
      <WithdrawnScreen thing={withdrawn} msg={facts.msg} homeLink={facts.secondary || <HomeLink />} />
    </Suspense>
  );
}

function FailedScreen({ code, msg, requestId, secondary }: ErrorFacts & { secondary?: ReactNode }) {
  const root = useSiteIfKnown();
  const { pathname, search } = useLocation();

  async function exit() {
    const redirect = new URLSearchParams(search).get('redirect');
    const onPhone = placementOf(window.innerWidth) === 'mobile';
    const menu = root?.menus.desktop ?? [];
    const target = onPhone ? paths['mobile-home'] : exitTarget({ path: pathname + search, redirect, menu });
    await leave(target);
  }

  return (
    <ErrorScreen
      code={code}
      image={root?.site.unit.pictures[errorVariant(code)]}
      message={msg}
      reference={requestId || undefined}
      onAction={exit}
      secondary={secondary || <HomeLink />}
    />
  );
}
