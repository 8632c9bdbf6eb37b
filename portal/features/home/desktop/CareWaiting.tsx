import { paths } from '@yimen/contract/paths';
import { ButtonLink } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { Link } from '@yimen/ui/link';
import { Tag } from '@yimen/ui/tag';
import { call } from '../../../lib/api/call.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useLater } from '../../../parts/page/use-later.ts';
import { linkTo } from '../../../shell/routes/links.ts';
import { deadlineTag } from '../../tasks/shared/deadline.ts';
import { waitingHref, waitingNote } from '../../tasks/shared/waiting.ts';
import { useHome } from '../shared/module.tsx';
import { CareCard } from './CareCard.tsx';
import * as css from './care.css.ts';
import { type CareData, loadNamed } from './load-care.ts';

/**
 * What waits for the member, each by its name and with its link; nothing where nothing waits. What comes late is counted
 * in its place, so that nothing moves.
 */
export function CareWaiting({ waiting: given, isLate }: Pick<CareData, 'waiting' | 'isLate'>) {
  const now = useNow(useHome().now);
  const { value: waiting } = useLater(given, isLate, () => loadNamed({ call }));
  const all = linkTo(paths['task-center']);
  if (!all || waiting?.total === 0) return null;
  if (!waiting || isLate) {
    return (
      <div>
        <ButtonLink variant="outline" size="xlarge" href={all.href}>
          {waiting ? `有 ${waiting.total} 件事等您处理` : '等您处理的事，去看看'}
        </ButtonLink>
      </div>
    );
  }
  return (
    <section className={css.part} aria-labelledby="care-waiting">
      <div className={css.head}>
        <Heading level={2} id="care-waiting">
          有 {waiting.total} 件事等您处理
        </Heading>
        {waiting.total > waiting.list.length && (
          <Link standalone href={all.href}>
            看全部 {waiting.total} 件
          </Link>
        )}
      </div>
      <ul className={css.announced}>
        {waiting.list.map((task) => {
          const deadline = deadlineTag(task.deadline, now);
          return (
            <CareCard
              key={task.kind + task.id}
              href={waitingHref(paths['task-center'], task) ?? all.href}
              title={task.title}
              text={waitingNote(task).join('，')}
            >
              {deadline && <Tag tone={deadline.tone}>{deadline.label}</Tag>}
            </CareCard>
          );
        })}
      </ul>
    </section>
  );
}
