import type { LoaderFunctionArgs } from 'react-router';
import { pageNotFound } from '../../errors/route-error.ts';

/** Any path that is not in the route table: the 404 of section 2, rendered and titled by the root. */
export function loader({ url }: LoaderFunctionArgs) {
  throw pageNotFound(url.pathname);
}

export default function NotFoundPage() {
  return null;
}
