import { paths, withQuery } from '@yimen/contract/paths';
import { Heading } from '@yimen/ui/heading';
import { Link } from '@yimen/ui/link';
import { SectionHead } from '@yimen/ui/section-head';
import { Text } from '@yimen/ui/text';
import { dayNumber, monthDay, monthNumber, weekdayName } from '../../../lib/time/clock.ts';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { useSite } from '../../../shell/visit/current.ts';
import { defaultEntry } from '../../../shell/visit/menus.ts';
import * as css from './front.css.ts';
import type { DatedEvent } from './front.ts';

const schedulePath = paths['schedule-center'];

/**
 * 近期安排: the next events of the school calendar, grouped by day; each links to that day for visitors who have a
 * schedule.
 */
export function ComingUp({ events, today }: { events: readonly DatedEvent[] | null; today: string }) {
  const { user, menus } = useSite();
  const opens = user !== null && defaultEntry(menus.desktop, schedulePath) !== undefined;
  if (events?.length === 0) return null;
  return (
    <section aria-labelledby="coming-title" className={css.coming}>
      <SectionHead
        title="近期安排"
        titleId="coming-title"
        more={opens ? { label: '全部安排', href: withQuery(schedulePath, { view: 'school-calendar' }) } : undefined}
      />
      {!events && <LoadFailed what="近期安排" />}
      {events && (
        <div className={css.days}>
          <ul className={css.dayList}>
            {events.map((event) => (
              <li key={event.id} className={css.day}>
                <Text as="p" size="meta" tone="tertiary">
                  <time dateTime={event.start} className={css.date}>
                    <Text size="title2" strong tone="theme">
                      {dayNumber(event.start)}
                    </Text>
                    <span>{monthNumber(event.start)} 月</span>
                    <span>{event.start === today ? '今天' : weekdayName(event.start)}</span>
                  </time>
                </Text>
                <Heading level={3} size="body">
                  {opens ? (
                    <Link
                      variant="plain"
                      href={withQuery(schedulePath, {
                        view: 'day',
                        date: event.start === today ? undefined : event.start,
                      })}
                    >
                      <span className={css.cover} aria-hidden="true" />
                      {event.title}
                    </Link>
                  ) : (
                    event.title
                  )}
                </Heading>
                <Text as="p" size="meta" tone="tertiary" lines={2}>
                  {[event.end > event.start && `至 ${monthDay(event.end)}`, event.note].filter(Boolean).join('　')}
                </Text>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
