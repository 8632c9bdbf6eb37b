import { getHotApp } from '@yimen/contract/services/recommendations';
import { Empty } from '@yimen/ui/empty';
import { RankList } from '@yimen/ui/rank-list';
import { ModuleSection } from '../../../parts/modules/ModuleSection.tsx';
import { defineModule } from '../../../parts/modules/module.tsx';
import { guideHref } from '../../../parts/service/service-links.ts';

/** 本周热门: what people used most this week. */
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
