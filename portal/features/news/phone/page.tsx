import { paths, thingHrefs, withQuery } from '@yimen/contract/paths';
import { Empty } from '@yimen/ui/empty';
import { SearchIcon } from '@yimen/ui/icon';
import { IconButtonLink } from '@yimen/ui/icon-button';
import { NewsRow } from '@yimen/ui/mobile/news-row';
import { ScrollTabs } from '@yimen/ui/mobile/scroll-tabs';
import { useLoaderData } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { monthDay } from '../../../lib/time/clock.ts';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { PhoneBar } from '../../../parts/phone/PhoneBar.tsx';
import { PhoneList } from '../../../parts/phone/PhoneList.tsx';
import * as css from '../../../parts/phone/phone.css.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { pinned } from '../shared/pinned.ts';
import { ArticleText } from './ArticleText.tsx';
import { Lead } from './Lead.tsx';
import { loadArticles, type loader, phoneArticlesPerPage } from './load-news.ts';
import * as own from './news.css.ts';

export { loader, meta } from './load-news.ts';

const newsPath = paths['mobile-news'];

/** 资讯 on a phone: columns as tabs, one lead article, then the others (DESIGN §9, 37). */
export default function PhoneNewsPage() {
  const { article } = useLoaderData<typeof loader>();
  return article ? <ArticleText article={article} /> : <Articles />;
}

function Articles() {
  const { columns, articles, column, page } = useLoaderData<typeof loader>();
  const hasLead = page === 1 && Boolean(articles?.list[0]?.cover);
  const { pictures } = useInstitution();
  return (
    <>
      <PhoneBar
        title="资讯"
        end={<IconButtonLink size="large" label="搜索" href={paths['mobile-search']} icon={<SearchIcon size={22} />} />}
      />
      {columns.length > 1 && (
        <ScrollTabs
          label="栏目"
          items={[{ id: '', name: '全部' }, ...columns].map(({ id, name }) => ({
            id: id || 'all',
            label: name,
            href: withQuery(newsPath, { column: id }),
            current: id === column,
          }))}
        />
      )}
      {!articles && (
        <div className={css.padded}>
          <LoadFailed what="文章" />
        </div>
      )}
      {articles?.list.length === 0 && <Empty image={pictures.empty} title="这里还没有文章" />}
      {articles && articles.list.length > 0 && (
        <div className={own.list}>
          <PhoneList
            label="文章"
            address={withQuery(newsPath, { column })}
            first={articles}
            page={page}
            pageSize={phoneArticlesPerPage}
            load={(next) => loadArticles(call, column, next)}
            rowHeight={96}
            columns={2}
            wideFirst={hasLead}
            renderItem={(each, index) => {
              const href = thingHrefs.news.phone(each.id);
              return hasLead && index === 0 ? (
                <Lead article={each} href={href} />
              ) : (
                <div className={own.row}>
                  <NewsRow
                    href={href}
                    title={each.title}
                    note={[each.top ? pinned : '', each.source, monthDay(each.publishedAt)]}
                    image={each.cover ?? undefined}
                  />
                </div>
              );
            }}
          />
        </div>
      )}
    </>
  );
}
