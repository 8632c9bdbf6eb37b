import { paths } from '@yimen/contract/paths';
import { getBusinessApp } from '@yimen/contract/services/list';
import { Empty } from '@yimen/ui/empty';
import { linkTo } from '../../../shell/routes/links.ts';
import { ModuleSection } from '../../home/shared/ModuleSection.tsx';
import * as css from '../../home/shared/module.css.ts';
import { defineModule } from '../../home/shared/module.tsx';
import { SystemTile } from './SystemTile.tsx';

/** 业务系统: the most used ones; their page has all. */
export const businessSystem = defineModule({
  sign: 'business-system',
  load: ({ call }) => call(getBusinessApp, { pageSize: 8 }),
  View({ data, entry }) {
    const all = linkTo(paths['business-system']);
    return (
      <ModuleSection
        title={entry.name}
        spacing="none"
        more={all && { label: `全部 ${data.total} 个系统`, href: all.href }}
      >
        {data.list.length === 0 ? (
          <Empty title="还没有业务系统" />
        ) : (
          <ul className={css.servicesWide}>
            {data.list.map((app) => (
              <li key={app.id}>
                <SystemTile app={app} />
              </li>
            ))}
          </ul>
        )}
      </ModuleSection>
    );
  },
});
