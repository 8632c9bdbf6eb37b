import { DialogProvider } from '@yimen/ui/dialog';
import { SearchField } from '@yimen/ui/search-field';
import { TabLinks } from '@yimen/ui/tabs';
import { ToastProvider } from '@yimen/ui/toast';
import { useLoaderData, useNavigate } from 'react-router';
import { useNow } from '../../../lib/time/now.ts';
import { PartFailed } from '../../../parts/failures/PartFailed.tsx';
import { asStep } from '../../../parts/page/address.ts';
import { PageHead } from '../../../parts/page/PageHead.tsx';
import { usePageName } from '../../../shell/visit/current-entry.ts';
import { useWords } from '../../search/shared/use-words.ts';
import { type Deciding, useDeciding } from '../deciding/use-deciding.ts';
import { taskViews } from '../page.ts';
import { viewNames } from '../shared/task-item.ts';
import { useTasks } from '../use-tasks.ts';
import { Detail } from './Detail.tsx';
import { type TaskFilters, taskHref } from './filters.ts';
import type { loader } from './load-tasks.ts';
import { TaskAside } from './TaskAside.tsx';
import { TaskItemList } from './TaskItemList.tsx';
import * as css from './tasks.css.ts';

export { loader, meta } from './load-tasks.ts';

/** 任务中心: tasks to do, done, started by the person or copied to them, from all systems; or one approval. */
export default function TaskCenterPage() {
  return (
    <ToastProvider>
      <DialogProvider>
        <TaskCenter />
      </DialogProvider>
    </ToastProvider>
  );
}

function TaskCenter() {
  const { opened, filters, ...loaded } = useLoaderData<typeof loader>();
  const now = useNow(loaded.now);
  const deciding = useDeciding();
  if (!opened) return <Tasks deciding={deciding} />;
  return <Detail {...opened} filters={filters} deciding={deciding} now={now} />;
}

function Tasks({ deciding }: { deciding: Deciding }) {
  const { filters, now, counts, list, waiting } = useTasks();
  const name = usePageName();
  return (
    <>
      <PageHead title={name} end={<TaskSearch filters={filters} />} />
      <div className={css.top}>
        <TabLinks
          label="任务分类"
          items={taskViews.map((view) => ({
            id: view,
            label: viewNames[view],
            count: counts[view],
            href: taskHref({ view }),
            current: view === filters.view,
          }))}
        />
        {list && <PartFailed failed={list.failed} waiting={waiting} />}
      </div>
      <div className={css.columns}>
        <div className={css.main}>
          <TaskItemList filters={filters} list={list} waiting={waiting} deciding={deciding} now={now} />
        </div>
        {list && (
          <TaskAside
            filters={filters}
            sources={list.sources}
            failed={waiting ? [] : list.failed}
            waiting={filters.view === 'todo' ? list.list : []}
            now={now}
          />
        )}
      </div>
    </>
  );
}

function TaskSearch({ filters }: { filters: TaskFilters }) {
  const navigate = useNavigate();
  const [words, setWords] = useWords('query', filters.query);
  return (
    <SearchField
      size="medium"
      label={`在${viewNames[filters.view]}里搜索`}
      placeholder="搜标题、申请人"
      value={words}
      onValueChange={setWords}
      onSearch={(query) => void navigate(taskHref({ ...filters, query: query.trim(), page: 1 }), asStep)}
    />
  );
}
