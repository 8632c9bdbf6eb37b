import { SearchField } from '@yimen/ui/search-field';
import { TabLinks } from '@yimen/ui/tabs';
import { useLoaderData, useNavigate } from 'react-router';
import { useNow } from '../../../lib/time/now.ts';
import { matterViews, viewNames } from '../../../parts/due/matter.ts';
import { PartFailed } from '../../../parts/failures/PartFailed.tsx';
import { asStep } from '../../../parts/page/address.ts';
import { PageHead } from '../../../parts/page/PageHead.tsx';
import { useWords } from '../../../parts/search-box/use-words.ts';
import { usePageName } from '../../../shell/visit/current-entry.ts';
import { Detail } from './Detail.tsx';
import { type MatterFilters, matterHref } from './filters.ts';
import type { loader } from './load-tasks.ts';
import { MatterList } from './MatterList.tsx';
import { TaskAside } from './TaskAside.tsx';
import * as css from './tasks.css.ts';

export { loader, meta } from './load-tasks.ts';

/** 任务中心: what waits for one, is done, was begun and was copied, over all systems; or one approval of it. */
export default function TaskCenterPage() {
  const { filters, counts, list, opened, ...loaded } = useLoaderData<typeof loader>();
  const now = useNow(loaded.now);
  const name = usePageName('任务中心');
  if (opened) return <Detail {...opened} filters={filters} now={now} />;
  return (
    <>
      <PageHead title={name} end={<MatterSearch filters={filters} />} />
      <div className={css.top}>
        <TabLinks
          label="任务分类"
          items={matterViews.map((view) => ({
            id: view,
            label: viewNames[view],
            count: counts[view],
            href: matterHref({ view }),
            current: view === filters.view,
          }))}
        />
        {list && <PartFailed failed={list.failed} />}
      </div>
      <div className={css.columns}>
        <div className={css.main}>
          <MatterList filters={filters} list={list} now={now} />
        </div>
        {list && (
          <TaskAside
            filters={filters}
            sources={list.sources}
            failed={list.failed}
            waiting={filters.view === 'todo' ? list.list : []}
            now={now}
          />
        )}
      </div>
    </>
  );
}

function MatterSearch({ filters }: { filters: MatterFilters }) {
  const navigate = useNavigate();
  const [words, setWords] = useWords(filters.query);
  return (
    <SearchField
      size="medium"
      label={`在${viewNames[filters.view]}里搜索`}
      placeholder="搜标题、申请人"
      value={words}
      onValueChange={setWords}
      onSearch={(query) => void navigate(matterHref({ ...filters, query: query.trim(), page: 1 }), asStep)}
    />
  );
}
