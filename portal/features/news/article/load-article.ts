import { newsCustom, newsInfo } from '@yimen/contract/news/articles';
import { thingHrefs } from '@yimen/contract/paths';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { isId } from '../../../parts/page/params.ts';
import { pageNotFound } from '../../../shell/errors/route-error.ts';
import { sharedMeta } from '../../../shell/visit/sharing.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { articleSaid } from '../shared/said.ts';

/** Loads an article and the reader's chosen columns; a 404 for an unknown article. */
export async function loader({ context, params, url: { pathname } }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  if (!isId(id)) throw pageNotFound(pathname);
  const { api, user } = visitOf(context);
  const [article, chosen] = await Promise.all([
    api.call(newsInfo, { id }),
    user ? api.call(newsCustom, {}).catch(() => null) : null,
  ]);
  return { article, chosen: chosen?.columns ?? null };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  loaderData
    ? sharedMeta(matches, articleSaid(loaderData.article, thingHrefs.news.desktop(loaderData.article.id)))
    : [];
