import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@yimen/ui/badge';
import { Button, ButtonLink } from '@yimen/ui/button';
import {
  BellIcon,
  CalendarDaysIcon,
  CircleUserRoundIcon,
  CopyIcon,
  HouseIcon,
  LayoutGridIcon,
  MoonIcon,
  NewspaperIcon,
  ScanLineIcon,
  StarIcon,
} from '@yimen/ui/icon';
import { IconButton } from '@yimen/ui/icon-button';
import { Agenda } from '@yimen/ui/mobile/agenda';
import { BottomBar } from '@yimen/ui/mobile/bottom-bar';
import { CategoryRail } from '@yimen/ui/mobile/category-rail';
import { Cell, CellGroup } from '@yimen/ui/mobile/cell';
import { Hero } from '@yimen/ui/mobile/hero';
import { IconGrid } from '@yimen/ui/mobile/icon-grid';
import { NavBar } from '@yimen/ui/mobile/nav-bar';
import { NewsRow } from '@yimen/ui/mobile/news-row';
import { NotifyProvider, useNotify } from '@yimen/ui/mobile/notify';
import { MobilePage, SectionColumns } from '@yimen/ui/mobile/page';
import { ScrollTabs } from '@yimen/ui/mobile/scroll-tabs';
import { SearchBar, SearchInput } from '@yimen/ui/mobile/search-bar';
import { Section } from '@yimen/ui/mobile/section';
import { ServiceRow, ServiceRows } from '@yimen/ui/mobile/service-row';
import { StatRow } from '@yimen/ui/mobile/stat-row';
import { TabBar } from '@yimen/ui/mobile/tab-bar';
import { TaskRows } from '@yimen/ui/mobile/task-rows';
import { TopicCards } from '@yimen/ui/mobile/topic-cards';
import { art, longChinese, longEnglish, services } from './samples.tsx';

