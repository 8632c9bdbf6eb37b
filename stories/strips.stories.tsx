import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { FileTextIcon, Volume2Icon } from '@yimen/ui/icon';
import { List, ListItem } from '@yimen/ui/list';
import { Marquee } from '@yimen/ui/marquee';
import { Slider } from '@yimen/ui/slider';
import { Stack } from '@yimen/ui/stack';
import { Tag } from '@yimen/ui/tag';
import { Tile } from '@yimen/ui/tile';
import { longChinese, longEnglish, services } from './samples.tsx';

const meta = { title: 'Components/Rows and strips' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ListOfOneLine: Story = {
  render: () => (
    <List>
      <ListItem title="2026 年秋季学期期末考试安排" href="#1" end="11-20" />
      <ListItem title="11 月 22 日主校区计划停电通知" href="#2" end="11-19" current />
      <ListItem title="没有链接的一行" end="11-18" />
      <ListItem title="暂不开放的一行" href="#3" disabled />
    </List>
  ),
};
export const ListOfTwoLines: Story = {
  render: () => (
    <List>
      {services.slice(0, 4).map(({ id, name, icon: Icon, department, promised }) => (
        <ListItem
          key={id}
          title={name}
          note={[department, promised]}
          href={`#${id}`}
          leading={<Tile size="small" icon={<Icon size={20} />} />}
          end={<Tag tone="success">已办结</Tag>}
          actions={<Button size="small">再次办理</Button>}
        />
      ))}
    </List>
  ),
};
export const ListWithLongWords: Story = {
  render: () => (
    <div style={{ width: 360, paddingInline: 12 }}>
      <List divided={false}>
        <ListItem title={longChinese} note={longEnglish} href="#1" end="11-20" />
        <ListItem
          title={longEnglish}
          note={[longChinese, longChinese]}
          leading={<Tile size="small" icon={<FileTextIcon size={20} />} />}
          onSelect={() => undefined}
        />
        <ListItem title={`${longChinese}${longEnglish}`} />
      </List>
    </div>
  ),
};

const notices = [
  '图书馆新增 312 个静音座位，今日起可线上预约',
  '11 月 22 日主校区计划停电，请提前保存实验数据',
  '2027 年寒假留校住宿登记开放，12 月 5 日截止',
].map((text, index) => ({ id: `${index}`, text, href: `#notice-${index}` }));
export const MarqueeThatMoves: Story = {
  render: () => (
    <div style={{ width: 420 }}>
      <Marquee items={notices} />
    </div>
  ),
};
export const MarqueeThatFits: Story = { render: () => <Marquee items={notices.slice(0, 1)} /> };
export const MarqueeWithLongWords: Story = {
  render: () => (
    <div style={{ width: 320 }}>
      <Marquee items={[{ id: '1', text: longChinese + longEnglish }]} />
    </div>
  ),
};

const minutes = (value: number) => `${value} 分钟`;
export const Sliders: Story = {
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
