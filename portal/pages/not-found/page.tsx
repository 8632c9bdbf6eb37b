import { pageNotFound } from '../../errors/route-error.ts';
import type { Route } from './+types/page';

/** What is in no table: the 404 of section 2, drawn and titled by the root. */
export function loader({ request }: Route.LoaderArgs) {
  throw pageNotFound(new URL(request.url).pathname);
}

export default function NotFoundPage() {
  return null;
}
