import { paths } from '@yimen/contract/paths';
import { getRecentlyUsedApp } from '@yimen/contract/services/recent';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { useGround } from '../../../parts/modules/ground.ts';
import { ModuleSection } from '../../../parts/modules/ModuleSection.tsx';
import { defineModule } from '../../../parts/modules/module.tsx';
import * as css from '../../../parts/modules/person.css.ts';
import { Apps } from '../../../parts/service/my-apps.tsx';
import { guideHref } from '../../../parts/service/service-links.ts';
import { linkTo } from '../../../shell/routes/links.ts';

/** As many as stand in two rows. */
const shown = 5;

/** 最近使用, newest first: names only in the narrow column, tiles elsewhere. */
export const recentlyUsed = defineModule({
  sign: 'recently-used',
  memberOnly: true,
  load: async ({ call }) => (await call(getRecentlyUsedApp, {})).map(({ app }) => app),
  View({ data, entry }) {
    const column = useGround() === 'column';
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
            {data.slice(0, shown).map((app) => (
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
