import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoticeBar } from '@yimen/ui/mobile/notice-bar';
import { at, everyWidth, inEnglish, onPage, phone, Screen } from '../phoneStory.tsx';
import { longChinese, longEnglish } from '../samples.tsx';

const meta: Meta<typeof NoticeBar> = {
  title: 'Mobile 手机/NoticeBar 通知栏',
  id: 'mobile-notice-bar',
  component: NoticeBar,
  ...phone,
  args: { text: '11 月 22 日 8:00–18:00 停电检修', tone: 'warning', onClose: () => undefined },
};
export default meta;
type Story = StoryObj<typeof NoticeBar>;

export const Warning: Story = { decorators: [onPage] };
export const English: Story = { ...inEnglish, args: { tone: 'info', text: `${longEnglish} is closed until Monday` } };

const Bars = () => (
  <Screen>
    <NoticeBar text="11 月 22 日 8:00–18:00 停电检修" tone="warning" onClose={() => undefined} />
    <NoticeBar text="期中评教开放至 11 月 27 日" link={{ label: '去评教', href: '#rate' }} />
    <NoticeBar text={longChinese.repeat(3)} tone="neutral" action={{ label: '重试', onPress: () => undefined }} />
  </Screen>
);
export const Tones = { ...at(Bars), parameters: everyWidth };
