import { paths } from '@yimen/contract/paths';
import { Link } from '@yimen/ui/link';
import { Metadata } from '@yimen/ui/list';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { type ReactNode, useState } from 'react';
import type { Moment } from '../../../lib/time/clock.ts';
import { cover, row, rowWords } from '../../../parts/phone/phone.css.ts';
import { phoneLinkTo } from '../../../shell/routes/counterparts.ts';
import { openedHref } from '../desktop/filters.ts';
import { deadlineTag } from '../shared/deadline.ts';
import { Results } from '../shared/Results.tsx';
import { shortTitle, type TaskItem, type TaskView } from '../shared/task-item.ts';
import { TaskSheet } from './TaskSheet.tsx';
import * as css from './tasks.css.ts';

interface PhoneTaskRowProps {
  task: TaskItem;
  view: TaskView;
  now: Moment;
  /** Whether the row is in a group of one kind: then the applicant is shown first. */
  grouped?: boolean;
  /** Chooses it, before its title. */
  choice?: ReactNode;
}

/** A task: title, who has to act, and its deadline or result. The row opens it, or says where it is handled. */
export function PhoneTaskRow({ task, view, now, grouped = false, choice }: PhoneTaskRowProps) {
  const { kind, id, url, department, source, holder, state, tone } = task;
  const [open, setOpen] = useState(false);
  const href = kind === 'approval' ? openedHref({ view }, id, paths['mobile-task-center']) : phoneLinkTo(url)?.href;
  const tag = deadlineTag(task.deadline, now) ?? (view === 'todo' ? undefined : { label: state, tone });
  const title = grouped ? `${task.sponsor}　${shortTitle(task)}` : task.title;
  return (
    <div className={row}>
      {choice}
      <div className={rowWords}>
        <Text as="div" strong>
          {href ? (
            <Link variant="plain" href={href}>
              <span className={cover} aria-hidden="true" />
              {title}
            </Link>
          ) : (
            <button type="button" className={css.opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <span className={cover} />
              {title}
            </button>
          )}
        </Text>
        <Text as="div" size="meta" tone="tertiary">
          <Metadata items={[department || source, holder && view !== 'todo' ? `在${holder}手里` : state]} />
        </Text>
        <Results files={task.results} />
      </div>
      {tag && (
        <Tag size="small" tone={tag.tone}>
          {tag.label}
        </Tag>
      )}
      {!href && <TaskSheet task={task} view={view} open={open} onOpenChange={setOpen} />}
    </div>
  );
}
