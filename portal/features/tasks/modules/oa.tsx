import { oaInfo } from '@yimen/contract/tasks/oa';
import { Empty } from '@yimen/ui/empty';
import { Text } from '@yimen/ui/text';
import { MissingSources } from '../../../parts/failures/MissingSources.tsx';
import { linkTo } from '../../../shell/routes/links.ts';
import { ModuleSection } from '../../home/shared/ModuleSection.tsx';
import { defineModule } from '../../home/shared/module.tsx';
import { RowsSkeleton } from '../../home/shared/RowsSkeleton.tsx';
import { ApprovalRows } from './ApprovalRows.tsx';
import * as css from './approvals.css.ts';

const documentCount = 4;

/** 办公: open tasks of the institution's office system, with counts; nothing where there is none. */
export const oa = defineModule({
  sign: 'oa',
  memberOnly: true,
  load: ({ call }) => call(oaInfo, { count: documentCount }),
  Waiting: ({ entry }) => (
    <ModuleSection title={entry.name} spacing="small">
      <RowsSkeleton rows={documentCount + 1} height={64} />
    </ModuleSection>
  ),
  View({ data: { system, list, failed, ...counts }, entry, retry }) {
    if (!system) return null;
    const target = linkTo(system.url);
    const views = [
      { name: '待我审批', count: counts.waiting },
      { name: '已审批', count: counts.decided },
      { name: '抄送我', count: counts.copied },
      { name: '我发起的', count: counts.begun },
    ];
    return (
      <ModuleSection
        title={entry.name}
        spacing="small"
        more={target && { label: `打开${system.name}`, href: target.href }}
      >
        <MissingSources failed={failed} retry={retry} />
        <dl className={css.counts}>
          {views.map(({ name, count }) => (
            <div key={name} className={css.count}>
              <Text as="dt" size="meta" tone="tertiary">
                {name}
              </Text>
              <Text as="dd" size="title2" strong>
                {count}
              </Text>
            </div>
          ))}
        </dl>
        {list.length > 0 && <ApprovalRows list={list} view="todo" />}
        {list.length + failed.length === 0 && <Empty title="没有等你审批的事" />}
      </ModuleSection>
    );
  },
});
