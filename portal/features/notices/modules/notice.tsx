import { dayOf } from '@yimen/contract/moment';
import { noticeShow } from '@yimen/contract/news/articles';
import { hrefTo } from '@yimen/contract/paths';
import { DateList } from '@yimen/ui/date-list';
import { Empty } from '@yimen/ui/empty';
import { pinned } from '../../../parts/article/pinned.ts';
import { MissingSources } from '../../../parts/modules/MissingSources.tsx';
import { ModuleSection } from '../../../parts/modules/ModuleSection.tsx';
import { defineModule } from '../../../parts/modules/module.tsx';
import { RowsSkeleton } from '../../../parts/modules/RowsSkeleton.tsx';
import { linkTo } from '../../../shell/routes/links.ts';

const shown = 4;

/** 通知公告: top ones first, then the newest. */
export const notice = defineModule({
  sign: 'notice',
  load: ({ call }) => call(noticeShow, { pageSize: shown }),
  Waiting: ({ entry }) => (
    <ModuleSection boxed title={entry.name}>
      <RowsSkeleton rows={shown} height={105} />
    </ModuleSection>
  ),
  View({ data, entry, retry }) {
    const all = linkTo(hrefTo('info-center', { query: { tab: 'notices' } }));
    return (
      <ModuleSection boxed title={entry.name} more={all && { label: '更多', href: all.href }}>
        <MissingSources failed={data.failed} retry={retry} />
        {data.list.length + data.failed.length === 0 && <Empty title="暂时没有通知" />}
        {data.list.length > 0 && (
          <DateList
            items={data.list.map((each) => ({
              href: linkTo(hrefTo('info-center', { query: { notice: each.id } }))?.href,
              title: each.title,
              note: [each.top && pinned, each.department].filter(Boolean).join('　'),
              date: dayOf(each.publishedAt),
            }))}
          />
        )}
      </ModuleSection>
    );
  },
});
