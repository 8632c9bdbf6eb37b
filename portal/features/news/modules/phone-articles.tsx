import { newsList, noticeShow } from '@yimen/contract/news/articles';
import { LinkList } from '@yimen/ui/link-list';
import { NewsRow } from '@yimen/ui/mobile/news-row';
import { Section } from '@yimen/ui/mobile/section';
import { monthDay } from '../../../lib/time/clock.ts';
import { pinned } from '../../../parts/article/pinned.ts';
import { MissingSources } from '../../../parts/modules/MissingSources.tsx';
import { defineModule } from '../../../parts/modules/module.tsx';
import { RowsSkeleton } from '../../../parts/modules/RowsSkeleton.tsx';
import { linkTo } from '../../../shell/routes/links.ts';

/** 资讯: the newest articles of all columns. */
export const stories = defineModule({
  sign: 'news',
  site: 'mobile',
  load: ({ call }) => call(newsList, { pageSize: 3 }),
  View({ data, entry }) {
    const all = linkTo('/mobile/news');
    if (data.list.length === 0) return null;
    return (
      <Section title={entry.name} more={all && { label: '更多', href: all.href }}>
        {data.list.map((article) => (
          <NewsRow
            key={article.id}
            href={linkTo(`/mobile/news?article=${article.id}`)?.href}
            title={article.title}
            note={[article.top ? pinned : '', article.source, monthDay(article.publishedAt)]}
            image={article.cover ?? undefined}
          />
        ))}
      </Section>
    );
  },
});

const shown = 3;

/** 通知公告: top ones first, then the newest. */
export const notices = defineModule({
  sign: 'notice',
  site: 'mobile',
  load: ({ call }) => call(noticeShow, { pageSize: shown }),
  Waiting: ({ entry }) => (
    <Section title={entry.name}>
      <RowsSkeleton rows={shown} />
    </Section>
  ),
  View({ data, entry, retry }) {
    const all = linkTo('/mobile/notice');
    if (data.list.length + data.failed.length === 0) return null;
    return (
      <Section title={entry.name} more={all && { label: '全部', href: all.href }}>
        <MissingSources failed={data.failed} retry={retry} />
        <LinkList
          items={data.list.map((each) => ({
            href: linkTo(`/mobile/notice?notice=${each.id}`)?.href,
            title: each.title,
            mark: each.top ? pinned : undefined,
            date: each.publishedAt.slice(0, 10),
          }))}
        />
      </Section>
    );
  },
});
