import { getAppGuide } from '@yimen/contract/services/guide';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { pageNotFound } from '../../../shell/errors/route-error.ts';
import { described } from '../../../shell/visit/sharing.ts';
import { visitOf } from '../../../shell/visit/visit.ts';

/** What an id may look like; anything else cannot name a service. */
const idShape = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** The service with its guide; a service that the institution does not have is the page's 404. */
export async function loader({ context, params, url: { pathname } }: LoaderFunctionArgs) {
  const appId = params.id ?? '';
  if (!idShape.test(appId)) throw pageNotFound(pathname);
  return visitOf(context).api.call(getAppGuide, { appId });
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, location }) => {
  if (!loaderData) return [];
  const { name, summary } = loaderData.app;
  return described(matches, { name, text: summary, path: location.pathname });
};
