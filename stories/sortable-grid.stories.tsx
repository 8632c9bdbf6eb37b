import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { PlusIcon } from '@yimen/ui/icon';
import { SortableGrid, type SortableGroup, type SortableItem } from '@yimen/ui/sortable-grid';
import { Tile } from '@yimen/ui/tile';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { inChinese } from './inChinese.ts';
import { longChinese, longEnglish, services } from './samples.tsx';

const meta = { title: 'Components 组件/SortableGrid 拖动排序', id: 'components-sortablegrid' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Service = SortableItem & { icon: ReactNode };
const items: Service[] = services.map(({ id, name, icon: Icon }) => ({ id, name, icon: <Icon size={24} /> }));

const draw = ({ icon, name }: Service) => (
  <>
    <Tile icon={icon} />
    {name}
  </>
);

const addService = () => (
  <Button variant="text" startIcon={<PlusIcon size={16} />}>
    添加服务
  </Button>
);

function Example({
  groups,
  removable = false,
  renderLast,
}: {
  groups: SortableGroup<Service>[];
  removable?: boolean;
  renderLast?: () => ReactNode;
}) {
  const [shown, setShown] = useState<readonly SortableGroup<Service>[]>(groups);
  const [remove] = useState(() => (id: string) => {
    setShown((all) => all.map((group) => ({ ...group, items: group.items.filter((item) => item.id !== id) })));
  });
  return (
    <SortableGrid
      groups={shown}
      onGroupsChange={setShown}
      renderTile={draw}
      onRemove={removable ? remove : undefined}
      renderLast={renderLast}
    />
  );
}

export const OneGrid: Story = {
  render: () => <Example removable groups={[{ id: 'mine', label: '我的收藏', items }]} />,
};
export const SeveralGrids: Story = {
  render: () => (
    <Example
      groups={[
        { id: 'home', label: '首页显示', items: items.slice(0, 4) },
        { id: 'more', label: '更多', items: items.slice(4) },
        { id: 'none', label: '不显示', items: [] },
      ]}
    />
  ),
};
export const LiftedByKeyboard: Story = {
  render: SeveralGrids.render,
  play: inChinese(async () => {
    (screen.getAllByRole('button', { name: /^移动/ })[1] as HTMLElement).focus();
    await userEvent.keyboard('[Space][ArrowRight]');
    await expect(screen.getByText(/第 3 个，共 4 个/)).toBeVisible();
  }),
};
export const AfterAMove: Story = {
  render: SeveralGrids.render,
  play: inChinese(async () => {
    (screen.getAllByRole('button', { name: /^移动/ })[0] as HTMLElement).focus();
    await userEvent.keyboard('[Space][End][Space]');
    await expect(screen.getByRole('button', { name: '撤销移动' })).toBeVisible();
  }),
};
export const NothingToSort: Story = {
  render: () => <Example groups={[{ id: 'mine', label: '我的收藏', items: [] }]} />,
};
export const WithATileToAdd: Story = {
  render: () => <Example removable groups={[{ id: 'mine', label: '我的收藏', items }]} renderLast={addService} />,
};
export const LongWords: Story = {
  render: () => (
    <div style={{ width: 320 }}>
      <Example
        removable
        groups={[
          {
            id: 'long',
            label: longChinese,
            items: [longChinese, longEnglish].map((name) => ({ id: name, name, icon: items[0]?.icon })),
          },
        ]}
      />
    </div>
  ),
};
