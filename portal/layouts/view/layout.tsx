import { Outlet } from 'react-router';
import { guardInBrowser, guardOnServer } from '../../guards/middleware.ts';

export const middleware = [guardOnServer];
export const clientMiddleware = [guardInBrowser];

/** Keeps the guards running on navigation: see `guardOnServer`. */
export function loader() {
  return null;
}

/** Pages that bring their own frame: sign-in, sign-out, errors. */
export default function ViewLayout() {
  return <Outlet />;
}
