import { specialInfo, specialProgress } from '@yimen/contract/topics';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { momentOf } from '../../../lib/time/clock.ts';
import { isId } from '../../../parts/page/params.ts';
import { pageNotFound } from '../../../shell/errors/route-error.ts';
import { described } from '../../../shell/visit/sharing.ts';
import { visitOf } from '../../../shell/visit/visit.ts';

/** A topic, and how far a member is with it; one that the institution does not have is the page's 404. */
export async function loader({ context, params, url: { pathname } }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  if (!isId(id)) throw pageNotFound(pathname);
  const { api, user } = visitOf(context);
  const [topic, progress] = await Promise.all([
    api.call(specialInfo, { id }),
    // Without it the topic is still worth reading, and the page says what is missing.
    user ? api.call(specialProgress, { id }).catch(() => null) : null,
  ]);
  return { ...topic, progress, now: momentOf(new Date()) };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, location }) => {
  if (!loaderData) return [];
  const { name, summary, cover } = loaderData;
  return described(matches, { name, text: summary, path: location.pathname, image: cover });
};
