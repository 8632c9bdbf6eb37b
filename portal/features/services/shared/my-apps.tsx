import { paths } from '@yimen/contract/paths';
import { getCollectApp } from '@yimen/contract/services/collection';
import { getRecentlyUsedApp } from '@yimen/contract/services/recently-used';
import type { App } from '@yimen/contract/services/service';
import type { ModuleEntry } from '@yimen/contract/site';
import { Empty } from '@yimen/ui/empty';
import { PlusIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { Tile } from '@yimen/ui/tile';
import { useInAddress } from '../../../parts/page/address.ts';
import { linkTo } from '../../../shell/routes/links.ts';
import { ModuleSection } from '../../home/shared/ModuleSection.tsx';
import * as css from '../../home/shared/module.css.ts';
import { defineModule } from '../../home/shared/module.tsx';
import { AppTile } from './AppTile.tsx';

/** Tiles in a row, besides the link to more. */
const appCount = 7;

/** A row of services as tiles, with a link to more. */
export function Apps({ apps, empty }: { apps: App[]; empty: string }) {
  if (apps.length === 0) return <Empty title={empty} />;
  return (
    <ul className={css.mine}>
      {apps.slice(0, appCount).map((app) => (
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

const appViews = { collected, recent };

/** 我的应用: collected and recently used services, as tabs. */
export function MyApps({ entry }: { entry: ModuleEntry }) {
  const tabs = entry.children.filter((child) => child.sign in appViews);
  const [chosen, choose] = useInAddress('apps');
  const tab = tabs.find((child) => child.sign === chosen) ?? tabs[0];
  if (!tab) return null;
  const { Module } = appViews[tab.sign as keyof typeof appViews];
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
