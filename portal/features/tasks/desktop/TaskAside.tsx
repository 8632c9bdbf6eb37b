import type { SourceFailure } from '@yimen/contract/sources/sources';
import { Heading } from '@yimen/ui/heading';
import { Link } from '@yimen/ui/link';
import { SideNav } from '@yimen/ui/side-nav';
import { Text } from '@yimen/ui/text';
import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { daysBetween, type Moment, monthDay, weekday } from '../../../lib/time/clock.ts';
import type { Matter } from '../../../parts/due/matter.ts';
import { RetryInPlace } from '../../../parts/failures/RetryInPlace.tsx';
import { type MatterFilters, matterHref } from './filters.ts';
import { linkOf, newWindow } from './link-of.ts';
import * as css from './tasks.css.ts';

interface TaskAsideProps {
  filters: MatterFilters;
  sources: readonly { source: string; count: number }[];
  failed: readonly SourceFailure[];
  /** What waits, for its deadlines. */
  waiting: readonly Matter[];
  now: Moment;
}

/** Where the matters come from, with what is missing, and what is due within a week. */
export function TaskAside({ filters, sources, failed, waiting, now }: TaskAsideProps) {
  const id = useId();
  const all = sources.reduce((sum, { count }) => sum + count, 0);
  const soon = waiting.filter(({ deadline }) => deadline && daysBetween(now.day, deadline) < 7).slice(0, 6);
  const at = (source: string) => matterHref({ ...filters, source, page: 1 });
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
            {soon.map((matter) => (
              <li key={matter.id} className={css.dueRow}>
                <Text strong tone={toneOf(matter, now)}>
                  {dayName(matter.deadline ?? '', now)}
                </Text>
                <Due matter={matter} filters={filters} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

/** What is due, as a way to it; words where it is worked on elsewhere and nobody told where. */
function Due({ matter, filters }: { matter: Matter; filters: MatterFilters }) {
  const link = linkOf(matter, filters);
  const title = <Text lines={2}>{matter.title}</Text>;
  return link ? (
    <Link variant="plain" href={link.href} {...(link.external && newWindow)}>
      {title}
    </Link>
  ) : (
    title
  );
}

/** In the place of what a source would have given: its name, and a way to ask again. */
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

function toneOf({ deadline }: Matter, now: Moment) {
  const days = daysBetween(now.day, deadline ?? '');
  return days <= 0 ? 'error' : days === 1 ? 'warning' : 'tertiary';
}

function dayName(deadline: string, now: Moment): string {
  const days = daysBetween(now.day, deadline);
  if (days < 0) return '已逾期';
  if (days === 0) return '今天';
  if (days === 1) return '明天';
  return days < 5 ? `周${weekday(deadline).slice(2)}` : monthDay(deadline);
}
