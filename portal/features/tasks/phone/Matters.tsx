import { paths } from '@yimen/contract/paths';
import { Empty } from '@yimen/ui/empty';
import { ScrollTabs } from '@yimen/ui/mobile/scroll-tabs';
import { useLoaderData } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { useNow } from '../../../lib/time/now.ts';
import { matterViews, viewNames } from '../../../parts/due/matter.ts';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { PartFailed } from '../../../parts/failures/PartFailed.tsx';
import { PhoneBar } from '../../../parts/phone/PhoneBar.tsx';
import { PhoneList } from '../../../parts/phone/PhoneList.tsx';
import * as css from '../../../parts/phone/phone.css.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { matterHref } from '../desktop/filters.ts';
import { type loader, loadListAfter, pageSize } from '../desktop/load-tasks.ts';
import { MatterRow } from './MatterRow.tsx';
import * as own from './matters.css.ts';
import { path } from './path.ts';
import { Waiting } from './Waiting.tsx';

/** A view of tasks and approvals together, of all sources or one. */
export function Matters() {
  const { filters, counts, list, ...loaded } = useLoaderData<typeof loader>();
  const { pictures } = useInstitution();
  const now = useNow(loaded.now);
  const { view, source, page } = filters;
  const sources = list?.sources ?? [];
  return (
    <>
      <PhoneBar title="任务中心" backHref={paths['mobile-home']} />
      <ScrollTabs
        label="任务分类"
        items={matterViews.map((each) => ({
          id: each,
          label: viewNames[each],
          count: counts[each],
          href: matterHref({ view: each }, path),
          current: each === view,
        }))}
      />
      {(sources.length > 1 || source) && (
        <ScrollTabs
          variant="chips"
          label="来源"
          items={[
            { id: 'all', label: '全部来源', href: matterHref({ view }, path), current: !source },
            ...sources.map((each) => ({
              id: each.source,
              label: each.source,
              count: each.count,
              href: matterHref({ view, source: each.source }, path),
              current: each.source === source,
            })),
          ]}
        />
      )}
      <div className={css.padded}>
        {list && <PartFailed failed={list.failed} />}
        {!list && <LoadFailed what="任务" />}
      </div>
      {list?.list.length === 0 && (
        <Empty image={pictures.empty} title={view === 'todo' ? '没有要处理的事' : '这里没有任务'} />
      )}
      {list && view === 'todo' && list.list.length > 0 && <Waiting matters={list.list} now={now} />}
      {list && view !== 'todo' && list.list.length > 0 && (
        <div className={own.sheet}>
          <PhoneList
            label={viewNames[view]}
            address={matterHref({ view, source }, path)}
            first={list}
            page={page}
            pageSize={pageSize}
            load={(next) => loadListAfter(call, filters, next, now.day)}
            rowHeight={76}
            columns={2}
            renderItem={(matter) => <MatterRow matter={matter} view={view} now={now} />}
          />
        </div>
      )}
    </>
  );
}
