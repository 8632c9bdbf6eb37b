import { Button, ButtonLink } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { ChevronLeftIcon, ChevronRightIcon, PlusIcon } from '@yimen/ui/icon';
import { IconButtonLink } from '@yimen/ui/icon-button';
import { SegmentedControl } from '@yimen/ui/segmented-control';
import { Text } from '@yimen/ui/text';
import { useNavigate } from 'react-router';
import { addDays, mondayOf } from '../../../lib/time/clock.ts';
import { asStep } from '../../../parts/page/address.ts';
import { type ScheduleAddress, stepped, type View } from '../place.ts';
import { meetings } from '../shown.ts';
import { daySpan, titleOf } from '../titles.ts';
import type { Schedule } from '../use-schedule.ts';
import { scheduleHref } from './href.ts';
import * as css from './schedule.css.ts';

const desktopViews = [
  { value: 'day', label: '日' },
  { value: 'week', label: '周' },
  { value: 'month', label: '月' },
];
const unit: Record<View, string> = { day: '天', week: '周', month: '个月', 'school-calendar': '' };

/** The title of the shown part, and navigation to others. */
export function Toolbar({ schedule, onAdd }: { schedule: Schedule; onAdd: () => void }) {
  const { place, now, terms, school, shown } = schedule;
  const navigate = useNavigate();
  const { title, note } = titleOf(place, terms, school);
  const met = place.view === 'week' || place.view === 'day' ? meetings(shown) : 0;
  const monday = mondayOf(place.date);
  const days = place.view === 'week' ? daySpan(monday, addDays(monday, 6)) : '';
  const to = (next: ScheduleAddress) => scheduleHref(schedule, next);
  const listed = place.view === 'school-calendar';
  return (
    <div className={css.bar}>
      <div className={css.titles}>
        <Heading level={1} size="title2">
          {title}
        </Heading>
        <Text as="p" tone="secondary" role="status">
          {met > 0 ? [days || note, `${met} 处时间重叠`].join('，') : note}
        </Text>
      </div>
      <div className={css.tools}>
        {listed ? (
          <ButtonLink data-keep-place="" href={to({ ...place, view: 'week' })}>
            回到日程
          </ButtonLink>
        ) : (
          <>
            <IconButtonLink
              data-keep-place=""
              variant="secondary"
              label={`上一${unit[place.view]}`}
              icon={<ChevronLeftIcon size={18} />}
              href={to(stepped(place, -1))}
            />
            <ButtonLink data-keep-place="" href={to({ ...place, date: now.day })}>
              今天
            </ButtonLink>
            <IconButtonLink
              data-keep-place=""
              variant="secondary"
              label={`下一${unit[place.view]}`}
              icon={<ChevronRightIcon size={18} />}
              href={to(stepped(place, 1))}
            />
            <SegmentedControl
              label="视图"
              options={desktopViews}
              value={place.view}
              onValueChange={(view) => void navigate(to({ ...place, view: view as View }), asStep)}
            />
          </>
        )}
        <Button variant="primary" startIcon={<PlusIcon size={18} />} onClick={onAdd}>
          添加日程
        </Button>
      </div>
    </div>
  );
}
