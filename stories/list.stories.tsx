import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@yimen/ui/button';
import { FileTextIcon } from '@yimen/ui/icon';
import { List, ListItem } from '@yimen/ui/list';
import { Tag } from '@yimen/ui/tag';
import { Tile } from '@yimen/ui/tile';
import { longChinese, longEnglish, services } from './samples.tsx';

const meta: Meta<typeof List> = {
  title: 'Components 组件/List 列表',
  id: 'components-list',
  component: List,
};
export default meta;

export const ListOfOneLine: StoryObj<typeof List> = {
  args: {
    divided: true,
    children: (
      <>
        <ListItem title="2026 年秋季学期期末考试安排" href="#1" end="11-20" />
        <ListItem title="11 月 22 日主校区计划停电通知" href="#2" end="11-19" current />
        <ListItem title="没有链接的一行" end="11-18" />
        <ListItem title="暂不开放的一行" href="#3" disabled />
      </>
    ),
  },
};
export const ListOfTwoLines: StoryObj = {
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
export const ListWithLongWords: StoryObj = {
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
