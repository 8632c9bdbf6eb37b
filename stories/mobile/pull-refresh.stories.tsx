import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, CellGroup } from '@yimen/ui/mobile/cell';
import { PullRefresh } from '@yimen/ui/mobile/pull-refresh';
import { onPage, phone } from '../phoneStory.tsx';

const meta: Meta<typeof PullRefresh> = {
  title: 'Mobile 手机/PullRefresh 下拉刷新',
  id: 'mobile-pull-refresh',
  component: PullRefresh,
  ...phone,
  decorators: [onPage, ...phone.decorators],
  args: {
    shownAt: '08:12',
    onRefresh: () => Promise.resolve({ added: 3 }),
    children: (
      <CellGroup>
        {['学生证补办', '在读证明', '宿舍报修'].map((row) => (
          <Cell key={row} title={row} />
        ))}
      </CellGroup>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof PullRefresh>;

const refreshed =
  (words: RegExp): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(刷新|Refresh)$/ }));
    await canvas.findAllByText(words);
  };

export const AtRest: Story = {};
export const Refreshing: Story = {
  args: { onRefresh: () => new Promise<undefined>(() => undefined) },
  play: refreshed(/正在刷新|Refreshing/),
};
export const Failed: Story = {
  args: { onRefresh: () => Promise.reject(new Error('offline')) },
  play: refreshed(/没有连上|08:12/),
};
export const Disabled: Story = { args: { disabled: true } };
