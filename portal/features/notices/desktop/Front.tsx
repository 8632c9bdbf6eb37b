import { paths, thingHrefs, withQuery } from '@yimen/contract/paths';
import { ButtonLink } from '@yimen/ui/button';
import { Empty } from '@yimen/ui/empty';
import { ChevronRightIcon } from '@yimen/ui/icon';
import { LinkList } from '@yimen/ui/link-list';
import { SectionHead } from '@yimen/ui/section-head';
import { dayOf, type Moment } from '../../../lib/time/clock.ts';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { PageHead } from '../../../parts/page/PageHead.tsx';
import * as page from '../../../parts/page/page.css.ts';
import { usePageName } from '../../../shell/visit/current-entry.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { ArticleRow } from '../../news/shared/ArticleRow.tsx';
import { InfoSearch } from '../../news/shared/InfoSearch.tsx';
import { InfoTabs } from '../../news/shared/InfoTabs.tsx';
import { pinned } from '../../news/shared/pinned.ts';
import { ColumnChips } from './ColumnChips.tsx';
import { ComingUp } from './ComingUp.tsx';
import * as css from './front.css.ts';
import { chosenFirst, leadOf, remainingOf } from './front.ts';
import { LeadStory } from './LeadStory.tsx';
import type { FrontData } from './load-info.ts';

/** Number of articles in each column's list. */
const listedCount = 5;

/** The front of the info centre: a lead article, the newest beside it, and the reader's columns. */
export function Front({ columns, chosen, tops, newest, coming, now }: FrontData & { now: Moment }) {
  const { pictures } = useInstitution();
  const { lead, beside } = leadOf(newest?.list ?? [], chosen);
  const more = newest && lead && remainingOf(newest, [lead, ...beside], now.day);
  return (
    <>
      <PageHead title={usePageName()} end={<InfoSearch kind="news" />} spacing="none" />
      <div className={css.top}>
        <InfoTabs columns={columns} current="front" />
        <ColumnChips columns={columns} chosen={chosen} tops={tops ?? []} today={now.day} />
        {!newest && <LoadFailed what="资讯" />}
        {newest && !lead && <Empty image={pictures.empty} title="还没有资讯" />}
        {lead && (
          <div className={css.lead}>
            <LeadStory article={lead} />
            {beside.length > 0 && (
              <div className={css.beside}>
                <ul className={css.besideList}>
                  {beside.map((article) => (
                    <ArticleRow key={article.id} article={article} />
                  ))}
                </ul>
                {more && (
                  <div className={css.more}>
                    <div className={css.moreWords}>
                      <ButtonLink variant="text" href={paths.news} endIcon={<ChevronRightIcon size={16} />}>
                        {more}
                      </ButtonLink>
                    </div>
                  </div>
                )}
              </div>
            )}
          </div>
        )}
        <ComingUp events={coming} today={now.day} />
      </div>
      <div className={css.band}>
        <div className={css.lists}>
          {!tops && <LoadFailed what="各栏目的文章" />}
          {chosenFirst(tops ?? [], chosen)
            .filter(({ articles }) => articles.length > 0)
            .map(({ id, name, articles }) => (
              <section key={id} aria-labelledby={`column-${id}`} className={page.card}>
                <SectionHead
                  title={name}
                  titleId={`column-${id}`}
                  size="medium"
                  spacing="small"
                  more={{ label: `更多${name}`, href: withQuery(paths.news, { column: id }) }}
                />
                <LinkList
                  items={articles.slice(0, listedCount).map((article) => ({
                    href: thingHrefs.news.desktop(article.id),
                    title: article.title,
                    mark: article.top ? pinned : undefined,
                    date: dayOf(article.publishedAt),
                  }))}
                />
              </section>
            ))}
        </div>
      </div>
    </>
  );
}
