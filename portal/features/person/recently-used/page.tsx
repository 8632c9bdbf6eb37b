import { paths } from '@yimen/contract/paths';
import { getRecentlyUsedAppGroup } from '@yimen/contract/services/recently-used';
import { ButtonLink } from '@yimen/ui/button';
import { Empty } from '@yimen/ui/empty';
import { SectionHead } from '@yimen/ui/section-head';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { chineseDay, clockMoment, daysBetween, type Moment, weekdayName } from '../../../lib/time/clock.ts';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { pageTitle } from '../../../shell/visit/title.ts';
import { visitOf } from '../../../shell/visit/visit.ts';
import { UseList } from '../../services/shared/recently-used/UseList.tsx';
import { loadPersonFrame } from '../desktop/load-frame.ts';
import { PersonFrame } from '../desktop/PersonFrame.tsx';
import * as css from '../desktop/person.css.ts';
import { SettingsPanel } from '../desktop/SettingsPanel.tsx';

/** Loads the services that the person used last, by day; null when that failed. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { call } = visit.api;
  const [frame, days] = await Promise.all([
    loadPersonFrame(visit),
    call(getRecentlyUsedAppGroup, {}).catch(() => null),
  ]);
  return { frame, days, now: clockMoment(new Date()) };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [{ title: pageTitle(matches, '最近使用，个人中心') }];

/** 最近使用: by day, newest first. */
export default function RecentlyUsedPage() {
  const { frame, days, now } = useLoaderData<typeof loader>();
  const { pictures } = useInstitution();
  const title = frame.places.find(({ sign }) => sign === 'recently-used')?.name ?? '最近使用';
  const count = days?.reduce((sum, { uses }) => sum + uses.length, 0) ?? 0;
  return (
    <PersonFrame frame={frame} current="recently-used">
      <SettingsPanel title={title} note={count > 0 && `用过 ${count} 项服务，每项只记最后一次。`}>
        {!days && <LoadFailed what="使用记录" />}
        {days?.length === 0 && (
          <Empty
            image={pictures.empty}
            title="还没有用过服务"
            text="办过的服务会按时间排在这里。"
            action={
              <ButtonLink variant="light" href={paths['service-hall']}>
                去服务大厅
              </ButtonLink>
            }
          />
        )}
        <div className={css.days}>
          {days?.map(({ day, uses }) => (
            <section key={day} aria-labelledby={`day-${day}`}>
              <SectionHead title={usedDayName(day, now)} titleId={`day-${day}`} size="medium" spacing="none" />
              <UseList uses={uses} now={now} sameDay />
            </section>
          ))}
        </div>
      </SettingsPanel>
    </PersonFrame>
  );
}

function usedDayName(day: string, now: Moment): string {
  const days = daysBetween(day, now.day);
  if (days === 0) return '今天';
  if (days === 1) return '昨天';
  return `${chineseDay(day)}，${weekdayName(day)}`;
}
