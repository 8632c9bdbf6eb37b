import { paths } from '@yimen/contract/paths';
import { Link } from '@yimen/ui/link';
import { useRouteError } from 'react-router';
import { ErrorPage } from '../../errors/ErrorPage.tsx';

/** A phone page that went wrong leaves the frame around it, and the other pages that are kept there, as they are. */
export function ErrorBoundary() {
  const back = (
    <Link standalone data-back="" href={paths['mobile-home']}>
      返回
    </Link>
  );
  return <ErrorPage error={useRouteError()} framed wayOut={back} />;
}
