import { newsList } from '@yimen/contract/news/articles';
import { paths, thingHrefs } from '@yimen/contract/paths';
import { NewsRow } from '@yimen/ui/mobile/news-row';
import { Section } from '@yimen/ui/mobile/section';
import { monthDay } from '../../../lib/time/clock.ts';
import { linkTo } from '../../../shell/routes/links.ts';
import { defineModule } from '../../home/shared/module.tsx';
import { pinned } from '../shared/pinned.ts';

/** 资讯: the newest articles of all columns. */
export const stories = defineModule({
  sign: 'news',
  site: 'mobile',
  load: ({ call }) => call(newsList, { pageSize: 3 }),
  View({ data, entry }) {
    const all = linkTo(paths['mobile-news']);
    if (data.list.length === 0) return null;
    return (
      <Section title={entry.name} more={all && { label: '更多', href: all.href }}>
        {data.list.map((article) => (
          <NewsRow
            key={article.id}
            href={linkTo(thingHrefs.news.phone(article.id))?.href}
            title={article.title}
            note={[article.top ? pinned : '', article.source, monthDay(article.publishedAt)]}
            image={article.cover ?? undefined}
          />
        ))}
      </Section>
    );
  },
});
