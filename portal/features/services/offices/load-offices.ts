import { thingHrefs } from '@yimen/contract/paths';
import { getOffices } from '@yimen/contract/services/offices';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { nullIfCallFailed } from '../../../lib/api/errors.ts';
import { idParam, queryOf, requireListed } from '../../../parts/page/params.ts';
import { namedByPage } from '../../../shell/visit/current-entry.ts';
import { sharedMeta } from '../../../shell/visit/sharing.ts';
import { visitOf } from '../../../shell/visit/visit.ts';

/** Loads all offices, null where that failed, and the one that the address names; a 404 for an unknown one. */
export async function loader({ context, url: { pathname, searchParams } }: LoaderFunctionArgs) {
  const offices = await visitOf(context).api.call(getOffices, {}).catch(nullIfCallFailed);
  const id = idParam(searchParams, 'office');
  requireListed(id, offices ?? [], pathname);
  return { offices, one: offices?.find((office) => office.id === id) ?? null, query: queryOf(searchParams, 'search') };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, location }) => {
  const one = loaderData?.one;
  if (!one) return namedByPage({ matches, location });
  return sharedMeta(matches, { name: one.name, text: one.intro, path: thingHrefs.department.desktop(one.id) });
};
