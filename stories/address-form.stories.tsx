import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressForm } from '@yimen/ui/address-form';
import { Button } from '@yimen/ui/button';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inChinese } from './inChinese.ts';

const meta: Meta<typeof AddressForm> = {
  title: 'Components 组件/AddressForm 地址表单',
  id: 'components-addressform',
  component: AddressForm,
  args: {
    onSubmit: fn(),
    actions: <Button size="large">取消</Button>,
    areas: [
      {
        value: '33',
        label: '浙江省',
        children: [
          {
            value: '3301',
            label: '杭州市',
            children: [
              { value: '330106', label: '西湖区' },
              { value: '330110', label: '余杭区' },
            ],
          },
          {
            value: '3307',
            label: '金华市',
            children: [{ value: '330727', label: '磐安县（含原大盘镇、尖山镇、安文街道）' }],
          },
        ],
      },
      { value: '81', label: '香港特别行政区' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof AddressForm>;

export const Blank: Story = {};

export const Filled: Story = {
  args: {
    defaultValue: {
      name: '林知夏',
      phone: '13805710020',
      area: ['33', '3307', '330727'],
      address: '明德路 188 号明德大学学生公寓十二幢四单元六层东侧六〇三室，快递请放一楼架子第三层',
    },
  },
};

export const Wrong: Story = {
  play: inChinese(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '保存地址' }));
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveFocus();
    await expect(canvas.getByText('请选择地区')).toBeVisible();
  }),
};
