import { paths, withQuery } from '@yimen/contract/paths';
import { ButtonLink } from '@yimen/ui/button';
import { Empty } from '@yimen/ui/empty';
import { Heading } from '@yimen/ui/heading';
import { CalendarIcon, PlusIcon } from '@yimen/ui/icon';
import { IconButtonLink } from '@yimen/ui/icon-button';
import { SegmentedControl } from '@yimen/ui/segmented-control';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { useNavigate } from 'react-router';
import { addDays, chineseDay, chineseMonth, daysFrom, mondayOf, weekdayName } from '../../../lib/time/clock.ts';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { PartFailed } from '../../../parts/failures/PartFailed.tsx';
import { PhoneBar } from '../../../parts/phone/PhoneBar.tsx';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { LeftOut } from '../LeftOut.tsx';
import { dayItems, phoneHref, phonePaths, usualView } from '../phone.ts';
import { stepped, type View } from '../place.ts';
import { gridSchool, marksOf, overlapping } from '../shown.ts';
import { daySpan, longWeek, termOf } from '../titles.ts';
import { type PhoneSchedule as Schedule, usePhoneSchedule } from '../use-phone-schedule.ts';
import { DayList } from './DayList.tsx';
import { DayPicker } from './DayPicker.tsx';
import * as list from './day-list.css.ts';
import * as css from './schedule.css.ts';

const phoneViews = [
  { value: 'day', label: '日' },
  { value: 'week', label: '周' },
  { value: 'month', label: '月' },
];

/** 我的日程 on a phone: a row of days with each day's items below it (DESIGN §9, 15b). `path` is the path of its page. */
export function PhoneSchedule({ path }: { path: string }) {
  const schedule = usePhoneSchedule();
  const { place, now, failed, sources } = schedule;
  const navigate = useNavigate();
  const view = place.view === 'school-calendar' ? usualView : place.view;
  const to = (date: string, wanted: View = view) => phoneHref(path, { view: wanted, date }, now.day);
  return (
    <>
      <PhoneBar
        title={chineseMonth(place.date)}
        backHref={paths['mobile-home']}
        end={
          <>
            <IconButtonLink label="回到今天" icon={<CalendarIcon size={22} />} href={to(now.day)} />
            <IconButtonLink
              label="添加日程"
              icon={<PlusIcon size={24} />}
              href={withQuery(phonePaths.add, { date: place.date === now.day ? undefined : place.date })}
            />
          </>
        }
      />
      <div className={css.panes}>
        <div className={css.head}>
          <div className={css.titles}>
            <WeekTitle schedule={schedule} />
            <SegmentedControl
              label="视图"
              options={phoneViews}
              value={view}
              onValueChange={(value) => void navigate(to(place.date, value as View), { replace: true })}
            />
          </div>
          <DayPicker
            view={view}
            now={now}
            date={place.date}
            marks={marksOf(schedule.items)}
            hrefFor={(date) => to(date, view === 'week' ? 'day' : view)}
            previous={to(stepped({ view: view === 'month' ? 'month' : 'week', date: place.date }, -1).date)}
            next={to(stepped({ view: view === 'month' ? 'month' : 'week', date: place.date }, 1).date)}
            toggle={to(place.date, view === 'month' ? 'day' : 'month')}
          />
        </div>
        <div className={css.body}>
          {failed && (
            <div className={css.padded}>
              <LoadFailed what="日程" />
            </div>
          )}
          <PartFailed failed={sources} waiting={schedule.waiting} />
          <LeftOut complete={schedule.complete} />
          {!failed &&
            (view === 'week' ? (
              daysFrom(mondayOf(place.date), addDays(mondayOf(place.date), 6)).map((date) => (
                <section key={date} aria-label={chineseDay(date)} className={css.day}>
                  <div className={css.padded}>
                    <Heading level={2} size="body">
                      {`${chineseDay(date)} ${weekdayName(date)}`}
                      {date === now.day ? '　今天' : ''}
                    </Heading>
                  </div>
                  <OneDay schedule={schedule} date={date} brief />
                </section>
              ))
            ) : (
              <OneDay schedule={schedule} date={place.date} />
            ))}
        </div>
      </div>
    </>
  );
}

/** The number of the week, or its name in the school calendar. */
function WeekTitle({ schedule }: { schedule: Schedule }) {
  const { place, terms, school } = schedule;
  const monday = mondayOf(place.date);
  const week = longWeek(monday, terms, school);
  const term = termOf(terms, place.date);
  return (
    <div className={css.weekName}>
      <Text as="p" size="title3" strong>
        {week ?? daySpan(monday, addDays(monday, 6))}
      </Text>
      {week?.startsWith('第') && term && (
        <Text as="p" tone="tertiary" size="meta">
          共 {term.totalWeeks} 周
        </Text>
      )}
    </div>
  );
}

function daySum(all: number, left: number): string {
  if (left === 0) return `${all} 项都结束了`;
  return left < all ? `共 ${all} 项，还有 ${left} 项` : `共 ${all} 项`;
}

/** A day: all-day items, its hours, and an empty state with actions. */
function OneDay({ schedule, date, brief = false }: { schedule: Schedule; date: string; brief?: boolean }) {
  const { items, school, now } = schedule;
  const { pictures } = useInstitution();
  const here = overlapping(items, date, date);
  const rows = dayItems(here, now, date);
  const bars = overlapping(gridSchool(overlapping(school, date, date)), date, date);
  const left = rows.filter(({ state }) => state !== 'past').length;
  return (
    <>
      {bars.length > 0 && (
        <div className={list.chips}>
          {bars.map((bar) => (
            <Tag key={bar.id} tone={bar.tone === 'exam' ? 'warning' : 'success'}>
              {bar.title}
            </Tag>
          ))}
        </div>
      )}
      {rows.length > 0 && <DayList label={`${chineseDay(date)}的日程`} items={rows} />}
      {rows.length === 0 && brief && (
        <div className={css.padded}>
          <Text tone="tertiary">没有安排</Text>
        </div>
      )}
      {rows.length === 0 && !brief && (
        <Empty
          image={pictures.empty}
          title={date === now.day ? '今天没有安排' : '这一天没有安排'}
          action={
            <ButtonLink href={withQuery(phonePaths.add, { date: date === now.day ? undefined : date })}>
              添加日程
            </ButtonLink>
          }
        />
      )}
      {rows.length > 0 && !brief && (
        <Text as="p" tone="tertiary" size="meta" align="center">
          {daySum(rows.length, date === now.day ? left : rows.length)}
        </Text>
      )}
    </>
  );
}
