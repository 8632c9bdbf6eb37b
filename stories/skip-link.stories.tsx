import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from '@yimen/ui/skip-link';
import { Text } from '@yimen/ui/text';
import { userEvent } from 'storybook/test';

const meta: Meta<typeof SkipLink> = {
  title: 'Components 组件/SkipLink 跳转链接',
  id: 'components-skiplink',
  component: SkipLink,
};
export default meta;

export const AtTheTop: StoryObj = {
  render: () => (
    <div>
      <SkipLink href="#content" />
      <main id="content">
        <Text>按 Tab 键显示“跳到主要内容”。</Text>
      </main>
    </div>
  ),
};

export const Focused: StoryObj = { render: AtTheTop.render, play: () => userEvent.tab() };
