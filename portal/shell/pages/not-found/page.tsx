import type { LoaderFunctionArgs } from 'react-router';
import { pageNotFound } from '../../errors/route-error.ts';

/** What is in no table: the 404 of section 2, drawn and titled by the root. */
export function loader({ url }: LoaderFunctionArgs) {
  throw pageNotFound(url.pathname);
}

export default function NotFoundPage() {
  return null;
}
