import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { Drawer, type DrawerProps } from '@yimen/ui/drawer';
import { Stack } from '@yimen/ui/stack';
import { Text } from '@yimen/ui/text';
import { TextField } from '@yimen/ui/text-field';
import { useState } from 'react';
import { opensAndCloses } from './layerPlays.ts';
import { longChinese, longEnglish } from './samples.tsx';

const meta: Meta<typeof Drawer> = {
  title: 'Components 组件/Drawer 抽屉',
  id: 'components-drawer',
  component: Drawer,
  // A drawer covers the page, so each example of the documentation needs a page of its own.
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
};
export default meta;

function DrawerExample({ title = '筛选服务', open: first = true, ...props }: Partial<DrawerProps>) {
  const [open, setOpen] = useState(first);
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
export const Plain: StoryObj<typeof Drawer> = {
  args: { title: '筛选服务', side: 'end', size: 'medium', footer: actions },
  render: ({ open: _, onOpenChange: __, ...args }) => <DrawerExample {...args} />,
};
export const DrawerAtTheEnd: StoryObj = { render: () => <DrawerExample footer={actions} /> };
export const DrawerAtTheStart: StoryObj = {
  render: () => <DrawerExample side="start" size="large" footer={actions} />,
};
export const DrawerAtTheTop: StoryObj = { render: () => <DrawerExample side="top" /> };
export const DrawerAtTheBottom: StoryObj = { render: () => <DrawerExample side="bottom" footer={actions} /> };
export const DrawerWithLongContent: StoryObj = {
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
export const OpenedByPress: StoryObj<typeof Drawer> = {
  ...opensAndCloses,
  render: ({ open }) => <DrawerExample open={open} footer={actions} />,
};
