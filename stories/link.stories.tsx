import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '@yimen/ui/link';
import { Stack } from '@yimen/ui/stack';
import { Text } from '@yimen/ui/text';

const meta: Meta<typeof Link> = {
  title: 'Components 组件/Link 链接',
  id: 'components-link',
  component: Link,
  args: { href: '#guide', children: '查看办事指南' },
};
export default meta;

export const Plain: StoryObj<typeof Link> = {};

export const Links: StoryObj = {
  render: () => (
    <Stack gap={12} align="start">
      <Link href="#text">文字链接</Link>
      <Link href="#quiet" variant="quiet">
        安静的链接
      </Link>
      <Link href="#plain" variant="plain">
        没有样子的链接
      </Link>
      <Link href="https://example.org" external>
        国家政务服务平台
      </Link>
      <Text as="p">
        补办前请阅读
        <Link href="#rules" variant="inline">
          《学生证管理规定》
        </Link>
        ，或者查看
        <Link href="#faq" variant="inline">
          常见问题
        </Link>
        。
      </Text>
    </Stack>
  ),
};
