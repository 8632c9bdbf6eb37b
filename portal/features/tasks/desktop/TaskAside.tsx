import type { SourceFailure } from '@yimen/contract/sources/sources';
import { Heading } from '@yimen/ui/heading';
import { Link } from '@yimen/ui/link';
import { SideNav } from '@yimen/ui/side-nav';
import { Text } from '@yimen/ui/text';
import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { daysBetween, type Moment, monthDay, weekdayName } from '../../../lib/time/clock.ts';
import { RetryInPlace } from '../../../parts/failures/RetryInPlace.tsx';
import { newWindow } from '../../../shell/routes/links.ts';
import type { TaskItem } from '../shared/task-item.ts';
import { type TaskFilters, taskHref } from './filters.ts';
import { linkOf } from './link-of.ts';
import * as css from './tasks.css.ts';

interface TaskAsideProps {
  filters: TaskFilters;
  sources: readonly { source: string; count: number }[];
  failed: readonly SourceFailure[];
  /** Open tasks, for their deadlines. */
  waiting: readonly TaskItem[];
  now: Moment;
}

/** The sources of the tasks, including failed ones, and the tasks that are due within a week. */
export function TaskAside({ filters, sources, failed, waiting, now }: TaskAsideProps) {
  const id = useId();
  const all = sources.reduce((sum, { count }) => sum + count, 0);
  const soon = waiting.filter(({ deadline }) => deadline && daysBetween(now.day, deadline) < 7).slice(0, 6);
  const at = (source: string) => taskHref({ ...filters, source, page: 1 });
  return (
    <aside className={css.aside} aria-label="来源与截止">
      <section aria-labelledby={id}>
        <Heading level={2} size="title3" id={id}>
          来源系统
        </Heading>
        <div className={css.sources}>
          <SideNav
            label="来源系统"
            items={[
              { id: 'all', label: '全部', href: at(''), count: all, current: filters.source === '' },
              ...sources.map(({ source, count }) => ({
                id: source,
                label: source,
                href: at(source),
                count,
                current: filters.source === source,
              })),
            ]}
          />
        </div>
        {failed.map((failure) => (
          <SourceLost key={failure.source} name={failure.source} />
        ))}
      </section>
      {filters.view === 'todo' && soon.length > 0 && (
        <section aria-labelledby={`${id}-due`}>
          <Heading level={2} size="title3" id={`${id}-due`}>
            七天内截止
          </Heading>
          <ul className={css.due}>
            {soon.map((task) => (
              <li key={task.id} className={css.dueRow}>
                <Text strong tone={deadlineTone(task, now)}>
                  {deadlineName(task.deadline ?? '', now)}
                </Text>
                <Due task={task} filters={filters} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

/** A due task as a link; as text where it is handled in a system without a known address. */
function Due({ task, filters }: { task: TaskItem; filters: TaskFilters }) {
  const link = linkOf(task, filters);
  const title = <Text lines={2}>{task.title}</Text>;
  return link ? (
    <Link variant="plain" href={link.href} {...(link.external && newWindow)}>
      {title}
    </Link>
  ) : (
    title
  );
}

/** Shown instead of a source's data: its name, and a retry button. */
export function SourceLost({ name }: { name: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className={css.lost}>
      <Text tone="secondary">{name}</Text>
      <span>
        <Text tone="error">没有加载出来</Text>
        <RetryInPlace
          size="small"
          label={`重试${name}`}
          retrying={state !== 'idle'}
          onRetry={() => void revalidate()}
        />
      </span>
    </div>
  );
}

function deadlineTone({ deadline }: TaskItem, now: Moment) {
  const days = daysBetween(now.day, deadline ?? '');
  return days <= 0 ? 'error' : days === 1 ? 'warning' : 'tertiary';
}

function deadlineName(deadline: string, now: Moment): string {
  const days = daysBetween(now.day, deadline);
  if (days < 0) return '已逾期';
  if (days === 0) return '今天';
  if (days === 1) return '明天';
  return days < 5 ? `周${weekdayName(deadline).slice(2)}` : monthDay(deadline);
}
