import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarIcon } from '@yimen/ui/icon';
import { Stack } from '@yimen/ui/stack';
import { Tag, tagTones } from '@yimen/ui/tag';

const meta: Meta<typeof Tag> = {
  title: 'Components 组件/Tag 标签',
  id: 'components-tag',
  component: Tag,
  args: { tone: 'theme', children: '全程网办' },
};
export default meta;

export const Plain: StoryObj<typeof Tag> = {};

const toneWords = {
  theme: '全程网办',
  neutral: '学生',
  outline: '到场一次',
  success: '已办结',
  warning: '明天截止',
  error: '今天截止',
};

export const Tags: StoryObj = {
  render: () => (
    <Stack gap={16}>
      {(['medium', 'small', 'field'] as const).map((size) => (
        <Stack key={size} direction="row" gap={8} align="center" wrap>
          {tagTones.map((tone) => (
            <Tag key={tone} tone={tone} size={size}>
              {toneWords[tone]}
            </Tag>
          ))}
        </Stack>
      ))}
      <Stack direction="row" gap={8} align="center" wrap>
        <Tag icon={<CalendarIcon size={14} />} tone="theme">
          本周四
        </Tag>
        <Tag size="field" tone="theme" onRemove={() => undefined}>
          教务处
        </Tag>
        <Tag tone="warning">
          江城职业技术学院机电工程学院机械设计制造及其自动化专业二〇二六级本科一班全体同学请于本周五之前完成
        </Tag>
      </Stack>
    </Stack>
  ),
};
