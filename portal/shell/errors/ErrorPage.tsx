import { errorVariant } from '@yimen/ui/error-screen';
import { Link } from '@yimen/ui/link';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { matchRoute } from '../routes/match.ts';
import { ErrorBody, HomeLink } from './ErrorBody.tsx';
import { ErrorView } from './ErrorView.tsx';
import { RetryButton } from './RetryButton.tsx';
import { errorFacts } from './route-error.ts';

interface ErrorPageProps {
  error: unknown;
  /** Whether the site's frame is around it. */
  framed?: boolean;
  /** The secondary link beside the exit; home by default. */
  homeLink?: ReactNode;
}

/** Shows what a route threw as the error screen (specification, section 2, “Error screen”). */
export function ErrorPage({ error, framed = false, homeLink = <HomeLink /> }: ErrorPageProps) {
  const { pathname, search } = useLocation();
  const facts = errorFacts(error, pathname, search);
  const Screen = framed ? ErrorBody : ErrorView;
  const actions = (
    <>
      <WaysOn code={facts.code} />
      {homeLink}
    </>
  );
  return <Screen {...facts} secondary={actions} />;
}

/** A temporary error can be retried; a page with wrong parameters can be opened without them. */
function WaysOn({ code }: { code: number }) {
  const { pathname, search } = useLocation();
  if (errorVariant(code) === 'service') return <RetryButton />;
  const asks = code === 404 && search !== '' && matchRoute(pathname)?.query !== undefined;
  if (!asks) return null;
  return (
    <Link standalone href={pathname}>
      查看这一页的全部内容
    </Link>
  );
}
