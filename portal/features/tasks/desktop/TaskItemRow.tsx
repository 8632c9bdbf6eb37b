import { decisionWords } from '@yimen/contract/decision-words';

import { ChevronRightIcon, ExternalLinkIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { Progress } from '@yimen/ui/progress';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { Tile } from '@yimen/ui/tile';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import type { ReactNode } from 'react';
import { type Moment, monthDay, timeOf } from '../../../lib/time/clock.ts';
import { newWindow } from '../../../shell/routes/links.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { deadlineTag } from '../shared/deadline.ts';
import { Results } from '../shared/Results.tsx';
import { shortTitle, type TaskItem, type TaskView } from '../shared/task-item.ts';
import type { TaskFilters } from './filters.ts';
import { TaskIcon } from './icon.tsx';
import { linkOf } from './link-of.ts';
import * as css from './tasks.css.ts';

/** Maximum length of a state that is shown as a label, in characters; a longer one is a sentence over several lines. */
const longestLabel = 9;

interface TaskItemRowProps {
  task: TaskItem;
  /** Filters of the list. */
  filters: TaskFilters;
  now: Moment;
  /** Whether the row is in a group, whose header has the icon and the kind. */
  grouped?: boolean;
  /** Chooses it, before its title. */
  choice?: ReactNode;
}

/** A task in the list; the whole row opens it. */
export function TaskItemRow({ task, filters, now, grouped = false, choice }: TaskItemRowProps) {
  const { view } = filters;
  const link = linkOf(task, filters);
  const heading = (
    <span className={css.title}>
      {grouped ? (
        <>
          <span className={css.who}>{task.sponsor}</span>
          <span className={css.plain}>{shortTitle(task)}</span>
        </>
      ) : (
        task.title
      )}
    </span>
  );
  return (
    <li className={css.row}>
      {choice}
      {!grouped && <Tile size="small" icon={<TaskIcon task={task} />} />}
      <div className={css.words}>
        {link ? (
          <Link variant="plain" href={link.href} {...(link.external && newWindow)}>
            <span className={css.cover} />
            {heading}
            {link.external && <VisuallyHidden>，在新窗口打开</VisuallyHidden>}
          </Link>
        ) : (
          heading
        )}
        <Text as="p" size="meta" tone="tertiary" lines={1}>
          {rowNote(task, view, grouped)}
        </Text>
        <Results files={task.results} />
      </div>
      <div className={css.where}>
        <Where task={task} view={view} now={now} linked={link !== undefined} />
      </div>
      <div className={css.standing}>
        <Standing task={task} view={view} now={now} />
      </div>
      <span className={css.end} aria-hidden="true">
        {link && (
          <>
            {task.kind === 'task' && view === 'todo' ? '去办理' : '查看'}
            {link.external ? <ExternalLinkIcon size={16} /> : <ChevronRightIcon size={16} />}
          </>
        )}
      </span>
    </li>
  );
}

function rowNote(task: TaskItem, view: TaskView, grouped: boolean): string {
  const { form, department, sponsor, state, kind } = task;
  if (grouped) return state;
  if (kind === 'task') return [department, view === 'todo' ? state : ''].filter(Boolean).join('，');
  return [form, view === 'mine' ? '' : sponsor].filter(Boolean).join('，');
}

/** Who has to act, for the reader's own applications; otherwise the source and date. */
function Where(props: { task: TaskItem; view: TaskView; now: Moment; linked: boolean }) {
  const { task, view, now, linked } = props;
  const { user } = useSite();
  const at = task.at.startsWith(now.day) ? `今天 ${timeOf(task.at)}` : `${monthDay(task.at)} ${timeOf(task.at)}`;
  if (view === 'mine' && task.holder) {
    return (
      <>
        <Text size="meta" lines={2}>
          {task.holder === user?.name ? '等你处理' : `在${task.holder}手里`}
        </Text>
        {task.since && (
          <Text size="meta" tone="tertiary">
            {monthDay(task.since)} 起
          </Text>
        )}
      </>
    );
  }
  return (
    <>
      <Text size="meta" tone="tertiary">
        {view === 'todo' ? `${at} 到达` : at}
      </Text>
      {view === 'todo' && !linked ? (
        <Text size="meta" tone="secondary" lines={2}>
          请到“{task.source}”办理
        </Text>
      ) : (
        <Text size="meta" tone="tertiary" lines={1}>
          {task.source}
        </Text>
      )}
    </>
  );
}

/** The remaining time, or the result; what was decided here, although its system does not tell of it yet. */
function Standing({ task, view, now }: { task: TaskItem; view: TaskView; now: Moment }) {
  const deadline = deadlineTag(task.deadline, now);
  const due = deadline && (
    <span>
      <Tag tone={deadline.tone}>{deadline.label}</Tag>
    </span>
  );
  if (view === 'todo') {
    if (!task.decided) return due;
    return (
      <span>
        <Tag tone={task.tone}>已{decisionWords[task.decided]}</Tag>
      </span>
    );
  }
  return (
    <>
      {task.state.length > longestLabel ? (
        <span className={css.sentence}>
          <Text size="meta" tone="secondary" lines={3}>
            {task.state}
          </Text>
        </span>
      ) : (
        <span>
          <Tag tone={task.tone}>{task.state}</Tag>
        </span>
      )}
      {view === 'mine' && task.steps && (
        <Progress
          size="small"
          label={`${task.title}的进度`}
          value={task.steps.done}
          max={task.steps.all}
          valueText={`${task.steps.all} 步中完成 ${task.steps.done} 步`}
        />
      )}
    </>
  );
}
