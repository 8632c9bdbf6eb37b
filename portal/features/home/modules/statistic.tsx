import { homeStatistic } from '@yimen/contract/site';
import { StatisticRow } from '@yimen/ui/statistic';
import { useGround } from '../../../parts/modules/ground.ts';
import { Framed } from '../../../parts/modules/ModuleSection.tsx';
import * as css from '../../../parts/modules/module.css.ts';
import { defineModule } from '../../../parts/modules/module.tsx';

/** 办件统计: how many services there are and how much was handled. */
export const statistic = defineModule({
  sign: 'statistic',
  load: ({ call }) => call(homeStatistic, {}),
  View({ data, entry }) {
    const page = useGround() === 'page';
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
