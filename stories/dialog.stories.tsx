import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { Dialog, DialogProvider, useDialogs } from '@yimen/ui/dialog';
import { Select } from '@yimen/ui/select';
import { Stack } from '@yimen/ui/stack';
import { Text } from '@yimen/ui/text';
import { TextField } from '@yimen/ui/text-field';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inChinese } from './inChinese.ts';

const meta: Meta<typeof Dialog> = {
  title: 'Components 组件/Dialog 对话框',
  id: 'components-dialog',
  component: Dialog,
  // Its layer covers the page, so each example of the documentation needs a page of its own.
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Plain: Story = {
  args: {
    open: true,
    title: '添加日程',
    children: '保存后会出现在日程中心，可以随时修改。',
    footer: <Button variant="primary">保存日程</Button>,
  },
  render: function PlainDialog(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>打开</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
};

export const ConfirmDanger: Story = {
  render: () => (
    <DialogProvider>
      <Ask>
        {({ confirm }) =>
          confirm({
            title: '撤回“奖学金申请”？',
            text: '撤回后需要重新提交，办理顺序会顺延。确认要撤回吗？',
            confirmLabel: '撤回申请',
            cancelLabel: '先不撤回',
            danger: true,
          })
        }
      </Ask>
    </DialogProvider>
  ),
  play: inChinese(async () => {
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  }),
};

export const AlertExpired: Story = {
  render: () => (
    <DialogProvider>
      <Ask>
        {({ alert }) =>
          alert({
            title: '系统提示',
            tone: 'warning',
            text: (
              <>
                登录状态已过期，请重新登录。
                <br />
                重新登录后会回到当前页面。
              </>
            ),
            label: '重新登录',
          })
        }
      </Ask>
    </DialogProvider>
  ),
  play: ConfirmDanger.play,
};

export const PromptWithError: Story = {
  render: () => (
    <DialogProvider>
      <Ask>
        {({ prompt }) =>
          prompt({
            title: '填写联系电话',
            label: '手机号',
            initialValue: '1380 571 20',
            inputMode: 'tel',
            pattern: /^1\d{10}$/,
            message: '请填写正确的手机号，共 11 位数字',
            confirmLabel: '保存',
          })
        }
      </Ask>
    </DialogProvider>
  ),
  play: inChinese(async () => {
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    await userEvent.click(await screen.findByRole('button', { name: '保存' }));
    const error = await screen.findByText('请填写正确的手机号，共 11 位数字');
    await waitFor(() => expect(error).toBeVisible());
  }),
};

export const FormDialog: Story = {
  render: function FormDialog() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(true)}>打开</Button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="添加日程"
          size="form"
          footer={
            <>
              <Button onClick={() => setOpen(false)}>取消</Button>
              <Button variant="primary" onClick={() => setOpen(false)}>
                保存日程
              </Button>
            </>
          }
        >
          <Stack gap={20}>
            <TextField label="标题" size="medium" required placeholder="例如：与导师讨论开题" />
            <Select
              label="提醒"
              size="medium"
              defaultValue="15"
              options={[
                { value: '0', label: '不提醒' },
                { value: '15', label: '提前 15 分钟' },
                { value: '60', label: '提前 1 小时' },
              ]}
            />
          </Stack>
        </Dialog>
      </>
    );
  },
};

export const LongContent: Story = {
  render: function LongContent() {
    const [open, setOpen] = useState(true);
    return (
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="关于规范二〇二六至二〇二七学年第一学期本科生学生证补办与注册工作有关事项的通知（征求意见稿）"
        footer={<Button variant="primary">我已阅读</Button>}
      >
        {Array.from({ length: 14 }, (_item, index) => (
          <Text key={index} as="p">
            第 {index + 1} 条
            学生证补办全程网上办理。学生登录一站式在线服务，填写补办原因并上传近期免冠照片，学院审核通过后由学生工作处统一制证。
          </Text>
        ))}
      </Dialog>
    );
  },
};

export const ConfirmUnderWay: Story = {
  render: () => (
    <DialogProvider>
      <Ask>
        {({ confirm }) =>
          confirm({
            title: '提交申请？',
            text: '提交后不能再修改。',
            confirmLabel: '提交申请',
            onConfirm: () => new Promise(() => undefined),
          })
        }
      </Ask>
    </DialogProvider>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    await userEvent.click(await screen.findByRole('button', { name: '提交申请' }));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull());
  },
};

export const OneAboveTheOther: Story = {
  render: function OneAboveTheOther() {
    const [upper, setUpper] = useState(true);
    return (
      <Dialog open onOpenChange={() => undefined} title="添加日程" size="form">
        <TextField label="标题" size="medium" />
        <Dialog
          open={upper}
          onOpenChange={setUpper}
          title="选择地点"
          footer={<Button onClick={() => setUpper(false)}>就在这里</Button>}
        >
          图书馆三楼研讨室
        </Dialog>
      </Dialog>
    );
  },
};

function Ask({ children }: { children: (dialogs: ReturnType<typeof useDialogs>) => Promise<unknown> }) {
  const dialogs = useDialogs();
  const [answer, setAnswer] = useState('');
  return (
    <Stack gap={16} align="start">
      <Button onClick={async () => setAnswer(JSON.stringify(await children(dialogs)) ?? '')}>打开</Button>
      <Text tone="secondary">{answer}</Text>
    </Stack>
  );
}
