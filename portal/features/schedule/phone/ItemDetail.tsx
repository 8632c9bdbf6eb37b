import { withQuery } from '@yimen/contract/paths';
import type { ScheduleItem } from '@yimen/contract/schedule/entries';
import { ButtonLink } from '@yimen/ui/button';
import { Empty } from '@yimen/ui/empty';
import { Heading } from '@yimen/ui/heading';
import { ArrowRightIcon, BellIcon, FileTextIcon, HistoryIcon, MapPinIcon, UserRoundIcon } from '@yimen/ui/icon';
import { Metadata } from '@yimen/ui/list';
import { Cell, CellGroup } from '@yimen/ui/mobile/cell';
import { Section } from '@yimen/ui/mobile/section';
import { Progress } from '@yimen/ui/progress';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import type { ReactNode } from 'react';
import { chineseDay, dayOf, type Moment, minutesBetween, mondayOf, weekdayName } from '../../../lib/time/clock.ts';
import { spanText } from '../../../lib/time/span.ts';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { PhoneBar } from '../../../parts/phone/PhoneBar.tsx';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { remindName, repeatWords } from '../draft.ts';
import { dayItems, phoneHref, phonePaths } from '../phone.ts';
import { itemKey } from '../place.ts';
import { groupOfKind, itemKindNames } from '../shown.ts';
import { longWeek } from '../titles.ts';
import type { PhoneSchedule } from '../use-phone-schedule.ts';
import { weekList } from '../words.ts';
import * as css from './detail.css.ts';

/** One item in full: start and end, how much of it has passed, and its details. */
export function ItemDetail({ schedule }: { schedule: PhoneSchedule }) {
  const { place, now, terms, school, failed } = schedule;
  const { item } = schedule.open;
  const { pictures } = useInstitution();
  const day = phoneHref(phonePaths.schedule, { view: 'day', date: place.date }, now.day);
  const bar = (
    <PhoneBar
      title="日程详情"
      titleElement={item ? 'p' : 'h1'}
      backHref={day}
      end={
        item?.own && (
          <ButtonLink
            variant="text"
            href={withQuery(phonePaths.dialog, { date: dayOf(item.start), entry: itemKey(item) })}
          >
            修改
          </ButtonLink>
        )
      }
    />
  );
  if (!item) {
    return (
      <>
        {bar}
        <div className={css.head}>
          {failed ? (
            <LoadFailed what="日程" />
          ) : (
            <Empty
              image={pictures.empty}
              title="没有找到这项日程"
              text="它可能已经删除，或改到了别的日子。"
              action={<ButtonLink href={day}>看看这一天</ButtonLink>}
            />
          )}
        </div>
      </>
    );
  }
  const date = dayOf(item.start);
  const badge = dayItems([item], now, date)[0]?.badge;
  return (
    <>
      {bar}
      <article>
        <div className={css.head}>
          <div className={css.kind}>
            <span className={css.square} data-group={groupOfKind(item.kind)} aria-hidden="true" />
            <Text tone="secondary">{itemKindNames[item.kind]}</Text>
            {badge && <Tag tone="theme">{badge}</Tag>}
          </div>
          <Heading level={1} size="title1">
            {item.title}
          </Heading>
          <Text as="p" tone="secondary">
            <Metadata items={[`${chineseDay(date)} ${weekdayName(date)}`, longWeek(mondayOf(date), terms, school)]} />
          </Text>
          <Span item={item} now={now} />
        </div>
        <ItemFacts item={item} />
      </article>
    </>
  );
}

/** Start and end in large type, with the elapsed part as a bar. */
function Span({ item, now }: { item: ScheduleItem; now: Moment }) {
  const { start, end, allDay, periods } = item;
  const [day = '', from = ''] = start.split(' ');
  const [lastDay = '', to = ''] = end.split(' ');
  if (allDay) {
    return (
      <Text as="p" size="title2" strong>
        {day === lastDay ? '全天' : `全天，到 ${chineseDay(lastDay)}`}
      </Text>
    );
  }
  const passed = day === lastDay && now.day === day ? minutesBetween(from, now.time) : -1;
  const lasts = minutesBetween(from, to);
  return (
    <>
      <div className={css.span}>
        <p className={css.end}>
          <Text size="display" strong>
            <span className={css.time}>{from}</span>
          </Text>
          {periods && (
            <Text size="meta" tone="tertiary">
              {periods.first}
            </Text>
          )}
        </p>
        <ArrowRightIcon size={24} />
        <p className={css.end}>
          <Text size="display" strong>
            <span className={css.time}>{to}</span>
          </Text>
          <Text size="meta" tone="tertiary">
            {day === lastDay ? periods?.last : chineseDay(lastDay)}
          </Text>
        </p>
      </div>
      {passed > 0 && passed < lasts && (
        <Progress
          label="已经过去"
          value={passed}
          max={lasts}
          valueText={`还剩 ${spanText(lasts - passed)}`}
          size="small"
        />
      )}
    </>
  );
}

function ItemFacts({ item }: { item: ScheduleItem }) {
  const { place, teacher, weeks, repeat, remind, note, start } = item;
  const rows: { id: string; icon: ReactNode; title: string }[] = [
    { id: 'place', icon: <MapPinIcon size={20} />, title: place },
    { id: 'teacher', icon: <UserRoundIcon size={20} />, title: teacher },
    {
      id: 'repeat',
      icon: <HistoryIcon size={20} />,
      title: weeks
        ? `每${weekdayName(start).replace('星期', '周')}，第 ${weekList(weeks)} 周`
        : repeat
          ? repeatWords(repeat)
          : '',
    },
    { id: 'remind', icon: <BellIcon size={20} />, title: remind === null ? '' : `${remindName(remind)}提醒` },
    { id: 'note', icon: <FileTextIcon size={20} />, title: note },
  ];
  const known = rows.filter(({ title }) => title !== '');
  if (known.length === 0) return null;
  return (
    <Section padding="none">
      <CellGroup>
        {known.map(({ id, icon, title }) => (
          <Cell key={id} icon={icon} title={title} />
        ))}
      </CellGroup>
    </Section>
  );
}
