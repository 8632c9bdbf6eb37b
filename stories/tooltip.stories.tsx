import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { StarIcon } from '@yimen/ui/icon';
import { IconButton } from '@yimen/ui/icon-button';
import { Tooltip } from '@yimen/ui/tooltip';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { longChinese, longEnglish } from './samples.tsx';

const meta: Meta<typeof Tooltip> = {
  title: 'Components 组件/Tooltip 文字提示',
  id: 'components-tooltip',
  component: Tooltip,
};
export default meta;

export const TooltipOnFocus: StoryObj<typeof Tooltip> = {
  args: { text: '收藏后会出现在首页', children: <Button>收藏</Button> },
  render: (args) => (
    <div style={{ padding: 64 }}>
      <Tooltip {...args} />
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
export const TooltipWithLongWordsBelow: StoryObj<typeof Tooltip> = {
  render: () => (
    <Tooltip side="bottom" text={`${longChinese} ${longEnglish}`}>
      <IconButton label="收藏" icon={<StarIcon />} />
    </Tooltip>
  ),
  play: TooltipOnFocus.play,
};
