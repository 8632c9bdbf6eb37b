import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from '@yimen/ui/accordion';
import { longChinese, longEnglish } from './samples.tsx';

const meta: Meta<typeof Accordion> = {
  title: 'Components 组件/Accordion 折叠面板',
  id: 'components-accordion',
  component: Accordion,
  args: {
    items: [
      { id: 'ticket', title: '补办期间怎么购买学生票？', content: '可以先下载电子的在读证明。' },
      { id: 'classmate', title: '可以请同学代领吗？', content: '可以，请带上双方的有效证件。' },
    ],
  },
};
export default meta;

export const Plain: StoryObj<typeof Accordion> = {};

export const Questions: StoryObj = {
  render: () => (
    <Accordion
      defaultOpen={['ticket']}
      items={[
        {
          id: 'ticket',
          title: '补办期间需要乘火车，怎么购买学生票？',
          content:
            '可以先在“在读证明开具”中下载带校验码的电子证明。学生优惠资质每学年核验一次，已核验的不受补办影响，可直接购票。',
        },
        { id: 'classmate', title: '可以请同学代领吗？', content: '可以，请同学带上双方的有效证件。' },
        { id: 'long', title: longChinese, content: longEnglish },
      ]}
    />
  ),
};
