import type { Meta, StoryObj } from '@storybook/react-vite';
import { Marquee } from '@yimen/ui/marquee';
import { longChinese, longEnglish } from './samples.tsx';

const meta: Meta<typeof Marquee> = {
  title: 'Components 组件/Marquee 滚动公告',
  id: 'components-marquee',
  component: Marquee,
};
export default meta;

const notices = [
  '图书馆新增 312 个静音座位，今日起可线上预约',
  '11 月 22 日主校区计划停电，请提前保存实验数据',
  '2027 年寒假留校住宿登记开放，12 月 5 日截止',
].map((text, index) => ({ id: `${index}`, text, href: `#notice-${index}` }));
export const Plain: StoryObj<typeof Marquee> = {
  args: { items: [{ id: '1', text: '图书馆新增 312 个静音座位，今日起可线上预约', href: '#1' }] },
};

export const MarqueeThatMoves: StoryObj = {
  render: () => (
    <div style={{ width: 420 }}>
      <Marquee items={notices} />
    </div>
  ),
};
export const MarqueeThatFits: StoryObj = { render: () => <Marquee items={notices.slice(0, 1)} /> };
export const MarqueeWithLongWords: StoryObj = {
  render: () => (
    <div style={{ width: 320 }}>
      <Marquee items={[{ id: '1', text: longChinese + longEnglish }]} />
    </div>
  ),
};
