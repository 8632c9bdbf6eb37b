import { paths } from '@yimen/contract/paths';
import { getBusinessApp } from '@yimen/contract/services/list';
import { Empty } from '@yimen/ui/empty';
import { ModuleSection } from '../../../parts/modules/ModuleSection.tsx';
import * as css from '../../../parts/modules/module.css.ts';
import { defineModule } from '../../../parts/modules/module.tsx';
import { linkTo } from '../../../shell/routes/links.ts';
import { SystemTile } from './SystemTile.tsx';

/** 业务系统: those most used; their page has them all. */
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
