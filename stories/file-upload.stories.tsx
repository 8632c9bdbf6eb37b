import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileUpload, UploadError } from '@yimen/ui/file-upload';
import { Stack } from '@yimen/ui/stack';
import { expect, userEvent, within } from 'storybook/test';
import { inChinese } from './inChinese.ts';

const limits = { accept: ['pdf', 'jpg', 'png'], maxSize: 10 * 1024 * 1024, maxCount: 5 };

const meta: Meta<typeof FileUpload> = {
  title: 'Components 组件/FileUpload 上传文件',
  id: 'components-fileupload',
  component: FileUpload,
  args: {
    label: '证明材料',
    ...limits,
    upload: (file, { onProgress }) =>
      new Promise((_resolve, reject) => {
        onProgress(0.62);
        if (file.name.startsWith('成绩单')) reject(new UploadError('网络中断，上传没有完成'));
      }),
  },
};
export default meta;
type Story = StoryObj<typeof FileUpload>;

const there = [{ id: '1', name: '家庭经济情况说明.pdf', size: 1_887_437 }];

export const States: Story = {
  render: (args) => (
    <Stack gap={32}>
      <FileUpload {...args} required help="原件扫描，四角完整" />
      <FileUpload {...args} defaultFiles={there} error="还缺一张近期免冠证件照" />
      <FileUpload {...args} defaultFiles={there} disabled />
    </Stack>
  ),
};

export const UnderWay: Story = {
  args: { defaultFiles: there },
  play: inChinese(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const file = (name: string, size = 4096) => new File([new Uint8Array(size)], name);
    await userEvent.upload(
      canvas.getByLabelText('证明材料'),
      [
        file('近期免冠证件照.jpg'),
        file('志愿服务证明扫描件.tiff'),
        file('成绩单（秋季学期）.pdf'),
        file('国际合作与交流处出国（境）学习成绩单认定及学分转换申请表_最终版_再也不改了_20261120.pdf'),
        file('多出来的一个.pdf'),
        file('又多出来的一个.pdf'),
      ],
      { applyAccept: false },
    );
    await expect(await canvas.findByText(/不支持 tiff/)).toBeVisible();
  }),
};
