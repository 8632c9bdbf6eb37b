import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from '@yimen/ui/accordion';
import { Button } from '@yimen/ui/button';
import { Card } from '@yimen/ui/card';
import { DateList } from '@yimen/ui/date-list';
import { LinkList } from '@yimen/ui/link-list';
import { MediaCard } from '@yimen/ui/media-card';
import { RankList } from '@yimen/ui/rank-list';
import { SectionHead } from '@yimen/ui/section-head';
import { TabLinks } from '@yimen/ui/tabs';
import { TaskList, TaskRow } from '@yimen/ui/task-list';
import { DayTimeline } from '@yimen/ui/timeline';
import { art, longChinese, longEnglish, services } from './samples.tsx';

const meta = { title: 'Components/Lists' } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Cards: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }}>
      <Card>一块面板</Card>
      <Card tone="theme" padding="large">
        登录后，这里是你的一天
      </Card>
      <Card tone="floating" padding="large">
        浮在画面上
      </Card>
      <Card href="#card">{longChinese}</Card>
    </div>
  ),
};

const tabs = (
  <TabLinks
    label="对象"
    variant="filled"
    items={['学生', '教师', '校友', '访客'].map((label, index) => ({
      id: label,
      label,
      href: `#${index}`,
      current: index === 0,
    }))}
  />
);
export const SectionHeads: Story = {
  render: () => (
    <>
      <SectionHead title="推荐服务" tabs={tabs} more={{ label: '全部 326 项', href: '#all' }} />
      <SectionHead
        title="待我处理"
        size="medium"
        count={3}
        more={{ label: '任务中心', href: '#tasks' }}
        spacing="small"
      />
      <SectionHead title="本周热门" note="办理次数" spacing="small" />
      <SectionHead title={longChinese} end={<Button size="small">管理</Button>} />
    </>
  ),
};

export const Ranking: Story = {
  render: () => (
    <div style={{ width: 384 }}>
      <RankList
        unit="次办理"
        items={[
          ...services.map(({ id, name, count }) => ({ href: `#${id}`, title: name, count })),
          { href: '#long', title: longChinese, count: 1286402 },
        ]}
      />
    </div>
  ),
};

const news = ['“长江中游湿地碳汇观测”项目通过中期评估', '我校三门课程入选国家级一流本科课程', longChinese, longEnglish];
export const Links: Story = {
  render: () => (
    <div style={{ width: 384 }}>
      <LinkList items={news.map((title, index) => ({ href: `#${index}`, title, date: `2026-11-${19 - index}` }))} />
      <LinkList items={[{ href: '#no-date', title: '没有日期的一条' }]} />
    </div>
  ),
};

export const Notices: Story = {
  render: () => (
    <div style={{ width: 384 }}>
      <DateList
        items={[
          { href: '#1', title: '2026 年秋季学期期末考试安排', note: '教务处', date: '2026-11-20' },
          { href: '#2', title: longChinese, note: longChinese, date: '2026-01-09' },
          { href: '#3', title: longEnglish, date: '2026-11-18' },
        ]}
      />
    </div>
  ),
};

export const MediaCards: Story = {
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

export const Questions: Story = {
  render: () => (
    <Accordion
      defaultOpen={['ticket']}
      items={[
        {
          id: 'ticket',
          title: '补办期间需要乘火车，怎么购买学生票？',
          content:
            '可以先在“在读证明开具”中下载带校验码的电子证明。学生优惠资质每学年核验一次，已核验的不受补办影响，可直接购票。',
        },
        { id: 'classmate', title: '可以请同学代领吗？', content: '可以，请同学带上双方的有效证件。' },
        { id: 'long', title: longChinese, content: longEnglish },
      ]}
    />
  ),
};

export const Day: Story = {
  render: () => (
    <div style={{ width: 384 }}>
      <DayTimeline
        items={[
          { time: '08:00', title: '数据结构', note: ['明理楼 B204', '周文博'], state: 'past' },
          {
            time: '10:10',
            title: '概率论与数理统计',
            note: ['致知楼 A301', '沈清'],
            state: 'now',
            badge: '进行中，还剩 50 分钟',
          },
          { time: '14:00', title: '大学英语（四）', note: '外语楼 512', state: 'next' },
          { time: '19:00', title: longChinese, note: longEnglish, state: 'next' },
        ]}
      />
    </div>
  ),
};

export const Tasks: Story = {
  render: () => (
    <div style={{ width: 384 }}>
      <TaskList>
        <TaskRow
          href="#1"
          title="补充“国家助学金”佐证材料"
          note={['学生工作处', '退回补正']}
          deadline={{ label: '今天 17:00 截止', tone: 'error' }}
        />
        <TaskRow
          href="#2"
          title="确认实验室准入培训"
          note="实验室与设备处"
          deadline={{ label: '明天截止', tone: 'warning' }}
        />
        <TaskRow href="#3" title={longChinese} note={longChinese} deadline={{ label: '11-27 截止', tone: 'outline' }} />
        <TaskRow href="#4" title="没有期限的一件" />
      </TaskList>
    </div>
  ),
};

export const EmptyLists: Story = {
  render: () => (
    <>
      <RankList items={[]} />
      <LinkList items={[]} />
      <DateList items={[]} />
      <DayTimeline items={[]} />
      <Accordion items={[]} />
    </>
  ),
};
