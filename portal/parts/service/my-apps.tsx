import { paths } from '@yimen/contract/paths';
import { getCollectApp } from '@yimen/contract/services/collection';
import { getRecentlyUsedApp } from '@yimen/contract/services/recent';
import type { App } from '@yimen/contract/services/service';
import type { ModuleEntry } from '@yimen/contract/site';
import { Empty } from '@yimen/ui/empty';
import { PlusIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { Tile } from '@yimen/ui/tile';
import { linkTo } from '../../shell/routes/links.ts';
import { ModuleSection } from '../modules/ModuleSection.tsx';
import * as css from '../modules/module.css.ts';
import { defineModule } from '../modules/module.tsx';
import { useInAddress } from '../page/address.ts';
import { AppTile } from './AppTile.tsx';

/** One row of tiles; the last place leads to more. */
const shown = 7;

/** One row of services as tiles, and the way to more. */
export function Apps({ apps, empty }: { apps: App[]; empty: string }) {
  if (apps.length === 0) return <Empty title={empty} />;
  return (
    <ul className={css.mine}>
      {apps.slice(0, shown).map((app) => (
        <li key={app.id}>
          <AppTile app={app} />
        </li>
      ))}
      <li>
        <Link href={paths['service-hall']} variant="plain">
          <span className={css.add}>
            <Tile variant="dashed" icon={<PlusIcon size={22} />} />
            <Text tone="tertiary">添加</Text>
          </span>
        </Link>
      </li>
    </ul>
  );
}

/** 收藏: in the person's own order. */
export const collected = defineModule({
  sign: 'collected',
  memberOnly: true,
  load: ({ call }) => call(getCollectApp, {}),
  View: ({ data }) => <Apps apps={data} empty="还没有收藏的服务，在服务大厅点一下星标就会出现在这里" />,
});

/** 最近使用: newest first. */
export const recent = defineModule({
  sign: 'recent',
  memberOnly: true,
  load: ({ call }) => call(getRecentlyUsedApp, {}),
  View: ({ data }) => <Apps apps={data.map(({ app }) => app)} empty="还没有用过服务" />,
});

const views = { collected, recent };

/** 我的应用: what is collected and what was used last, as tabs. */
export function MyApps({ entry }: { entry: ModuleEntry }) {
  const tabs = entry.children.filter((child) => child.sign in views);
  const [chosen, choose] = useInAddress('apps');
  const tab = tabs.find((child) => child.sign === chosen) ?? tabs[0];
  if (!tab) return null;
  const { Module } = views[tab.sign as keyof typeof views];
  const manage = linkTo(paths['personal-center-collect']);
  return (
    <ModuleSection
      title={entry.name}
      spacing="none"
      more={manage && { label: '管理', href: manage.href }}
      views={{
        label: entry.name,
        items: tabs.map((child) => ({ id: child.sign, label: child.name })),
        value: tab.sign,
        onValueChange: choose,
      }}
    >
      <Module key={tab.sign} entry={tab} />
    </ModuleSection>
  );
}
