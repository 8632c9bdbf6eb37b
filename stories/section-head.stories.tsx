import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { SectionHead } from '@yimen/ui/section-head';
import { TabLinks } from '@yimen/ui/tabs';
import { longChinese } from './samples.tsx';

const meta: Meta<typeof SectionHead> = {
  title: 'Components 组件/SectionHead 区块标题',
  id: 'components-sectionhead',
  component: SectionHead,
  args: { title: '推荐服务', more: { label: '全部 326 项', href: '#all' } },
};
export default meta;

export const Plain: StoryObj<typeof SectionHead> = {};

const tabs = (
  <TabLinks
    label="对象"
    variant="filled"
    items={['学生', '教师', '校友', '访客'].map((label, index) => ({
      id: label,
      label,
      href: `#${index}`,
      current: index === 0,
    }))}
  />
);
export const SectionHeads: StoryObj = {
  render: () => (
    <>
      <SectionHead title="推荐服务" tabs={tabs} more={{ label: '全部 326 项', href: '#all' }} />
      <SectionHead
        title="待我处理"
        size="medium"
        count={3}
        more={{ label: '任务中心', href: '#tasks' }}
        spacing="small"
      />
      <SectionHead title="本周热门" note="办理次数" spacing="small" />
      <SectionHead title={longChinese} end={<Button size="small">管理</Button>} />
    </>
  ),
};
