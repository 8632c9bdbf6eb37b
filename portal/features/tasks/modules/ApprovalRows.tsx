import { hrefTo } from '@yimen/contract/paths';
import type { Approval } from '@yimen/contract/tasks/approvals';
import { Link } from '@yimen/ui/link';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { monthDay } from '../../../lib/time/clock.ts';
import { linkTo } from '../../../shell/routes/links.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { itemOfApproval, type TaskView } from '../shared/task-item.ts';
import * as css from './approvals.css.ts';

interface ApprovalRowsProps {
  list: readonly Approval[];
  /** The task centre's view in which each opens. */
  view: TaskView;
}

/** Approvals with who has to act and their state; each links to its page. Renders a ul. */
export function ApprovalRows({ list, view }: ApprovalRowsProps) {
  const { user } = useSite();
  return (
    <ul className={css.rows}>
      {list.map((approval) => {
        const task = itemOfApproval(approval);
        const opened = linkTo(hrefTo('task-center', { query: { view, task: task.id } }));
        const title = <Text lines={1}>{task.title}</Text>;
        const holder = task.holder === user?.name ? '等你处理' : `现在在${task.holder}手里`;
        return (
          <li key={`${task.source} ${task.id}`} className={css.row}>
            <span className={css.words}>
              {opened ? (
                <Link variant="plain" href={opened.href}>
                  {title}
                </Link>
              ) : (
                title
              )}
              <Text as="div" size="meta" tone="tertiary" lines={1}>
                {[task.holder ? holder : '', task.source].filter(Boolean).join('，')}
              </Text>
            </span>
            <Tag tone={task.tone}>{task.state}</Tag>
            <Text as="time" size="meta" tone="tertiary" dateTime={task.at}>
              {monthDay(task.at)}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}
