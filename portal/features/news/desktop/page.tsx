import { paths, withQuery } from '@yimen/contract/paths';
import { Empty } from '@yimen/ui/empty';
import { Pagination } from '@yimen/ui/pagination';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useLoaderData } from 'react-router';
import { ArticleRow } from '../../../parts/article/ArticleRow.tsx';
import { rows } from '../../../parts/article/article-row.css.ts';
import { InfoSearch } from '../../../parts/article/InfoSearch.tsx';
import { InfoTabs } from '../../../parts/article/InfoTabs.tsx';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { PageHead } from '../../../parts/page/PageHead.tsx';
import * as css from '../../../parts/page/page.css.ts';
import { usePageName } from '../../../shell/visit/current-entry.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { type loader, pageSize } from './load-news.ts';

export { loader, meta } from './load-news.ts';

/** 资讯: a page of a column's articles, or of all, in the frame of the info centre. */
export default function NewsPage() {
  const { columns, articles, column, page } = useLoaderData<typeof loader>();
  const { pictures } = useInstitution();
  const name = columns.find(({ id }) => id === column)?.name ?? '全部资讯';
  return (
    <>
      <PageHead title={usePageName('资讯中心')} end={<InfoSearch kind="news" />} spacing="none" />
      <div className={css.body}>
        <InfoTabs columns={columns} current={column || 'all'} />
        <VisuallyHidden>
          <h2>{name}</h2>
        </VisuallyHidden>
        {!articles && <LoadFailed what="文章" />}
        {articles?.list.length === 0 && <Empty image={pictures.empty} title="这里还没有文章" />}
        {articles && articles.list.length > 0 && (
          // Drawn anew for each column: rows that are in both would be seen to jump.
          <ul key={column} className={rows}>
            {articles.list.map((article) => (
              <ArticleRow key={article.id} article={article} wide />
            ))}
          </ul>
        )}
        {articles && (
          <Pagination
            page={page}
            pageSize={pageSize}
            total={articles.total}
            hrefFor={(number) => withQuery(paths.news, { column, page: number > 1 ? number : undefined })}
          />
        )}
      </div>
    </>
  );
}
