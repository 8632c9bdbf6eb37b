import { homeStatistic } from '@yimen/contract/site';
import { StatisticRow } from '@yimen/ui/statistic';
import { Framed } from '../shared/ModuleSection.tsx';
import * as css from '../shared/module.css.ts';
import { defineModule } from '../shared/module.tsx';
import { useSurface } from '../shared/surface.ts';

/** 办件统计: number of services and of handled cases. */
export const statistic = defineModule({
  sign: 'statistic',
  load: ({ call }) => call(homeStatistic, {}),
  View({ data, entry }) {
    const page = useSurface() === 'page';
    return (
      <Framed>
        <section aria-label={entry.name} className={page ? css.statistic : undefined}>
          <StatisticRow
            items={[
              { value: data.services, unit: '项', label: `在线服务，全程网办 ${data.fullyOnline} 项` },
              { value: data.handledTotal, unit: '次', label: '累计办理' },
              { value: data.handledWeek, unit: '件', label: '本周办结' },
              { value: data.averageDays, unit: '天', label: '平均办结用时' },
            ]}
          />
        </section>
      </Framed>
    );
  },
});
