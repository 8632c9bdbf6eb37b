import { paths } from '@yimen/contract/paths';
import { Empty } from '@yimen/ui/empty';
import { ScrollTabs } from '@yimen/ui/mobile/scroll-tabs';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { call } from '../../../lib/api/call.ts';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { PartFailed } from '../../../parts/failures/PartFailed.tsx';
import { PhoneBar } from '../../../parts/phone/PhoneBar.tsx';
import { PhoneList } from '../../../parts/phone/PhoneList.tsx';
import * as css from '../../../parts/phone/phone.css.ts';
import { usePageName } from '../../../shell/visit/current-entry.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { FailedDecisions } from '../deciding/FailedDecisions.tsx';
import type { Deciding } from '../deciding/use-deciding.ts';
import { useNextFocus } from '../deciding/use-next-focus.ts';
import { taskHref } from '../desktop/filters.ts';
import { loadListAfter, tasksPerPage } from '../desktop/load-tasks.ts';
import { taskViews } from '../page.ts';
import { viewNames } from '../shared/task-item.ts';
import { useTasks } from '../use-tasks.ts';
import { PhoneTaskRow } from './PhoneTaskRow.tsx';
import * as own from './tasks.css.ts';
import { Waiting } from './Waiting.tsx';

/** A view of tasks and approvals, of all sources or one. */
export function PhoneTasks({ deciding }: { deciding: Deciding }) {
  const { filters, now, counts, list, waiting } = useTasks();
  const { pictures } = useInstitution();
  const { heading, leave } = useNextFocus(list?.list ?? []);
  const { view, source, page } = filters;
  const sources = list?.sources ?? [];
  return (
    <>
      <PhoneBar title={usePageName(paths['task-center'])} backHref={paths['mobile-home']} />
      <ScrollTabs
        label="任务分类"
        items={taskViews.map((each) => ({
          id: each,
          label: viewNames[each],
          count: counts[each],
          href: taskHref({ view: each }, paths['mobile-task-center']),
          current: each === view,
        }))}
      />
      {(sources.length > 1 || source) && (
        <ScrollTabs
          variant="chips"
          label="来源"
          items={[
            { id: 'all', label: '全部来源', href: taskHref({ view }, paths['mobile-task-center']), current: !source },
            ...sources.map((each) => ({
              id: each.source,
              label: each.source,
              count: each.count,
              href: taskHref({ view, source: each.source }, paths['mobile-task-center']),
              current: each.source === source,
            })),
          ]}
        />
      )}
      <div className={css.padded}>
        <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
          {viewNames[view]}列表
        </VisuallyHidden>
        <FailedDecisions failed={deciding.failed} />
        {list && <PartFailed failed={list.failed} waiting={waiting} />}
        {!list && <LoadFailed what="任务" />}
      </div>
      {!waiting && list?.list.length === 0 && (
        <Empty image={pictures.empty} title={view === 'todo' ? '没有要处理的事' : '这里没有任务'} />
      )}
      {list && view === 'todo' && list.list.length > 0 && (
        <Waiting tasks={list.list} deciding={deciding} onDecided={leave} now={now} />
      )}
      {list && view !== 'todo' && list.list.length > 0 && (
        <div className={own.sheet}>
          <PhoneList
            label={viewNames[view]}
            address={taskHref({ view, source }, paths['mobile-task-center'])}
            first={list}
            page={page}
            pageSize={tasksPerPage}
            load={(next) => loadListAfter(call, filters, next, now.day)}
            rowHeight={76}
            columns={2}
            renderItem={(task) => <PhoneTaskRow task={task} view={view} now={now} />}
          />
        </div>
      )}
    </>
  );
}
