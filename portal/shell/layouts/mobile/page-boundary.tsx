import { paths } from '@yimen/contract/paths';
import { Link } from '@yimen/ui/link';
import { useRouteError } from 'react-router';
import { ErrorPage } from '../../errors/ErrorPage.tsx';
import * as css from '../../errors/error.css.ts';

/** Shows an error inside the frame, so that the other kept pages stay as they are. */
export function ErrorBoundary() {
  const back = (
    <Link standalone data-back="" href={paths['mobile-home']}>
      返回
    </Link>
  );
  return (
    <div className={css.onPhone}>
      <ErrorPage error={useRouteError()} framed homeLink={back} />
    </div>
  );
}
