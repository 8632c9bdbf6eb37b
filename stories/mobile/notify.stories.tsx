import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { NotifyProvider, useNotify } from '@yimen/ui/mobile/notify';
import { expect, waitFor } from 'storybook/test';
import { everyWidth, phone, Screen } from '../phoneStory.tsx';
import { longChinese } from '../samples.tsx';

const meta: Meta<typeof NotifyProvider> = {
  title: 'Mobile 手机/Notify 顶部消息',
  id: 'mobile-notify',
  component: NotifyProvider,
  ...phone,
  render: () => (
    <NotifyProvider>
      <Buttons />
    </NotifyProvider>
  ),
};
export default meta;
type Story = StoryObj<typeof NotifyProvider>;

function Buttons() {
  const notify = useNotify();
  return (
    <Screen title="顶部消息">
      <div style={{ display: 'grid', gap: 12, padding: 64 }}>
        <Button onClick={() => notify.success('已加入日程')}>成功</Button>
        <Button onClick={() => notify.error('提交失败：请求超时，请稍后再试')}>失败</Button>
        <Button onClick={() => notify.warning('17:00 后将顺延受理')}>提醒</Button>
        <Button onClick={() => notify.info(longChinese)}>消息</Button>
      </div>
    </Screen>
  );
}
const pressed =
  (name: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(document.querySelector('[data-tone]')).not.toBeNull());
  };
export const Failure: Story = { play: pressed('失败'), parameters: everyWidth };
export const Success: Story = { play: pressed('成功') };
export const Warning: Story = { play: pressed('提醒') };
export const News: Story = { play: pressed('消息') };
