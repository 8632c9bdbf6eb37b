import { paths } from '@yimen/contract/paths';
import type { SourceFailure } from '@yimen/contract/sources/sources';
import type { Approval } from '@yimen/contract/tasks/approvals';
import { Breadcrumb } from '@yimen/ui/breadcrumb';
import { ButtonLink } from '@yimen/ui/button';
import { Empty } from '@yimen/ui/empty';
import { Heading } from '@yimen/ui/heading';
import { Link } from '@yimen/ui/link';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import type { Moment } from '../../../lib/time/clock.ts';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { PartFailed } from '../../../parts/failures/PartFailed.tsx';
import { usePageName } from '../../../shell/visit/current-entry.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { Application, type ApplicationProps } from '../deciding/Application.tsx';
import { DecideOne } from '../deciding/DecideOne.tsx';
import { FailedDecisions } from '../deciding/FailedDecisions.tsx';
import type { Deciding } from '../deciding/use-deciding.ts';
import { approvalViewName, itemOfApproval, type TaskView, viewNames } from '../shared/task-item.ts';
import { Course } from './Course.tsx';
import * as css from './detail.css.ts';
import { openedHref, type TaskFilters, taskHref } from './filters.ts';
import { Holder } from './Holder.tsx';
import { PlaceLink, type TaskPlace } from './PlaceLink.tsx';
import { SourceLost } from './TaskAside.tsx';

interface DetailProps extends ApplicationProps {
  approval: Approval | null;
  place: TaskPlace;
  others: Approval[] | null;
  failed: SourceFailure[];
  /** Filters of the list from which it was opened. */
  filters: TaskFilters;
  deciding: Deciding;
  now: Moment;
}

/** The view, with the other filters if they belong to this view. */
type ListFilters = Pick<TaskFilters, 'view'> & Partial<TaskFilters>;

const othersOf: Record<TaskView, string> = {
  todo: '其他待办',
  done: '其他已办',
  mine: '我发起的其他事',
  copied: '抄送我的其他事',
};

/** One approval: who has to act, since when, the promised and the remaining time, and all its steps (DESIGN §9, 35). */
export function Detail({ approval, ...rest }: DetailProps) {
  const { filters, failed, deciding } = rest;
  return (
    <div className={css.page}>
      <FailedDecisions failed={deciding.failed} />
      <PartFailed failed={failed} />
      {approval ? <Found approval={approval} {...rest} /> : <Missing filters={filters} />}
    </div>
  );
}

interface FoundProps extends DetailProps {
  approval: Approval;
}

function Found({ approval, fields, attachments, place, others, failed, filters: asked, deciding, now }: FoundProps) {
  // The address may name another view, or none.
  const view = approvalViewName(approval);
  const filters = view === asked.view ? asked : { view };
  const { state, tone } = itemOfApproval(approval);
  const facts = [approval.source, approval.form, `${approval.sponsor}，${approval.insertTime} 提交`];
  return (
    <>
      <Trail filters={filters} title={approval.title} />
      <div className={css.columns}>
        <div className={css.main}>
          <header className={css.head}>
            <div className={css.title}>
              <Heading level={1}>{approval.title}</Heading>
              <Tag tone={tone}>{state}</Tag>
            </div>
            <Text as="p" tone="secondary">
              {facts.filter(Boolean).join('　')}
            </Text>
          </header>
          <Holder approval={approval} now={now} />
          <Application fields={fields} attachments={attachments} />
          <Course approval={approval} now={now} />
        </div>
        <aside className={css.aside} aria-label="其他">
          {approval.decidable && (
            <DecideOne key={approval.id} approval={approval} deciding={deciding} listHref={taskHref(filters)} />
          )}
          <section aria-labelledby="where" className={css.block}>
            <Heading level={2} size="title3" id="where">
              在哪里办理
            </Heading>
            <PlaceLink approval={approval} place={place} />
          </section>
          <section aria-labelledby="others" className={css.block}>
            <Heading level={2} size="title3" id="others">
              {othersOf[view]}
            </Heading>
            {!others && <LoadFailed what="其他事" />}
            {others?.length === 0 && <Text tone="secondary">没有了</Text>}
            <ul className={css.others}>
              {others?.map((other) => {
                const task = itemOfApproval(other);
                return (
                  <li key={other.id} className={css.other}>
                    <Link variant="quiet" href={openedHref(filters, other.id)}>
                      {other.title}
                    </Link>
                    <Tag tone={task.tone}>{task.state}</Tag>
                  </li>
                );
              })}
            </ul>
            {failed.map(({ source }) => (
              <SourceLost key={source} name={source} />
            ))}
          </section>
        </aside>
      </div>
    </>
  );
}

function Trail({ filters, title }: { filters: ListFilters; title: string }) {
  return (
    <Breadcrumb
      items={[
        { label: usePageName(), href: paths['task-center'] },
        { label: viewNames[filters.view], href: taskHref(filters) },
        { label: title },
      ]}
    />
  );
}

function Missing({ filters }: { filters: ListFilters }) {
  const { pictures } = useInstitution();
  return (
    <>
      <Trail filters={filters} title="没有找到" />
      <Heading level={1}>没有找到这件事</Heading>
      <Empty
        image={pictures.empty}
        title="它可能已经撤回，或者不是你的"
        text="也可能是它所在的系统暂时没有答复，稍后再试。"
        action={
          <ButtonLink variant="light" href={taskHref({ view: filters.view })}>
            看全部{viewNames[filters.view]}
          </ButtonLink>
        }
      />
    </>
  );
}
