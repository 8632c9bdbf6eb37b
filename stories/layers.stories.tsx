import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { Drawer, type DrawerProps } from '@yimen/ui/drawer';
import { StarIcon } from '@yimen/ui/icon';
import { IconButton } from '@yimen/ui/icon-button';
import { Link } from '@yimen/ui/link';
import { LoadingOverlay } from '@yimen/ui/loading-overlay';
import { Popover } from '@yimen/ui/popover';
import { Stack } from '@yimen/ui/stack';
import { Text } from '@yimen/ui/text';
import { TextField } from '@yimen/ui/text-field';
import { Tooltip } from '@yimen/ui/tooltip';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { longChinese, longEnglish } from './samples.tsx';

const meta = {
  title: 'Components/Layers',
  // A drawer covers the page, so each example of the documentation needs a page of its own.
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function DrawerExample({ title = '筛选服务', ...props }: Partial<DrawerProps>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Drawer {...props} open={open} onOpenChange={setOpen} title={title}>
        {props.children ?? (
          <Stack gap={20}>
            <TextField label="部门" size="medium" />
            <TextField label="对象" size="medium" />
          </Stack>
        )}
      </Drawer>
    </>
  );
}
const actions = (
  <>
    <Button>清空</Button>
    <Button variant="primary">看 12 项</Button>
  </>
);
export const DrawerAtTheEnd: Story = { render: () => <DrawerExample footer={actions} /> };
export const DrawerAtTheStart: Story = { render: () => <DrawerExample side="start" size="large" footer={actions} /> };
export const DrawerAtTheTop: Story = { render: () => <DrawerExample side="top" /> };
export const DrawerAtTheBottom: Story = { render: () => <DrawerExample side="bottom" footer={actions} /> };
export const DrawerWithLongContent: Story = {
  render: () => (
    <DrawerExample title={longChinese} footer={actions}>
      {Array.from({ length: 20 }, (_item, index) => (
        <Text key={index} as="p">
          第 {index + 1} 条 {index % 2 ? longChinese : longEnglish}
        </Text>
      ))}
    </DrawerExample>
  ),
};

export const PopoverOpen: Story = {
  render: () => (
    <Popover title="全程网办" trigger={(props) => <Button {...props}>什么是全程网办</Button>}>
      从申请到领取结果都在网上，不用到现场。<Link href="#all">看 214 项全程网办</Link>
    </Popover>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const PopoverWithLongWords: Story = {
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Popover align="end" title={longChinese} trigger={(props) => <Button {...props}>说明</Button>}>
        {longEnglish} {longChinese}
      </Popover>
    </div>
  ),
  play: PopoverOpen.play,
};

export const TooltipOnFocus: Story = {
  render: () => (
    <div style={{ padding: 64 }}>
      <Tooltip text="收藏后会出现在首页">
        <Button>收藏</Button>
      </Tooltip>
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
export const TooltipWithLongWordsBelow: Story = {
  render: () => (
    <Tooltip side="bottom" text={`${longChinese} ${longEnglish}`}>
      <IconButton label="收藏" icon={<StarIcon />} />
    </Tooltip>
  ),
  play: TooltipOnFocus.play,
};

const rows = (
  <Stack gap={12}>
    {['奖学金申请', '实验室准入培训', '期中评教'].map((name) => (
      <Text key={name} as="p">
        {name}
      </Text>
    ))}
    <Button>全部处理</Button>
  </Stack>
);
export const LoadingOverContent: Story = {
  render: () => (
    <LoadingOverlay loading label="正在刷新待办">
      {rows}
    </LoadingOverlay>
  ),
};
export const LoadingOverHugeContent: Story = {
  render: () => (
    <LoadingOverlay loading label={longChinese}>
      <div style={{ height: 3000 }}>{rows}</div>
    </LoadingOverlay>
  ),
};
export const NothingLoading: Story = { render: () => <LoadingOverlay loading={false}>{rows}</LoadingOverlay> };
