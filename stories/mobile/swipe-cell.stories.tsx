import type { Meta, StoryObj } from '@storybook/react-vite';
import { SwipeCell } from '@yimen/ui/mobile/swipe-cell';
import { expect, waitFor } from 'storybook/test';
import { everyWidth, inSection, phone } from '../phoneStory.tsx';
import { longChinese } from '../samples.tsx';

const actions = [
  { id: 'read', label: '已读', onPress: () => undefined },
  { id: 'remove', label: '删除', tone: 'danger' as const, onPress: () => undefined },
];
const words = (title: string) => (
  <div style={{ padding: 16 }}>
    <strong>{title}</strong>
    <br />
    学生工作处
  </div>
);

const meta: Meta<typeof SwipeCell> = {
  title: 'Mobile 手机/SwipeCell 滑动单元格',
  id: 'mobile-swipe-cell',
  component: SwipeCell,
  ...phone,
  decorators: [inSection('none'), ...phone.decorators],
  args: { label: '图书即将到期', actions, children: words('图书即将到期') },
};
export default meta;
type Story = StoryObj<typeof SwipeCell>;

export const Covered: Story = {};

export const WaitingForTheSecondPress: Story = {
  parameters: everyWidth,
  render: (args) => (
    <>
      {['“国家助学金”退回补正', longChinese].map((title) => (
        <SwipeCell key={title} label={title} actions={actions}>
          {words(title)}
        </SwipeCell>
      ))}
      <SwipeCell {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /图书即将到期/ }));
    await userEvent.click(await canvas.findByRole('button', { name: '删除' }));
    await canvas.findByRole('button', { name: /^(确认|Confirm).*删除$/ });
  },
};

export const WithoutItsButton: Story = { args: { menu: false } };
export const UncoveredByTheKeyboard: Story = {
  args: { menu: false },
  play: async ({ canvas }) => {
    const action = canvas.getByRole('button', { name: '已读' });
    action.focus();
    await waitFor(() => expect(action.closest('[data-state]')).toHaveAttribute('data-state', 'open'));
  },
};
