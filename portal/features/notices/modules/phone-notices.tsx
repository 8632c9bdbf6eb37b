import { dayOf } from '@yimen/contract/moment';
import { noticeShow } from '@yimen/contract/news/articles';
import { hrefTo, paths } from '@yimen/contract/paths';
import { LinkList } from '@yimen/ui/link-list';
import { Section } from '@yimen/ui/mobile/section';
import { pinned } from '../../../parts/article/pinned.ts';
import { MissingSources } from '../../../parts/modules/MissingSources.tsx';
import { defineModule } from '../../../parts/modules/module.tsx';
import { RowsSkeleton } from '../../../parts/modules/RowsSkeleton.tsx';
import { linkTo } from '../../../shell/routes/links.ts';

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
    const all = linkTo(paths['mobile-notice']);
    if (data.list.length + data.failed.length === 0) return null;
    return (
      <Section title={entry.name} more={all && { label: '全部', href: all.href }}>
        <MissingSources failed={data.failed} retry={retry} />
        <LinkList
          items={data.list.map((each) => ({
            href: linkTo(hrefTo('mobile-notice', { query: { notice: each.id } }))?.href,
            title: each.title,
            mark: each.top ? pinned : undefined,
            date: dayOf(each.publishedAt),
          }))}
        />
      </Section>
    );
  },
});
