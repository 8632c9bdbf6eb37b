import type { Meta, StoryObj } from '@storybook/react-vite';
import { TopicCards } from '@yimen/ui/mobile/topic-cards';
import { inSection, phone } from '../phoneStory.tsx';
import { art, longChinese } from '../samples.tsx';

const meta: Meta<typeof TopicCards> = {
  title: 'Mobile 手机/TopicCards 专题卡片',
  id: 'mobile-topic-cards',
  component: TopicCards,
  ...phone,
  decorators: [inSection('medium'), ...phone.decorators],
  args: {
    items: [
      { href: '#1', title: '毕业离校', note: '12 个环节', image: art('lake') },
      { href: '#2', title: longChinese, note: '18 项服务' },
    ],
  },
};
export default meta;

export const WithAndWithoutPicture: StoryObj<typeof TopicCards> = {};
