import { paths } from '@yimen/contract/paths';
import { getRecentlyUsedApp } from '@yimen/contract/services/recently-used';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { linkTo } from '../../../shell/routes/links.ts';
import { ModuleSection } from '../../home/shared/ModuleSection.tsx';
import { defineModule } from '../../home/shared/module.tsx';
import { useSurface } from '../../home/shared/surface.ts';
import { Apps } from '../../services/shared/my-apps.tsx';
import { guideHref } from '../../services/shared/service-links.ts';
import * as css from '../shared/person.css.ts';

/** Fits into two rows. */
const recentCount = 5;

/** 最近使用, newest first: names only in the narrow column, tiles elsewhere. */
export const recentlyUsed = defineModule({
  sign: 'recently-used',
  memberOnly: true,
  load: async ({ call }) => (await call(getRecentlyUsedApp, {})).map(({ app }) => app),
  View({ data, entry }) {
    const column = useSurface() === 'column';
    const all = linkTo(paths['personal-center-recently-used']);
    const more = all && { label: '全部', href: all.href };
    return (
      <ModuleSection
        title={entry.name}
        spacing="none"
        more={more}
        end={
          column &&
          more && (
            <Text size="meta">
              <Link href={more.href}>{more.label}</Link>
            </Text>
          )
        }
      >
        {!column && <Apps apps={data} empty="还没有用过服务" />}
        {column && data.length === 0 && (
          <Text as="p" size="meta" tone="tertiary">
            还没有用过服务
          </Text>
        )}
        {column && data.length > 0 && (
          <ul className={css.chips}>
            {data.slice(0, recentCount).map((app) => (
              <li key={app.id} className={css.chip}>
                <Link variant="plain" href={guideHref(app.id)}>
                  <span className={css.chipBody}>{app.name}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </ModuleSection>
    );
  },
});
