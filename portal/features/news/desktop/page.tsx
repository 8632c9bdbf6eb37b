import { paths, withQuery } from '@yimen/contract/paths';
import { Empty } from '@yimen/ui/empty';
import { Pagination } from '@yimen/ui/pagination';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useLoaderData } from 'react-router';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { PageHead } from '../../../parts/page/PageHead.tsx';
import * as css from '../../../parts/page/page.css.ts';
import { usePageName } from '../../../shell/visit/current-entry.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { ArticleRow } from '../shared/ArticleRow.tsx';
import { rows } from '../shared/article-row.css.ts';
import { InfoSearch } from '../shared/InfoSearch.tsx';
import { InfoTabs } from '../shared/InfoTabs.tsx';
import { articlesPerPage, type loader } from './load-news.ts';

export { loader, meta } from './load-news.ts';

/** 资讯: a page of articles of one or all columns, in the info centre. */
export default function NewsPage() {
  const { columns, articles, column, page } = useLoaderData<typeof loader>();
  const { pictures } = useInstitution();
  const name = columns.find(({ id }) => id === column)?.name ?? '全部资讯';
  return (
    <>
      <PageHead title={usePageName()} end={<InfoSearch kind="news" />} spacing="none" />
      <div className={css.body}>
        <InfoTabs columns={columns} current={column || 'all'} />
        <VisuallyHidden>
          <h2>{name}</h2>
        </VisuallyHidden>
        {!articles && <LoadFailed what="文章" />}
        {articles?.list.length === 0 && <Empty image={pictures.empty} title="这里还没有文章" />}
        {articles && articles.list.length > 0 && (
          // Rendered anew for each column: rows in both columns would visibly move.
          <ul key={column} className={rows}>
            {articles.list.map((article) => (
              <ArticleRow key={article.id} article={article} wide />
            ))}
          </ul>
        )}
        {articles && (
          <Pagination
            page={page}
            pageSize={articlesPerPage}
            total={articles.total}
            hrefFor={(number) => withQuery(paths.news, { column, page: number > 1 ? number : undefined })}
          />
        )}
      </div>
    </>
  );
}
