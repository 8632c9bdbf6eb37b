import { getHotApp } from '@yimen/contract/services/recommendations';
import { Empty } from '@yimen/ui/empty';
import { RankList } from '@yimen/ui/rank-list';
import { ModuleSection } from '../../home/shared/ModuleSection.tsx';
import { defineModule } from '../../home/shared/module.tsx';
import { guideHref } from '../shared/service-links.ts';

/** 本周热门: the most used services of this week. */
export const rank = defineModule({
  sign: 'rank',
  load: ({ call }) => call(getHotApp, { count: 7 }),
  View({ data, entry }) {
    if (data.length === 0) {
      return (
        <ModuleSection title={entry.name}>
          <Empty title="还没有办理记录" />
        </ModuleSection>
      );
    }
    return (
      <ModuleSection title={entry.name} note="办理次数" spacing="small">
        <RankList
          unit="次办理"
          items={data.map((app) => ({ href: guideHref(app.id), title: app.name, count: app.hitsWeek }))}
        />
      </ModuleSection>
    );
  },
});
