import { specialInfo, specialProgress } from '@yimen/contract/topics';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { clockMoment } from '../../../lib/time/clock.ts';
import { isId } from '../../../parts/page/params.ts';
import { pageNotFound } from '../../../shell/errors/route-error.ts';
import { sharedMeta } from '../../../shell/visit/sharing.ts';
import { visitOf } from '../../../shell/visit/visit.ts';

/** Loads a topic and a member's progress; a 404 for an unknown topic. */
export async function loader({ context, params, url: { pathname } }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  if (!isId(id)) throw pageNotFound(pathname);
  const { api, user } = visitOf(context);
  const [topic, progress] = await Promise.all([
    api.call(specialInfo, { id }),
    // A failure is shown on the page, which is useful without the progress.
    user ? api.call(specialProgress, { id }).catch(() => null) : null,
  ]);
  return { ...topic, progress, now: clockMoment(new Date()) };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData, location }) => {
  if (!loaderData) return [];
  const { name, summary, cover } = loaderData;
  return sharedMeta(matches, { name, text: summary, path: location.pathname, image: cover });
};
