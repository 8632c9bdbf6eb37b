import { noticeShow } from '@yimen/contract/notices/notices';
import { paths, thingHrefs } from '@yimen/contract/paths';
import { LinkList } from '@yimen/ui/link-list';
import { Section } from '@yimen/ui/mobile/section';
import { dayOf } from '../../../lib/time/clock.ts';
import { MissingSources } from '../../../parts/failures/MissingSources.tsx';
import { linkTo } from '../../../shell/routes/links.ts';
import { defineModule } from '../../home/shared/module.tsx';
import { RowsSkeleton } from '../../home/shared/RowsSkeleton.tsx';
import { pinned } from '../../news/shared/pinned.ts';

const phoneNoticeCount = 3;

/** 通知公告: pinned ones first, then the newest. */
export const noticesModule = defineModule({
  sign: 'notice',
  site: 'mobile',
  load: ({ call }) => call(noticeShow, { pageSize: phoneNoticeCount }),
  Waiting: ({ entry }) => (
    <Section title={entry.name}>
      <RowsSkeleton rows={phoneNoticeCount} />
    </Section>
  ),
  View({ data, entry, retry }) {
    const all = linkTo(paths['mobile-notice']);
    if (data.list.length + data.failed.length === 0) return null;
    return (
      <Section title={entry.name} more={all && { label: '全部', href: all.href }}>
        <MissingSources failed={data.failed} retry={retry} />
        <LinkList
          items={data.list.map((each) => ({
            href: linkTo(thingHrefs.notice.phone(each.id))?.href,
            title: each.title,
            mark: each.top ? pinned : undefined,
            date: dayOf(each.publishedAt),
          }))}
        />
      </Section>
    );
  },
});
