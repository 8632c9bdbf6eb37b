import { Skeleton } from '@yimen/ui/skeleton';
import { times, width } from './blocks.ts';
import { Lines } from './Lines.tsx';
import { PersonPanels } from './PersonPanels.tsx';
import * as css from './skeleton.css.ts';
import { PanelShape } from './TopicShape.tsx';

/** The personal centre: its places at the left, the panels of one beside them. */
export function PersonShape({ sign }: { sign: string }) {
  return (
    <div className={css.paper}>
      <div className={css.personal}>
        <div className={css.panel}>
          <div className={css.places}>
            {times(8, (index) => (
              <Skeleton key={index} width={width(index)} />
            ))}
          </div>
        </div>
        <div className={css.panels}>
          <PersonPanels sign={sign} />
        </div>
      </div>
    </div>
  );
}

/** The schedule: a small month at the left of the week. */
export function ScheduleShape() {
  return (
    <div className={css.schedule}>
      <div className={css.month}>
        <Skeleton width={120} height={28} />
        <Skeleton height={280} radius="medium" />
        {times(5, (index) => (
          <Lines key={index} index={index} />
        ))}
      </div>
      <div className={css.week}>
        <div className={css.bar}>
          <Skeleton width={240} height={40} />
          <Skeleton width={400} height={40} radius="medium" />
        </div>
        <Skeleton height={720} radius="medium" />
      </div>
    </div>
  );
}

/** The task centre: title and search, views, matters, and where they come from. */
export function TasksShape() {
  return (
    <>
      <div className={css.tasksHead}>
        <Skeleton width={128} height={40} />
        <Skeleton width={400} height={40} radius="medium" />
      </div>
      <div className={css.tasks}>
        <div className={css.panels}>
          <Skeleton width={400} height={48} />
          <PanelShape rows={8} />
        </div>
        <div className={css.column}>
          {times(6, (index) => (
            <Skeleton key={index} height={28} radius="medium" />
          ))}
        </div>
      </div>
    </>
  );
}
