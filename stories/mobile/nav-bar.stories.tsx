import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { StarIcon } from '@yimen/ui/icon';
import { IconButton } from '@yimen/ui/icon-button';
import { NavBar } from '@yimen/ui/mobile/nav-bar';
import { MobilePage } from '@yimen/ui/mobile/page';
import { at, everyWidth, inEnglish, phone } from '../phoneStory.tsx';
import { longChinese, longEnglish } from '../samples.tsx';

const meta: Meta<typeof NavBar> = {
  title: 'Mobile 手机/NavBar 导航栏',
  id: 'mobile-nav-bar',
  component: NavBar,
  ...phone,
  args: { title: '学生证补办', backHref: '#back' },
};
export default meta;
type Story = StoryObj<typeof NavBar>;

export const WithBack: Story = {};
export const Lined: Story = { args: { variant: 'lined', title: '我的', backHref: undefined } };
export const English: Story = { ...inEnglish, args: { title: longEnglish } };

export const LongTitles: Story = {
  ...at(() => (
    <MobilePage>
      <NavBar title={longChinese} backHref="#back" />
      <NavBar title={longChinese} onBack={() => undefined} end={<Button variant="text">全部已读</Button>} />
      <NavBar
        title="办事指南"
        backHref="#back"
        end={<IconButton size="large" label="收藏" icon={<StarIcon size={22} />} />}
      />
    </MobilePage>
  )),
  parameters: everyWidth,
};
