import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '@yimen/ui/button';
import { BottomBar } from '@yimen/ui/mobile/bottom-bar';
import { NavBar } from '@yimen/ui/mobile/nav-bar';
import { MobilePage } from '@yimen/ui/mobile/page';
import { everyWidth, phone } from '../phoneStory.tsx';
import { longChinese } from '../samples.tsx';

const meta: Meta<typeof BottomBar> = {
  title: 'Mobile 手机/BottomBar 底部操作栏',
  id: 'mobile-bottom-bar',
  component: BottomBar,
  ...phone,
  render: (args) => (
    <MobilePage header={<NavBar title="办事指南" backHref="#back" />} tabBar={<BottomBar {...args} />}>
      <p style={{ padding: 16 }}>{longChinese}</p>
    </MobilePage>
  ),
  args: {
    start: (
      <Button variant="light" size="large">
        问助手
      </Button>
    ),
    children: (
      <ButtonLink href="#start" variant="primary" size="large" fullWidth>
        立即办理
      </ButtonLink>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof BottomBar>;

export const WithTwoButtons: Story = { parameters: everyWidth };
