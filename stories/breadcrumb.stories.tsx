import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '@yimen/ui/breadcrumb';
import { longChinese, longEnglish } from './samples.tsx';

const meta: Meta<typeof Breadcrumb> = {
  title: 'Components 组件/Breadcrumb 面包屑',
  id: 'components-breadcrumb',
  component: Breadcrumb,
  args: { items: [{ label: '服务大厅', href: '#hall' }, { label: '学生证补办' }] },
};
export default meta;

export const Plain: StoryObj<typeof Breadcrumb> = {};

export const BreadcrumbOfAPage: StoryObj = {
  render: () => (
    <Breadcrumb
      items={[{ label: '服务大厅', href: '#hall' }, { label: '学籍学业', href: '#records' }, { label: '学生证补办' }]}
    />
  ),
};
export const BreadcrumbWithLongNames: StoryObj = {
  render: () => (
    <Breadcrumb
      size="panel"
      items={[{ label: longChinese, href: '#hall' }, { label: longEnglish, href: '#records' }, { label: longChinese }]}
    />
  ),
};
