import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from '@yimen/ui/accordion';
import { Button } from '@yimen/ui/button';
import { DateList } from '@yimen/ui/date-list';
import { Empty } from '@yimen/ui/empty';
import { Grid } from '@yimen/ui/grid';
import { LinkList } from '@yimen/ui/link-list';
import { RankList } from '@yimen/ui/rank-list';
import { DayTimeline } from '@yimen/ui/timeline';
import { notPictured } from '../.storybook/modes.ts';

const meta: Meta<typeof Empty> = {
  title: 'Components 组件/Empty 空状态',
  id: 'components-empty',
  component: Empty,
  args: { title: '这里还空着', text: '暂时没有待办任务' },
};
export default meta;

export const Plain: StoryObj<typeof Empty> = {};

export const Nothing: StoryObj = {
  render: () => (
    <Grid columns={2} gap={24}>
      <Empty title="这里还空着" text="暂时没有待办任务" />
      <Empty
        image="/art/mingde-empty.svg"
        title="没有找到“学生正补办”"
        text="换一个说法，或者告诉我们缺了什么"
        action={<Button variant="primary">问助手</Button>}
      />
    </Grid>
  ),
};

export const EmptyLists: StoryObj = {
  parameters: notPictured('Lists of nothing draw nothing: there is no look to keep.'),
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
