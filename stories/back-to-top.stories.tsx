import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackToTop } from '@yimen/ui/back-to-top';
import { Heading } from '@yimen/ui/heading';
import { expect, screen, waitFor } from 'storybook/test';

const meta: Meta<typeof BackToTop> = {
  title: 'Components 组件/BackToTop 回到顶部',
  id: 'components-backtotop',
  component: BackToTop,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
};
export default meta;

export const BackToTopOfALongPage: StoryObj = {
  render: () => (
    <div style={{ height: 3000 }}>
      <Heading level={1} id="story-top" tabIndex={-1}>
        通知公告
      </Heading>
      <BackToTop focusId="story-top" />
    </div>
  ),
  play: async () => {
    window.scrollTo(0, 1200);
    await waitFor(() => expect(screen.getByRole('button')).toBeVisible());
  },
};
