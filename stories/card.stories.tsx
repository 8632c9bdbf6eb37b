import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@yimen/ui/card';
import { longChinese } from './samples.tsx';

const meta: Meta<typeof Card> = {
  title: 'Components 组件/Card 卡片',
  id: 'components-card',
  component: Card,
  args: { padding: 'large', children: '一块面板' },
};
export default meta;

export const Plain: StoryObj<typeof Card> = {};

export const Cards: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }}>
      <Card>一块面板</Card>
      <Card tone="theme" padding="large">
        登录后，这里是你的一天
      </Card>
      <Card tone="floating" padding="large">
        浮在画面上
      </Card>
      <Card href="#card">{longChinese}</Card>
    </div>
  ),
};
