import { pageTitle } from '../../boot/title.ts';
import { pageNotFound } from '../../errors/route-error.ts';
import type { Route } from './+types/page';

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, '页面不存在') }];

/** What is in no table: the 404 of section 2, drawn by the root's error boundary. */
export function loader({ request }: Route.LoaderArgs) {
  throw pageNotFound(new URL(request.url).pathname);
}

export default function NotFoundPage() {
  return null;
}
