import { paths } from '@yimen/contract/paths';
import { schoolCalendar } from '@yimen/contract/schedule/calendar';
import { nowTerm } from '@yimen/contract/schedule/day';
import { Heading } from '@yimen/ui/heading';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useId } from 'react';
import { clockMoment, monthNumber } from '../../../lib/time/clock.ts';
import { useNow } from '../../../lib/time/now.ts';
import { linkTo } from '../../../shell/routes/links.ts';
import { defineModule, useHome } from '../../home/shared/module.tsx';
import * as css from '../../person/shared/person.css.ts';
import { eventsByDay, monthSheet } from './month.ts';

const weekdayNames = ['一', '二', '三', '四', '五', '六', '日'];

/** 周历: this month with its events, and the week of the term. */
export const calendar = defineModule({
  sign: 'calendar',
  async load({ call }) {
    const days = monthSheet(clockMoment(new Date()).day).flat();
    const [events, term] = await Promise.all([
      call(schoolCalendar, { start: days[0]?.date, end: days.at(-1)?.date }),
      call(nowTerm, {}).catch(() => null),
    ]);
    return { events: events.map(({ title, start }) => ({ title, start })), week: term?.week ?? null };
  },
  View({ data, entry }) {
    const id = useId();
    const { day: today } = useNow(useHome().now);
    const events = eventsByDay(data.events);
    const all = linkTo(paths['schedule-center']);
    const week = data.week ? `第 ${data.week} 周` : entry.name;
    return (
      <section aria-labelledby={id}>
        <div className={css.monthHead}>
          <Heading level={2} size="body" id={id}>
            {monthNumber(today)} 月
          </Heading>
          <Text size="meta" strong tone="theme">
            {all ? <Link href={all.href}>{week}</Link> : week}
          </Text>
        </div>
        <table className={css.month} aria-labelledby={id}>
          <thead>
            <tr>
              {weekdayNames.map((name) => (
                <th key={name} scope="col" className={css.weekday} abbr={`星期${name}`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {monthSheet(today).map((days) => (
              <tr key={days[0]?.date}>
                {days.map(({ date, day, inMonth }) => {
                  const titles = events.get(date);
                  return (
                    <td
                      key={date}
                      className={css.day[date === today ? 'today' : inMonth ? 'inside' : 'outside']}
                      aria-current={date === today ? 'date' : undefined}
                      title={titles?.join('，')}
                    >
                      <span className={titles ? css.marked : undefined}>{day}</span>
                      {titles && <VisuallyHidden>，{titles.join('，')}</VisuallyHidden>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    );
  },
});
