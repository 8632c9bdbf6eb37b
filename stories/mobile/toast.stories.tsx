import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { MobileToastProvider, useToast } from '@yimen/ui/mobile/toast';
import { everyWidth, phone, Screen } from '../phoneStory.tsx';

const meta: Meta<typeof MobileToastProvider> = {
  title: 'Mobile 手机/MobileToast 轻提示',
  id: 'mobile-toast',
  component: MobileToastProvider,
  ...phone,
  args: { duration: 60_000 },
};
export default meta;

function Buttons() {
  const toast = useToast();
  return (
    <Screen title="轻提示">
      <div style={{ display: 'grid', gap: 12, padding: 64 }}>
        <Button onClick={() => toast.success('已收藏')}>成功</Button>
        <Button onClick={() => toast.loading('加载中…')}>加载</Button>
      </div>
    </Screen>
  );
}

export const Success: StoryObj<typeof MobileToastProvider> = {
  parameters: everyWidth,
  render: (args) => (
    <MobileToastProvider {...args}>
      <Buttons />
    </MobileToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '成功' }));
    await canvas.findByText('已收藏');
  },
};
