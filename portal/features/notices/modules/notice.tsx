import { noticeShow } from '@yimen/contract/notices/notices';
import { hrefTo, thingHrefs } from '@yimen/contract/paths';
import { DateList } from '@yimen/ui/date-list';
import { Empty } from '@yimen/ui/empty';
import { dayOf } from '../../../lib/time/clock.ts';
import { MissingSources } from '../../../parts/failures/MissingSources.tsx';
import { linkTo } from '../../../shell/routes/links.ts';
import { ModuleSection } from '../../home/shared/ModuleSection.tsx';
import { defineModule } from '../../home/shared/module.tsx';
import { RowsSkeleton } from '../../home/shared/RowsSkeleton.tsx';
import { pinned } from '../../news/shared/pinned.ts';

const noticeCount = 4;

/** 通知公告: pinned ones first, then the newest. */
export const noticeModule = defineModule({
  sign: 'notice',
  load: ({ call }) => call(noticeShow, { pageSize: noticeCount }),
  Waiting: ({ entry }) => (
    <ModuleSection boxed title={entry.name}>
      <RowsSkeleton rows={noticeCount} height={105} />
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
              href: linkTo(thingHrefs.notice.desktop(each.id))?.href,
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
