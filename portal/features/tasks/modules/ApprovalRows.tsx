import { hrefTo } from '@yimen/contract/paths';
import type { Approval } from '@yimen/contract/tasks/approvals';
import { Link } from '@yimen/ui/link';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { monthDay } from '../../../lib/time/clock.ts';
import { type MatterView, matterOfApproval } from '../../../parts/due/matter.ts';
import { linkTo } from '../../../shell/routes/links.ts';
import { useSite } from '../../../shell/visit/current.ts';
import * as css from './approvals.css.ts';

interface ApprovalRowsProps {
  list: readonly Approval[];
  /** The view of the task centre that each opens in. */
  view: MatterView;
}

/** Matters with who holds each and how it stands; each leads to its page. Renders a ul. */
export function ApprovalRows({ list, view }: ApprovalRowsProps) {
  const { user } = useSite();
  return (
    <ul className={css.rows}>
      {list.map((approval) => {
        const matter = matterOfApproval(approval);
        const opened = linkTo(hrefTo('task-center', { query: { view, matter: matter.id } }));
        const title = <Text lines={1}>{matter.title}</Text>;
        const holder = matter.holder === user?.name ? '等你处理' : `现在在${matter.holder}手里`;
        return (
          <li key={`${matter.source} ${matter.id}`} className={css.row}>
            <span className={css.words}>
              {opened ? (
                <Link variant="plain" href={opened.href}>
                  {title}
                </Link>
              ) : (
                title
              )}
              <Text as="div" size="meta" tone="tertiary" lines={1}>
                {[matter.holder ? holder : '', matter.source].filter(Boolean).join('，')}
              </Text>
            </span>
            <Tag tone={matter.tone}>{matter.state}</Tag>
            <Text as="time" size="meta" tone="tertiary" dateTime={matter.at}>
              {monthDay(matter.at)}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}
