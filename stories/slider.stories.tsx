import type { Meta, StoryObj } from '@storybook/react-vite';
import { Volume2Icon } from '@yimen/ui/icon';
import { Slider } from '@yimen/ui/slider';
import { Stack } from '@yimen/ui/stack';
import { kinds, pictured } from '../.storybook/modes.ts';
import { longChinese, longEnglish } from './samples.tsx';

const meta: Meta<typeof Slider> = {
  title: 'Components 组件/Slider 滑块',
  id: 'components-slider',
  component: Slider,
  args: { label: '提前提醒', max: 60, step: 5, defaultValue: 15 },
  parameters: pictured(...kinds.themed),
};
export default meta;

export const Plain: StoryObj<typeof Slider> = {};

const minutes = (value: number) => `${value} 分钟`;
export const Sliders: StoryObj = {
  render: () => (
    <div style={{ maxWidth: 420 }}>
      <Stack gap={20}>
        <Slider label="提前提醒" max={60} step={5} defaultValue={15} format={minutes} />
        <Slider label="到头" defaultValue={100} />
        <Slider label="停用" defaultValue={40} disabled />
        <Slider label="朗读音量" hideLabel defaultValue={60} start={<Volume2Icon />} />
        <Slider label={longChinese} defaultValue={0} format={() => longEnglish.slice(0, 24)} />
      </Stack>
    </div>
  ),
};
