import { newsCustom, newsInfo } from '@yimen/contract/news/articles';
import { hrefTo } from '@yimen/contract/paths';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { articleSaid } from '../../../parts/article/said.ts';
import { isId } from '../../../parts/page/params.ts';
import { pageNotFound } from '../../../shell/errors/route-error.ts';
import { described } from '../../../shell/visit/sharing.ts';
import { visitOf } from '../../../shell/visit/visit.ts';

/** An article, and the columns its reader chose; one that the institution does not have is the page's 404. */
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
  loaderData ? described(matches, articleSaid(loaderData.article, hrefTo('news-more-id', loaderData.article))) : [];
