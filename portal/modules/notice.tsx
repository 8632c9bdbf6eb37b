import { noticeShow } from '@yimen/contract/homepage/news';
import { Card } from '@yimen/ui/card';
import { DateList } from '@yimen/ui/date-list';
import { Empty } from '@yimen/ui/empty';
import { SectionHead } from '@yimen/ui/section-head';
import { useId } from 'react';
import { linkTo } from '../routes/links.ts';
import { defineModule } from './module.tsx';

/** 通知公告: top ones first, then the newest. */
export const notice = defineModule({
  sign: 'notice',
  load: ({ call }) => call(noticeShow, { pageSize: 4 }),
  View({ data, entry }) {
    const id = useId();
    const all = linkTo('/news');
    return (
      <Card as="section" padding="large" aria-labelledby={id}>
        <SectionHead
          title={entry.name}
          titleId={id}
          size="medium"
          spacing="small"
          more={all && { label: '更多', href: all.href }}
        />
        {data.list.length === 0 ? (
          <Empty title="暂时没有通知" />
        ) : (
          <DateList
            items={data.list.map((each) => ({
              href: linkTo(`/news/more/${each.id}`)?.href,
              title: each.title,
              note: each.department,
              date: each.publishedAt.slice(0, 10),
            }))}
          />
        )}
      </Card>
    );
  },
});
