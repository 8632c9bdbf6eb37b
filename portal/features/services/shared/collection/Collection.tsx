import { maxLengthOf } from '@yimen/contract/endpoint';
import { paths } from '@yimen/contract/paths';
import { arrangeCollection } from '@yimen/contract/services/collection';
import { readableText } from '@yimen/contract/text';
import { Button } from '@yimen/ui/button';
import { useDialogs } from '@yimen/ui/dialog';
import { DropdownMenu } from '@yimen/ui/dropdown-menu';
import { ChevronDownIcon, PlusIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { SortableGrid, type SortableGroup } from '@yimen/ui/sortable-grid';
import { Text } from '@yimen/ui/text';
import { Tile } from '@yimen/ui/tile';
import { ServiceIcon } from '../ServiceIcon.tsx';
import { guideHref } from '../service-links.ts';
import * as css from './collect.css.ts';
import { type CollectedItem, type CollectionData, groupLabel, nameProblem } from './groups.ts';
import { useArrangement } from './use-collection.ts';

/** The sortable collection with groups, by mouse, touch or keyboard; every move is saved at once and can be undone. */
export function Collection({ collection }: { collection: CollectionData }) {
  const { groups, arrange, remove, addGroup, renameGroup } = useArrangement(collection);
  const dialogs = useDialogs();
  const named = groups.filter(({ id }) => groupLabel(id) !== '');

  const ask = (title: string, initialValue = '') =>
    dialogs.prompt({
      title,
      label: '分组名',
      initialValue,
      maxLength: maxLengthOf(arrangeCollection, 'group'),
      confirmLabel: '保存',
      validate: (name) => (name.trim() === initialValue && initialValue ? undefined : nameProblem(name, groups)),
    });

  async function create(): Promise<void> {
    const name = await ask('新建分组');
    if (name) addGroup(readableText(name));
  }

  async function rename(id: string, label: string): Promise<void> {
    const name = readableText((await ask(`重命名“${label}”`, label)) ?? '');
    if (name && name !== label) await renameGroup(id, name);
  }

  return (
    <>
      <div className={css.tools}>
        <Text as="p" tone="secondary">
          拖动卡片调整顺序，首页“我的应用”会同步更新。键盘：空格拿起，方向键移动，再按空格放下。
        </Text>
        <div className={css.buttons}>
          <Button variant="secondary" size="small" startIcon={<PlusIcon size={16} />} onClick={() => void create()}>
            新建分组
          </Button>
          {named.length > 0 && (
            <DropdownMenu
              trigger={(props) => (
                <Button {...props} variant="secondary" size="small" endIcon={<ChevronDownIcon size={16} />}>
                  管理分组
                </Button>
              )}
              items={named.flatMap(({ id, label }, index) => [
                {
                  id: `rename ${id}`,
                  label: `重命名“${label}”`,
                  separated: index > 0,
                  onSelect: () => void rename(id, label),
                },
                { id: `dissolve ${id}`, label: `解散“${label}”`, onSelect: () => void renameGroup(id, '') },
              ])}
            />
          )}
        </div>
      </div>
      <SortableGrid
        groups={groups}
        onGroupsChange={arrange}
        onRemove={remove}
        renderTile={collectedTile}
        tileWidth={160}
        renderLast={isLastGroup}
      />
    </>
  );
}

/** Link to add services, after the services without a group, where newly collected ones are added. */
function isLastGroup({ id }: SortableGroup) {
  if (groupLabel(id) !== '') return undefined;
  return (
    <Link variant="plain" href={paths['service-hall']}>
      <span className={css.add}>
        <PlusIcon size={22} />
        添加服务
      </span>
    </Link>
  );
}

/** A tile's content; a constant function, because a new one would render all tiles again. */
function collectedTile({ app }: CollectedItem) {
  return (
    <>
      <Tile variant={app.online === 'full' ? 'filled' : 'outlined'} icon={<ServiceIcon name={app.icon} />} />
      <Link standalone variant="quiet" href={guideHref(app.id)} draggable={false}>
        {app.name}
      </Link>
    </>
  );
}
