import { type Article, newsColumns, newsList } from '@yimen/contract/homepage/news';
import type { ModuleEntry } from '@yimen/contract/homepage/site';
import { Empty } from '@yimen/ui/empty';
import { LinkList } from '@yimen/ui/link-list';
import { MediaCard } from '@yimen/ui/media-card';
import { SectionHead } from '@yimen/ui/section-head';
import { TabPanel, Tabs } from '@yimen/ui/tabs';
import { useId, useState } from 'react';
import { linkTo } from '../routes/links.ts';
import * as css from './module.css.ts';
import { defineModule } from './module.tsx';

interface Column {
  id: string;
  name: string;
  articles: Article[];
}

/** The columns that the module's children name, in their order; all of them when none is named. */
export function chosenColumns<C extends { id: string; name: string }>(columns: C[], children: ModuleEntry[]): C[] {
  const named = children.flatMap(
    (child) => columns.find((column) => column.name === child.name || column.id === child.sign) ?? [],
  );
  return named.length > 0 ? named : columns;
}

/** The article shown large and the ones listed beside it: the first with a picture leads. */
export function leadAndRest(articles: Article[]): { lead: Article | undefined; rest: Article[] } {
  const lead = articles.find((article) => article.cover) ?? articles[0];
  return { lead, rest: articles.filter((article) => article !== lead) };
}

function articleHref(article: Article): string | undefined {
  return linkTo(`/news/more/${article.id}`)?.href;
}

/** 资讯: a lead story and a list for each column. */
export const news = defineModule<Column[]>({
  sign: 'news',
  async load({ call }, entry) {
    const columns = chosenColumns(await call(newsColumns, {}), entry.children);
    return Promise.all(
      columns.map(async ({ id, name }) => {
        const { list } = await call(newsList, { column: id, pageSize: 9 });
        return { id, name, articles: list };
      }),
    );
  },
  View({ data, entry }) {
    const id = useId();
    const [chosen, choose] = useState(data[0]?.id ?? '');
    const column = data.find((each) => each.id === chosen) ?? data[0];
    const all = linkTo('/news');
    if (!column) return null;
    const { lead, rest } = leadAndRest(column.articles);
    return (
      <section aria-labelledby={id} className={css.news}>
        <SectionHead
          title={entry.name}
          titleId={id}
          spacing="small"
          more={all && { label: '更多资讯', href: all.href }}
          tabs={
            data.length > 1 && (
              <Tabs
                id={`${id}-tabs`}
                panelId={`${id}-panel`}
                label={`${entry.name}栏目`}
                variant="filled"
                items={data.map(({ id: value, name }) => ({ id: value, label: name }))}
                value={column.id}
                onValueChange={choose}
              />
            )
          }
        />
        <TabPanel id={`${id}-panel`} tabsId={`${id}-tabs`} value={column.id}>
          {lead ? (
            <div className={css.newsPanel}>
              <MediaCard
                variant="plain"
                href={articleHref(lead)}
                image={lead.cover ?? undefined}
                title={lead.title}
                text={lead.summary}
                note={`${lead.publishedAt.slice(0, 10)}　${lead.source}`}
                ratio={384 / 216}
              />
              <LinkList
                items={rest.slice(0, 8).map((article) => ({
                  href: articleHref(article),
                  title: article.title,
                  date: article.publishedAt.slice(0, 10),
                }))}
              />
            </div>
          ) : (
            <Empty title="这个栏目还没有文章" />
          )}
        </TabPanel>
      </section>
    );
  },
});