const meta = {
  title: 'Mobile/Pieces',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const tabs = [
  { id: 'home', label: '首页', href: '#home', icon: <HouseIcon size={24} />, current: true },
  { id: 'work', label: '办事', href: '#work', icon: <LayoutGridIcon size={24} /> },
  { id: 'news', label: '资讯', href: '#news', icon: <NewspaperIcon size={24} />, badge: true },
  { id: 'me', label: '我的', href: '#me', icon: <CircleUserRoundIcon size={24} />, badge: 128 },
];

function Home() {
  return (
    <MobilePage
      header={
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
      }
      tabBar={<TabBar items={tabs} />}
    >
      <Section padding="narrow" aria-label="常用服务">
        <IconGrid
          items={[
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
              variant: 'outlined',
            },
          ]}
        />
      </Section>
      <SectionColumns>
        <Section title="今天" note="11 月 20 日 星期五" more={{ href: '#day' }}>
          <Agenda
            items={[
              {
                time: '10:10',
                title: '概率论与数理统计',
                note: ['致知楼 A301', '还剩 50 分钟'],
                current: true,
                href: '#1',
              },
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
    </MobilePage>
  );
}
export const PhoneHome: Story = { render: () => <Home /> };
export const TabletHome: Story = { render: () => <Home />, globals: { viewport: { value: 'tablet' } } };

export const Hall: Story = {
  render: () => (
    <MobilePage
      ground="surface"
      header={<NavBar title="办事" />}
      tabBar={<TabBar items={tabs.map((tab) => ({ ...tab, current: tab.id === 'work' }))} />}
    >
      <div style={{ padding: '0 12px 12px' }}>
        <SearchBar variant="flat" href="#search" placeholder="搜 140 项服务，试试拼音首字母" />
      </div>
      <div style={{ display: 'flex' }}>
        <CategoryRail
          items={['推荐', '学籍学业', '教学教务', '生活后勤', '奖助勤贷', '科研学术', '人事与师资队伍建设'].map(
            (label, index) => ({
              id: label,
              label,
              href: `#${label}`,
              current: index === 1,
            }),
          )}
        />
        <div style={{ flex: 1, minWidth: 0, padding: '0 16px' }}>
          <ServiceRows>
            {services.map(({ id, name, icon: Icon, department, promised, online }, index) => (
              <ServiceRow
                key={id}
                href={`#${id}`}
                icon={<Icon size={20} strokeWidth={1.6} />}
                title={name}
                meta={[department, promised]}
                online={online}
                collected={index % 3 === 0}
                onCollectedChange={() => undefined}
              />
            ))}
            <ServiceRow
              href="#long"
              icon={<StarIcon size={20} />}
              title={longChinese}
              meta={[longChinese]}
              state="维护中"
            />
          </ServiceRows>
        </div>
      </div>
    </MobilePage>
  ),
};

export const PersonalCentre: Story = {
  render: () => (
    <MobilePage header={<NavBar title="我的" variant="lined" />}>
      <div style={{ height: 12 }} />
      <Section aria-label="我的校园">
        <StatRow
          items={[
            { value: '86.40', label: '校园卡', href: '#card' },
            { value: '3', label: '图书在借' },
            { value: '92.5', label: '学分' },
            { value: '12.6', label: '流量 GB' },
          ]}
        />
      </Section>
      <Section padding="none" aria-label="我的事">
        <CellGroup>
          <Cell href="#files" icon={<CopyIcon />} title="我的办件" value="2 件办理中" />
          <Cell href="#days" icon={<CalendarDaysIcon />} title="我的日程" value="今天 5 项" />
          <Cell href="#notices" icon={<BellIcon />} title="消息通知" end={<Badge count={128} />} />
          <Cell href="#dark" icon={<MoonIcon />} title="深色模式" note="跟随系统，也可以一直打开或关闭" />
          <Cell title="实名信息" note="由学校统一维护，不能在这里修改" value="已核验" />
          <Cell href="#long" title={longChinese} value={longChinese} />
        </CellGroup>
      </Section>
      <Section padding="none" aria-label="账号">
        <CellGroup>
          <Cell title="退出登录" tone="danger" centred onPress={() => undefined} />
        </CellGroup>
      </Section>
    </MobilePage>
  ),
};

export const Guide: Story = {
  render: () => (
    <MobilePage
      header={
        <NavBar
          title="办事指南"
          backHref="#back"
          end={<IconButton size="large" label="收藏" icon={<StarIcon size={22} />} />}
        />
      }
      tabBar={
        <BottomBar
          start={
            <Button variant="light" size="large">
              问助手
            </Button>
          }
        >
          <ButtonLink href="#start" variant="primary" size="large" fullWidth>
            立即办理
          </ButtonLink>
        </BottomBar>
      }
    >
      <ScrollTabs
        label="指南"
        items={['谁能办', '要准备什么', '怎么办', '多久办好', '去哪里', '常见问题'].map((label, index) => ({
          id: label,
          label,
          href: `#${label}`,
          current: index === 5,
        }))}
      />
      <ScrollTabs
        label="筛选"
        variant="chips"
        items={['全部', '信息工程学院', '图书馆', '后勤', '研究生院'].map((label, index) => ({
          id: label,
          label,
          href: `#${label}`,
          current: index === 0,
          count: index === 1 ? 2 : undefined,
        }))}
      />
      <Section title="谁能办">全日制在籍本科生、研究生；{longEnglish}</Section>
    </MobilePage>
  ),
};

export const NavBars: Story = {
  render: () => (
    <MobilePage>
      <NavBar title="学生证补办" backHref="#back" />
      <NavBar title={longChinese} onBack={() => undefined} end={<Button variant="text">全部已读</Button>} />
      <div style={{ padding: '4px 12px' }}>
        <SearchInput label="搜服务、资讯" placeholder="搜服务、资讯" />
        <SearchInput label="已经填写的搜索" defaultValue="cjd" />
      </div>
    </MobilePage>
  ),
};

function Messages() {
  const notify = useNotify();
  return (
    <MobilePage header={<NavBar title="顶部消息" />}>
      <div style={{ display: 'grid', gap: 12, padding: 64 }}>
        <Button onClick={() => notify.success('已加入日程')}>成功</Button>
        <Button onClick={() => notify.error('提交失败：请求超时，请稍后再试')}>失败</Button>
        <Button onClick={() => notify.warning('17:00 后将顺延受理')}>提醒</Button>
        <Button onClick={() => notify.info(longChinese)}>消息</Button>
      </div>
    </MobilePage>
  );
}
export const TopMessages: Story = {
  render: () => (
    <NotifyProvider>
      <Messages />
    </NotifyProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '失败' }));
    await canvas.findByRole('alert');
  },
};
