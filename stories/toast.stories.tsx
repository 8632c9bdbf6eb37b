import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { Stack } from '@yimen/ui/stack';
import { ToastProvider, useToast } from '@yimen/ui/toast';
import { expect, screen, userEvent } from 'storybook/test';
import { inChinese } from './inChinese.ts';

const meta: Meta<typeof ToastProvider> = {
  title: 'Components 组件/Toast 轻提示',
  id: 'components-toast',
  component: ToastProvider,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
};
export default meta;

export const Toasts: StoryObj<typeof ToastProvider> = {
  args: { duration: 60_000, children: <ToastButtons /> },
  play: inChinese(async () => {
    for (const button of screen.getAllByRole('button')) await userEvent.click(button);
    await expect(await screen.findAllByText('已收藏“成绩单打印”')).not.toHaveLength(0);
  }),
};

export const MobileToasts: StoryObj<typeof ToastProvider> = {
  args: { ...Toasts.args, placement: 'mobile' },
  play: Toasts.play,
};

function ToastButtons() {
  const toast = useToast();
  return (
    <Stack direction="row" gap={12} wrap>
      <Button onClick={() => toast.success('已收藏“成绩单打印”')}>成功</Button>
      <Button onClick={() => toast.error('提交失败，请稍后再试')}>失败</Button>
      <Button onClick={() => toast.info('17:00 后将顺延受理')}>提示</Button>
      <Button onClick={() => toast.warning('已取消收藏', { action: { label: '撤销', onSelect: () => undefined } })}>
        可撤销
      </Button>
      <Button onClick={() => toast.loading('正在生成电子件…')}>进行中</Button>
      <Button
        onClick={() =>
          toast.info(
            '这是一条很长的提示：为进一步规范学生证的补办与注册工作，学生证补办全程网上办理，请同学们提前准备好近期免冠照片。',
          )
        }
      >
        很长
      </Button>
    </Stack>
  );
}
