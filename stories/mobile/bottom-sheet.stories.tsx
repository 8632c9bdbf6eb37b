import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { BottomSheet } from '@yimen/ui/mobile/bottom-sheet';
import { FormRows, PressRow, TextRow } from '@yimen/ui/mobile/form-row';
import { phoneAt } from '../../.storybook/modes.ts';
import { opensAndCloses } from '../layerPlays.ts';
import { everyWidthBut, layerArgs, Over, phone } from '../phoneStory.tsx';

const meta: Meta<typeof BottomSheet> = {
  title: 'Mobile 手机/BottomSheet 底部面板',
  id: 'mobile-bottom-sheet',
  component: BottomSheet,
  ...phone,
  args: {
    ...layerArgs,
    title: '添加日程',
    footer: (
      <Button variant="primary" size="large">
        保存日程
      </Button>
    ),
    children: (
      <FormRows>
        <TextRow label="标题" defaultValue="组会" />
        <TextRow label="地点" placeholder="教室、会议室或线上" />
        <PressRow label="开始" value="11 月 20 日 15:30" />
        <PressRow label="结束" value="11 月 20 日 14:30" error="结束时间要晚于开始时间" />
      </FormRows>
    ),
  },
  render: (args) => (
    <Over
      open={args.open}
      layer={(open, onOpenChange) => <BottomSheet {...args} open={open} onOpenChange={onOpenChange} />}
    />
  ),
};
export default meta;
type Story = StoryObj<typeof BottomSheet>;

export const WithForm: Story = { parameters: everyWidthBut('light-768') };
export const WithFormLandscape: Story = phoneAt('landscape');
export const WithFormTablet: Story = phoneAt('tablet');
export const WithHeights: Story = {
  args: {
    title: '筛选服务',
    footer: undefined,
    snapPoints: [0.45, 0.9],
    children: (
      <div style={{ padding: '0 16px' }}>
        {Array.from({ length: 30 }, (_row, index) => (
          <p key={index}>第 {index + 1} 个部门</p>
        ))}
      </div>
    ),
  },
};
export const OpenedByPress: Story = opensAndCloses;
