import type { Meta, StoryObj } from '@storybook/react-vite';
import { MediaCard } from '@yimen/ui/media-card';
import { pictured } from '../.storybook/modes.ts';
import { art, longChinese } from './samples.tsx';

const meta: Meta<typeof MediaCard> = {
  title: 'Components 组件/MediaCard 图文卡片',
  id: 'components-mediacard',
  component: MediaCard,
};
export default meta;

export const Plain: StoryObj<typeof MediaCard> = {
  args: {
    href: '#1',
    image: art('lake'),
    title: '毕业离校',
    text: '12 个环节，一张清单走完',
    note: '距办理截止还有 24 天',
  },
};

export const MediaCards: StoryObj = {
  parameters: pictured('light-1280', 'dark-1280'),
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', maxWidth: 1200 }}>
      <MediaCard
        href="#1"
        image={art('lake')}
        ratio={3}
        title="毕业离校"
        text="12 个环节，一张清单走完"
        note="距办理截止还有 24 天"
      />
      <MediaCard href="#2" image={art('lab')} ratio={3} title={longChinese} text={longChinese} note="46 项服务" />
      <MediaCard href="#3" image="/art/absent.svg" ratio={3} title="图片没有加载出来" />
      <MediaCard
        href="#4"
        variant="plain"
        image={art('ginkgo')}
        ratio={384 / 216}
        title="银杏大道进入最佳观赏期，周末校园开放预约同步启动"
        text="11 月 21 日至 29 日，临湖校区每日接待社会访客 2,000 人次，请提前一天在“访客预约”中登记。"
        note="2026-11-19　党委宣传部"
      />
    </div>
  ),
};
