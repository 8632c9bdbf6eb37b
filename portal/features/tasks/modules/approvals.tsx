import { paths } from '@yimen/contract/paths';
import { getMergerApprovalData } from '@yimen/contract/tasks/approvals';
import { Empty } from '@yimen/ui/empty';
import { MissingSources } from '../../../parts/failures/MissingSources.tsx';
import { linkTo } from '../../../shell/routes/links.ts';
import { ModuleSection } from '../../home/shared/ModuleSection.tsx';
import { defineModule } from '../../home/shared/module.tsx';
import { RowsSkeleton } from '../../home/shared/RowsSkeleton.tsx';
import { ApprovalRows } from './ApprovalRows.tsx';

/** The API's view of the person's own applications. */
const ownCount = 4;
const approvalCount = 4;

/** 我的办件: the person's applications from all sources, and who has to act. */
export const approvalsModule = defineModule({
  sign: 'approvals',
  memberOnly: true,
  load: ({ call }) => call(getMergerApprovalData, { view: ownCount, pageSize: approvalCount }),
  Waiting: ({ entry }) => (
    <ModuleSection title={entry.name} spacing="small">
      <RowsSkeleton rows={approvalCount} height={64} />
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
