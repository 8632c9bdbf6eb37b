import { errorVariant } from '@yimen/ui/error-screen';
import { Link } from '@yimen/ui/link';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazily } from '../boot/lazily.ts';
import { matchRoute } from '../routes/match.ts';
import { ErrorBody, HomeLink } from './ErrorBody.tsx';
import { ErrorView } from './ErrorView.tsx';
import { factsOf } from './route-error.ts';

const RetryButton = lazily(async () => (await import('./RetryButton.tsx')).RetryButton);

interface ErrorPageProps {
  error: unknown;
  /** The site's frame stands around it. */
  framed?: boolean;
  /** The quieter way on beside the exit; home by default. */
  wayOut?: ReactNode;
}

/**
 * Whatever a route threw, as the error screen (specification, section 2, “Error screen”); what may pass can be tried
 * again, and a page that lacks only what its address asks for can be seen without that.
 */
export function ErrorPage({ error, framed = false, wayOut = <HomeLink /> }: ErrorPageProps) {
  const { pathname, search } = useLocation();
  const facts = factsOf(error, pathname, search);
  const filtered = facts.code === 404 && search !== '' && matchRoute(pathname)?.query !== undefined;
  const Screen = framed ? ErrorBody : ErrorView;
  const ways = (
    <>
      {errorVariant(facts.code) === 'service' && (
        <Suspense>
          <RetryButton />
        </Suspense>
      )}
      {filtered && (
        <Link standalone href={pathname}>
          查看这一页的全部内容
        </Link>
      )}
      {wayOut}
    </>
  );
  return <Screen {...facts} secondary={ways} />;
}
