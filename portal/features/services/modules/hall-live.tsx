import { hallLive as hallLiveEndpoint } from '@yimen/contract/services/hall';
import { ButtonLink } from '@yimen/ui/button';
import { Empty } from '@yimen/ui/empty';
import { TicketIcon } from '@yimen/ui/icon';
import { Text } from '@yimen/ui/text';
import { dayOf, type Moment, minutesBetween, timeOf, whenText } from '../../../lib/time/clock.ts';
import { linkTo } from '../../../shell/routes/links.ts';
import { ModuleSection } from '../../home/shared/ModuleSection.tsx';
import { defineModule, useHome } from '../../home/shared/module.tsx';
import { guideHref } from '../shared/service-links.ts';
import * as css from './hall.css.ts';

/** The part that shows the queues; any other part is the id of a service of the hall, such as taking a number. */
const queues = 'hall-queue';

/** 大厅实况: queues at the hall's windows, as last reported. */
export const hallLiveModule = defineModule({
  sign: 'hall-live',
  load: ({ call }) => call(hallLiveEndpoint, {}),
  View({ data: { updatedAt, windows }, entry }) {
    const { now } = useHome();
    const current = isQueueFresh(updatedAt, now);
    const booking = entry.children.find(({ sign }) => sign !== queues);
    const target = booking && linkTo(guideHref(booking.sign));
    return (
      <ModuleSection
        title={entry.name}
        note={updatedAt ? `${current ? '' : '现在没有消息，'}${whenText(updatedAt, now.day)} 更新` : undefined}
        spacing="small"
      >
        {windows.length === 0 ? (
          <Empty title="暂时没有大厅的消息" />
        ) : (
          <table className={css.windows} aria-label={entry.name}>
            <thead>
              <tr>
                <th scope="col" className={css.windowHead}>
                  窗口
                </th>
                <th scope="col" className={css.numberHead}>
                  等候
                </th>
                <th scope="col" className={css.numberHead}>
                  预计
                </th>
              </tr>
            </thead>
            <tbody>
              {windows.map(({ name, place, ...queue }) => {
                const { people, wait, free } = queueText(queue, current);
                return (
                  <tr key={name}>
                    <th scope="row" className={css.windowCell} title={place || undefined}>
                      {name}
                    </th>
                    <td className={css.numberCell}>{people}</td>
                    <td className={css.numberCell}>
                      <Text size="meta" tone={free ? 'success' : 'secondary'}>
                        {wait}
                      </Text>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
        {booking && target && (
          <div className={css.booking}>
            <ButtonLink variant="light" fullWidth href={target.href} startIcon={<TicketIcon size={20} />}>
              {booking.name}
            </ButtonLink>
          </div>
        )}
      </ModuleSection>
    );
  },
});

/** Age in minutes after which a report is outdated: the hall has closed, or nobody reports. */
const freshForMinutes = 180;

/** Whether the report of the queues is still current. */
export function isQueueFresh(updatedAt: string | null, now: Moment): boolean {
  if (updatedAt === null || dayOf(updatedAt) !== now.day) return false;
  return minutesBetween(timeOf(updatedAt), now.time) <= freshForMinutes;
}

/** Text about a window's queue; empty when the report is outdated. */
export function queueText({ waiting, minutes }: { waiting: number; minutes: number }, current: boolean) {
  if (!current) return { people: '–', wait: '–', free: false };
  const free = waiting === 0;
  return { people: `${waiting} 人`, wait: free ? '随到随办' : `${minutes} 分`, free };
}
