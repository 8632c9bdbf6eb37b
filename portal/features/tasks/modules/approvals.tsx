import { paths } from '@yimen/contract/paths';
import { getMergerApprovalData } from '@yimen/contract/tasks/approvals';
import { Empty } from '@yimen/ui/empty';
import { MissingSources } from '../../../parts/modules/MissingSources.tsx';
import { ModuleSection } from '../../../parts/modules/ModuleSection.tsx';
import { defineModule } from '../../../parts/modules/module.tsx';
import { RowsSkeleton } from '../../../parts/modules/RowsSkeleton.tsx';
import { linkTo } from '../../../shell/routes/links.ts';
import { ApprovalRows } from './ApprovalRows.tsx';

/** The view of what one has begun oneself. */
const own = 4;
const shown = 4;

/** 我的办件: what one has applied for, over all sources, and who holds it now. */
export const approvals = defineModule({
  sign: 'approvals',
  memberOnly: true,
  load: ({ call }) => call(getMergerApprovalData, { view: own, pageSize: shown }),
  Waiting: ({ entry }) => (
    <ModuleSection title={entry.name} spacing="small">
      <RowsSkeleton rows={shown} height={64} />
    </ModuleSection>
  ),
  View({ data, entry, retry }) {
    const all = linkTo(paths['task-center']);
    return (
      <ModuleSection
        title={entry.name}
        count={data.total}
        spacing="small"
        more={all && { label: '全部办件', href: all.href }}
      >
        <MissingSources failed={data.failed} retry={retry} />
        {data.list.length > 0 && <ApprovalRows list={data.list} view="mine" />}
        {data.list.length + data.failed.length === 0 && <Empty title="没有正在办的事" />}
      </ModuleSection>
    );
  },
});
