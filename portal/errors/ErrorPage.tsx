import { useLocation } from 'react-router';
import { ErrorView } from './ErrorView.tsx';
import { factsOf } from './route-error.ts';

/** Whatever a route threw, as the error screen (specification, section 2, “Error screen”). */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  return <ErrorView {...factsOf(error, pathname, search)} />;
}
