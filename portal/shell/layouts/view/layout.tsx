import { type LoaderFunctionArgs, Outlet } from 'react-router';
import { checkQuery } from '../../guards/check-query.ts';
import { guardInBrowser, guardOnServer } from '../../guards/middleware.ts';

export const middleware = [guardOnServer];
export const clientMiddleware = [guardInBrowser];

/** A layout without a loader would not run its guards on navigation: see `guardOnServer`. */
export function loader({ url }: LoaderFunctionArgs) {
  checkQuery(url);
  return null;
}

/** Layout of pages with their own frame: sign-in, sign-out, errors. */
export default function ViewLayout() {
  return <Outlet />;
}
