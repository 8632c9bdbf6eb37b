import { type Article, newsColumns, newsList } from '@yimen/contract/news/articles';
import { paths, thingHrefs } from '@yimen/contract/paths';
import { Empty } from '@yimen/ui/empty';
import { LinkList } from '@yimen/ui/link-list';
import { MediaCard } from '@yimen/ui/media-card';
import { dayOf } from '../../../lib/time/clock.ts';
import { useInAddress } from '../../../parts/page/address.ts';
import { linkTo } from '../../../shell/routes/links.ts';
import { ModuleSection } from '../../home/shared/ModuleSection.tsx';
import * as css from '../../home/shared/module.css.ts';
import { defineModule } from '../../home/shared/module.tsx';
import { namedParts } from '../../home/shared/named-parts.ts';
import { useSurface } from '../../home/shared/surface.ts';
import { pinned } from '../shared/pinned.ts';

interface Column {
  id: string;
  name: string;
  articles: Article[];
}

/** Picks the lead article, the first with a picture, and the rest of the list. */
export function leadAndRest(articles: Article[]): { lead: Article | undefined; rest: Article[] } {
  const lead = articles.find((article) => article.cover) ?? articles[0];
  return { lead, rest: articles.filter((article) => article !== lead) };
}

function articleHref(article: Article): string | undefined {
  return linkTo(thingHrefs.news.desktop(article.id))?.href;
}

/** 资讯: a lead story and a list for each column. */
export const news = defineModule<Column[]>({
  sign: 'news',
  async load({ call }, entry) {
    const columns = namedParts(await call(newsColumns, {}), entry.children);
    return Promise.all(
      columns.map(async ({ id, name }) => {
        const { list } = await call(newsList, { column: id, pageSize: 9 });
        return { id, name, articles: list };
      }),
    );
  },
  View({ data, entry }) {
    const [chosen, choose] = useInAddress('column');
    const column = data.find((each) => each.id === chosen) ?? data[0];
    const all = linkTo(paths.news);
    const surface = useSurface();
    const half = surface === 'half';
    const articles = column?.articles ?? [];
    const { lead, rest } = half ? { lead: undefined, rest: articles } : leadAndRest(articles);
    const list = (
      <LinkList
        items={rest.slice(0, surface === 'page' ? 8 : 6).map((article) => ({
          href: articleHref(article),
          title: article.title,
          mark: article.top ? pinned : undefined,
          date: dayOf(article.publishedAt),
        }))}
      />
    );
    return (
      <ModuleSection
        title={entry.name}
        spacing="small"
        more={all && { label: half ? '更多' : '更多资讯', href: all.href }}
        views={{
          label: `${entry.name}栏目`,
          items: data.map(({ id, name }) => ({ id, label: name })),
          value: column?.id ?? '',
          onValueChange: choose,
        }}
      >
        {lead ? (
          <div className={surface === 'panel' ? css.newsNarrow : css.newsPanel}>
            <MediaCard
              variant="plain"
              href={articleHref(lead)}
              image={lead.cover ?? undefined}
              title={lead.title}
              text={lead.summary}
              note={[lead.top && pinned, dayOf(lead.publishedAt), lead.source].filter(Boolean).join('　')}
              ratio={384 / 216}
            />
            {list}
          </div>
        ) : rest.length > 0 ? (
          list
        ) : (
          <Empty title={column ? '这个栏目还没有文章' : '还没有资讯'} />
        )}
      </ModuleSection>
    );
  },
});
