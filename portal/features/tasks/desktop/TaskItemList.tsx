import { paths } from '@yimen/contract/paths';
import { ButtonLink } from '@yimen/ui/button';
import { Empty } from '@yimen/ui/empty';
import { Pagination } from '@yimen/ui/pagination';
import { Switch } from '@yimen/ui/switch';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useNavigate } from 'react-router';
import type { Moment } from '../../../lib/time/clock.ts';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { asStep } from '../../../parts/page/address.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { FailedDecisions } from '../deciding/FailedDecisions.tsx';
import { type Deciding, useSelection } from '../deciding/use-deciding.ts';
import { useNextFocus } from '../deciding/use-next-focus.ts';
import { groupTasks, viewNames } from '../shared/task-item.ts';
import { type TaskFilters, taskHref } from './filters.ts';
import { GroupPanel } from './GroupPanel.tsx';
import { type TaskData, tasksPerPage } from './load-tasks.ts';
import { TaskItemRow } from './TaskItemRow.tsx';
import * as css from './tasks.css.ts';

interface TaskItemListProps {
  filters: TaskFilters;
  list: TaskData['list'];
  /** Whether other systems may still send more. */
  waiting: boolean;
  deciding: Deciding;
  now: Moment;
}

/** The tasks of a view: open ones in groups, others by page. */
export function TaskItemList({ filters, list, waiting, deciding, now }: TaskItemListProps) {
  const { view, page } = filters;
  const selection = useSelection();
  const { groups, rest } =
    view === 'todo' && filters.merge ? groupTasks(list?.list ?? []) : { groups: [], rest: list?.list ?? [] };
  const { heading, leave } = useNextFocus(list?.list ?? []);
  return (
    <>
      {view === 'todo' && <TaskTools filters={filters} />}
      <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
        {viewNames[view]}列表
      </VisuallyHidden>
      <VisuallyHidden role="status">{list && !waiting && `共 ${list.total} 件`}</VisuallyHidden>
      {!list && <LoadFailed what="任务" />}
      {!waiting && list?.list.length === 0 && <NoTasks filters={filters} />}
      <FailedDecisions failed={deciding.failed} />
      <div key={taskHref(filters)} className={css.lists}>
        {groups.map((group) => (
          <GroupPanel
            key={group.id}
            group={group}
            filters={filters}
            now={now}
            deciding={deciding}
            selection={selection}
            onDecided={(ids) => {
              leave([group], ids);
              selection.select(ids, false);
            }}
          />
        ))}
        {rest.length > 0 && (
          <ul className={css.panel}>
            {rest.map((task) => (
              <TaskItemRow key={`${task.kind} ${task.id}`} task={task} filters={filters} now={now} />
            ))}
          </ul>
        )}
      </div>
      {list && view !== 'todo' && (
        <Pagination
          page={page}
          pageSize={tasksPerPage}
          total={list.total}
          hrefFor={(number) => taskHref({ ...filters, page: number })}
        />
      )}
    </>
  );
}

function TaskTools({ filters }: { filters: TaskFilters }) {
  const navigate = useNavigate();
  const { sort, today, merge } = filters;
  return (
    <div className={css.tools}>
      <div className={css.toolsStart}>
        <ButtonLink
          data-keep-place=""
          size="small"
          variant={sort === 'deadline' ? 'light' : 'secondary'}
          aria-current={sort === 'deadline' ? 'true' : undefined}
          href={taskHref({ ...filters, sort: 'deadline' })}
        >
          先截止的在前
        </ButtonLink>
        <ButtonLink
          data-keep-place=""
          size="small"
          variant={sort === 'newest' ? 'light' : 'secondary'}
          aria-current={sort === 'newest' ? 'true' : undefined}
          href={taskHref({ ...filters, sort: 'newest' })}
        >
          最近到达
        </ButtonLink>
        <ButtonLink
          data-keep-place=""
          size="small"
          variant={today ? 'light' : 'secondary'}
          aria-current={today ? 'true' : undefined}
          href={taskHref({ ...filters, today: !today })}
        >
          仅看今天截止
        </ButtonLink>
      </div>
      <Switch
        label="合并同类审批"
        checked={merge}
        onCheckedChange={(on) => void navigate(taskHref({ ...filters, merge: on }), asStep)}
      />
    </div>
  );
}

const emptyTexts = {
  todo: { title: '没有要处理的事', text: '新的待办和审批到了，会按截止时间排在这里。' },
  done: { title: '还没有办过的事', text: '处理过的待办和审批会留在这里。' },
  mine: { title: '还没有发起过申请', text: '在服务大厅办理的事，进度会显示在这里。' },
  copied: { title: '没有抄送给你的事', text: '别人抄送的审批会显示在这里。' },
} as const;

function NoTasks({ filters }: { filters: TaskFilters }) {
  const { pictures } = useInstitution();
  const { view, source, query, today } = filters;
  const narrowed = source !== '' || query !== '' || today;
  const texts = narrowed ? { title: '没有符合条件的事', text: '换个条件，或者看全部。' } : emptyTexts[view];
  return (
    <Empty
      image={pictures.empty}
      {...texts}
      action={
        narrowed ? (
          <ButtonLink variant="light" href={taskHref({ view })}>
            看全部{viewNames[view]}
          </ButtonLink>
        ) : view === 'mine' ? (
          <ButtonLink variant="light" href={paths['service-hall']}>
            去服务大厅
          </ButtonLink>
        ) : undefined
      }
    />
  );
}
