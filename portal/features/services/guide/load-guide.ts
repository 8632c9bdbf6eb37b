import { getAppGuide } from '@yimen/contract/services/guide';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { isId } from '../../../parts/page/params.ts';
import { pageNotFound } from '../../../shell/errors/route-error.ts';
import { sharedMeta } from '../../../shell/visit/sharing.ts';
import { visitOf } from '../../../shell/visit/visit.ts';

/** Loads a service with its guide; a 404 for an unknown service. */
export async function loader({ context, params, url: { pathname } }: LoaderFunctionArgs) {
  const appId = params.id ?? '';
  if (!isId(appId)) throw pageNotFound(pathname);
  return visitOf(context).api.call(getAppGuide, { appId });
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, location }) => {
  if (!loaderData) return [];
  const { name, summary } = loaderData.app;
  return sharedMeta(matches, { name, text: summary, path: location.pathname });
};
