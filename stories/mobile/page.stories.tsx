import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellIcon, LayoutGridIcon, ScanLineIcon } from '@yimen/ui/icon';
import { IconButton } from '@yimen/ui/icon-button';
import { Agenda } from '@yimen/ui/mobile/agenda';
import { Hero } from '@yimen/ui/mobile/hero';
import { IconGrid } from '@yimen/ui/mobile/icon-grid';
import { NewsRow } from '@yimen/ui/mobile/news-row';
import { MobilePage, SectionColumns } from '@yimen/ui/mobile/page';
import { SearchBar } from '@yimen/ui/mobile/search-bar';
import { Section } from '@yimen/ui/mobile/section';
import { TabBar } from '@yimen/ui/mobile/tab-bar';
import { TaskRows } from '@yimen/ui/mobile/task-rows';
import { TopicCards } from '@yimen/ui/mobile/topic-cards';
import { pictured } from '../../.storybook/modes.ts';
import { at, phone } from '../phoneStory.tsx';
import { art, longChinese, longEnglish, services, tabs } from '../samples.tsx';

const meta: Meta<typeof MobilePage> = {
  title: 'Mobile 手机/MobilePage 手机页面',
  id: 'mobile-page',
  component: MobilePage,
  ...phone,
};
export default meta;
type Story = StoryObj<typeof MobilePage>;

const icons = [
  ...services.slice(0, 7).map(({ id, name, icon: Icon, online }) => ({
    href: `#${id}`,
    label: name,
    icon: <Icon size={24} strokeWidth={1.6} />,
    variant: online === 'full' ? ('filled' as const) : ('outlined' as const),
  })),
  {
    href: '#all',
    label: '全部服务',
    icon: <LayoutGridIcon size={24} strokeWidth={1.6} />,
    variant: 'outlined' as const,
  },
];

const header = (
  <Hero
    logo={<img src={art('emblem')} alt="" width={32} height={32} />}
    name="明德大学"
    image={art('hero')}
    actions={
      <>
        <IconButton size="large" label="消息" icon={<BellIcon size={22} />} badge={5} />
        <IconButton size="large" label="扫一扫" icon={<ScanLineIcon size={22} />} />
      </>
    }
  >
    <SearchBar href="#search" placeholder="搜服务、资讯，试试拼音首字母" />
  </Hero>
);

function Sections() {
  return (
    <>
      <Section padding="narrow" aria-label="常用服务">
        <IconGrid items={icons} />
      </Section>
      <SectionColumns>
        <Section title="今天" note="11 月 20 日 星期五" more={{ href: '#day' }}>
          <Agenda
            items={[
              { time: '10:10', title: '概率论与数理统计', note: ['致知楼 A301', '还剩 50 分钟'], current: true },
              { time: '14:00', title: '大学英语（四）', note: ['外语楼 512', 'Helen Zhao'] },
              { time: '19:00', title: longChinese, note: '图书馆报告厅' },
            ]}
          />
        </Section>
        <Section title="待我处理" count={3} more={{ label: '全部', href: '#tasks' }}>
          <TaskRows
            items={[
              {
                href: '#1',
                title: '补充“国家助学金”佐证材料',
                note: '学生工作处',
                deadline: { label: '今天 17:00', tone: 'error' },
              },
              { href: '#2', title: longChinese, note: longChinese, deadline: { label: '明天', tone: 'warning' } },
            ]}
          />
        </Section>
        <Section title="专题">
          <TopicCards
            items={[
              { href: '#1', title: '毕业离校', note: '12 个环节', image: art('lake') },
              { href: '#2', title: '期末季', note: '18 项服务', image: art('library') },
            ]}
          />
        </Section>
        <Section title="资讯" more={{ label: '更多', href: '#news' }}>
          <NewsRow
            href="#1"
            title="银杏大道进入最佳观赏期，周末校园开放预约启动"
            note={['党委宣传部', '11-19']}
            image={art('ginkgo')}
          />
          <NewsRow href="#2" title={longChinese} note={['科研院', '11-19']} image={art('lab')} />
          <NewsRow href="#3" title={longEnglish} />
        </Section>
      </SectionColumns>
    </>
  );
}

export const Home: Story = {
  args: { header, children: <Sections />, tabBar: <TabBar items={tabs} /> },
  // The portal's own home is pictured at every width, in dark too.
  parameters: pictured('light-375'),
};
export const HomeNarrow = at(() => <MobilePage {...Home.args} />, 'narrow');
