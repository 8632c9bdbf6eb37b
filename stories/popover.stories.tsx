import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { Link } from '@yimen/ui/link';
import { Popover } from '@yimen/ui/popover';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { longChinese, longEnglish } from './samples.tsx';

const meta: Meta<typeof Popover> = {
  title: 'Components 组件/Popover 气泡卡片',
  id: 'components-popover',
  component: Popover,
};
export default meta;

export const PopoverOpen: StoryObj<typeof Popover> = {
  args: {
    title: '全程网办',
    trigger: (props) => <Button {...props}>什么是全程网办</Button>,
    children: (
      <>
        从申请到领取结果都在网上，不用到现场。<Link href="#all">看 214 项全程网办</Link>
      </>
    ),
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const PopoverWithLongWords: StoryObj<typeof Popover> = {
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Popover align="end" title={longChinese} trigger={(props) => <Button {...props}>说明</Button>}>
        {longEnglish} {longChinese}
      </Popover>
    </div>
  ),
  play: PopoverOpen.play,
};
